//! What takes thought is done beside the workers that serve everyone.

use crate::live::Trouble;

/// Does what takes thought without keeping others waiting.
///
/// # Errors
/// If the thought was broken off.
pub(crate) async fn aside<T: Send + 'static>(
    think: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Trouble> {
    let thought = tokio::task::spawn_blocking(think).await;
    thought.map_err(|error| Trouble::BrokenOff(error.to_string()))
}
