//! CPU time.

use std::time::Duration;

use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;
use nix::time::{ClockId, clock_getcpuclockid, clock_gettime};
use nix::unistd::Pid;

/// Of this thread, so far.
pub(crate) fn own() -> Duration {
    read(ClockId::CLOCK_THREAD_CPUTIME_ID)
}

/// Of a running process, so far.
pub(crate) fn of(process: u32) -> Duration {
    let id = i32::try_from(process).map(Pid::from_raw);
    id.ok().and_then(|id| clock_getcpuclockid(id).ok()).map_or(Duration::ZERO, read)
}

/// Of all children that have exited.
pub(crate) fn children() -> Duration {
    getrusage(UsageWho::RUSAGE_CHILDREN).map_or(Duration::ZERO, |usage| {
        let micros = usage.user_time().num_microseconds() + usage.system_time().num_microseconds();
        Duration::from_micros(micros.unsigned_abs())
    })
}

fn read(clock: ClockId) -> Duration {
    clock_gettime(clock).map_or(Duration::ZERO, Duration::from)
}
