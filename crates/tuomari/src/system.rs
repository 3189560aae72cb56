//! What only some systems have: being told to stop, and a limit on open files.

use std::io;

/// Listens for an interrupt or a termination signal; the future waits for one.
#[cfg(unix)]
pub(crate) fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// The same on Windows: Ctrl-C, a console that is closed, a machine that shuts down.
#[cfg(windows)]
pub(crate) fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::windows::{ctrl_c, ctrl_close, ctrl_shutdown};
    let (mut interrupt, mut close, mut shutdown) = (ctrl_c()?, ctrl_close()?, ctrl_shutdown()?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = close.recv() => {}
            _ = shutdown.recv() => {}
        }
    })
}

/// Each connection is an open file, and the limit that a process begins with is low.
#[cfg(unix)]
pub(crate) fn take_all_files() -> io::Result<()> {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    Ok(setrlimit(Resource::Nofile, limit)?)
}

/// Windows has no such limit.
#[cfg(windows)]
pub(crate) fn take_all_files() -> io::Result<()> {
    Ok(())
}
