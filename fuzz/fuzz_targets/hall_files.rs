//! Files of tournaments: whatever is in them, nothing panics, and what was read is written and read
//! again as the same.

#![no_main]

use hall::{EventRegulations, Trf, TrfVersion, read_players};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let (trf, _) = Trf::read(bytes);
    let once = trf.write(TrfVersion::Trf26);
    let (again, _) = Trf::read(once.as_bytes());
    assert_eq!(again.write(TrfVersion::Trf26), once);
    let _ = trf.standings(&[], false);
    let _ = read_players(bytes);
    if let Ok(text) = std::str::from_utf8(bytes)
        && let Ok(regulations) = EventRegulations::read(text)
    {
        assert_eq!(EventRegulations::read(&regulations.write()), Ok(regulations));
    }
});
