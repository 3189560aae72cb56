//! Whatever is read as an EPD record is written so that it reads back as the same record.

#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::epd::Epd;

fuzz_target!(|line: &str| {
    if let Ok(epd) = line.parse::<Epd>() {
        let written = epd.to_string();
        assert_eq!(written.parse(), Ok(epd), "{written}");
    }
});
