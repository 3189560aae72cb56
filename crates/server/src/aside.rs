//! What takes thought is done beside the workers that serve everyone.

use tokio::runtime::{Handle, RuntimeFlavor};

use crate::live::Trouble;

/// Does what takes thought without keeping others waiting.
///
/// # Errors
/// If the thought was broken off.
pub(crate) async fn aside<T: Send + 'static>(
    think: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Trouble> {
    if Handle::current().runtime_flavor() == RuntimeFlavor::CurrentThread {
        // There is one worker, and nothing beside it.
        return Ok(think());
    }
    let thought = tokio::task::spawn_blocking(think).await;
    thought.map_err(|error| Trouble::BrokenOff(error.to_string()))
}
