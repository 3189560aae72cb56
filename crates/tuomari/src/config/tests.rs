use super::*;

fn origin(config: &Config, name: &str) -> (String, Origin) {
    config.0[name].clone()
}

#[test]
fn a_flag_goes_before_the_environment_before_the_file_before_the_default() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tuomari.toml");
    std::fs::write(&path, "listen = \"1.1.1.1:1\"\nlog = \"warn\"\nconnections = 7\n").unwrap();
    let flags =
        Flags { config: Some(path.clone()), listen: Some("3.3.3.3:3".into()), ..Flags::default() };
    let variable = |name: &str| match name {
        "TUOMARI_LISTEN" => Some("2.2.2.2:2".to_owned()),
        "TUOMARI_LOG" => Some("debug".to_owned()),
        "HOME" => Some("/home/laine".to_owned()),
        _ => None,
    };
    let config = Config::gather_from(&flags, variable).unwrap();
    assert_eq!(origin(&config, "listen"), ("3.3.3.3:3".to_owned(), Origin::Flag));
    let from = Origin::Variable("TUOMARI_LOG".to_owned());
    assert_eq!(origin(&config, "log"), ("debug".to_owned(), from));
    assert_eq!(origin(&config, "connections"), ("7".to_owned(), Origin::File(path)));
    let database = "/home/laine/.local/state/tuomari/tuomari.sqlite".to_owned();
    assert_eq!(origin(&config, "database"), (database, Origin::Default));
    assert_eq!(config.settings().unwrap().limits.connections, 7);
}

#[test]
fn what_means_nothing_is_named_with_its_origin() {
    let flags = Flags { outage: Some("perhaps".into()), ..Flags::default() };
    let config = Config::gather_from(&flags, |_| None).unwrap();
    let error = config.settings().unwrap_err().to_string();
    assert_eq!(error, "outage = \"perhaps\" (flag): expected counts or restored");
    for (name, value, why) in [
        ("log", "loud", "expected error, warn, info, debug or trace"),
        ("public-url", "notaurl", "expected an address such as https://chess.example"),
        ("public-url", "https://", "expected an address such as https://chess.example"),
        ("acts-per-second", "0", "expected at least 1"),
        ("open", "nobody", "expected anyone, lan, code or code:WORD"),
        ("open", "code:x", "a code has at least 6 characters"),
        ("open", "code:häntäpää", "a code has plain letters, digits and signs, no spaces"),
        ("log-format", "xml", "expected text or json"),
        ("tls-cert", "club.pem", "expected tls-key beside it"),
        ("tls-key", "club.key", "expected tls-cert beside it"),
    ] {
        let variable = format!("TUOMARI_{}", name.to_uppercase().replace('-', "_"));
        let given = |asked: &str| (asked == variable).then(|| value.to_owned());
        let config = Config::gather_from(&Flags::default(), given).unwrap();
        let checked = config.settings().map(drop).and_then(|()| config.log().map(drop));
        let checked = checked.and_then(|()| config.log_format().map(drop));
        let error = checked.unwrap_err().to_string();
        assert!(error.starts_with(name) && error.ends_with(why), "{error}");
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tuomari.toml");
    std::fs::write(&path, "lisen = \"1.1.1.1:1\"\n").unwrap();
    let flags = Flags { config: Some(path), ..Flags::default() };
    let error = Config::gather_from(&flags, |_| None).unwrap_err().to_string();
    assert!(error.ends_with("unknown setting \"lisen\""), "{error}");
}
