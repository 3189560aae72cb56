//! The feature `serde`.

extern crate tuomari_notation as notation;

use chess::Position;
use notation::{Form, Language, Remark, Style, read};

#[test]
fn a_language_is_its_code_and_any_tag_of_it_is_read() {
    for language in Language::ALL {
        let json = serde_json::to_string(&language).unwrap();
        assert_eq!(json, format!("{:?}", language.code()));
        assert_eq!(serde_json::from_str::<Language>(&json).unwrap(), language);
    }
    assert_eq!(serde_json::from_str::<Language>("\"pt-BR\"").unwrap(), Language::Portuguese);
    let unknown = serde_json::from_str::<Language>("\"tlh\"").unwrap_err().to_string();
    assert!(unknown.contains("tlh"), "{unknown}");
}

#[test]
fn a_style_comes_back_and_what_it_leaves_out_is_usual() {
    let style = Style { language: Language::Finnish, form: Form::Long, ..Style::PGN };
    let json = serde_json::to_string(&style).unwrap();
    assert_eq!(serde_json::from_str::<Style>(&json).unwrap(), style);
    let long: Style = serde_json::from_str(r#"{"language": "fi", "form": "long"}"#).unwrap();
    let wanted = Style { language: Language::Finnish, form: Form::Long, ..Style::default() };
    assert_eq!(long, wanted);
    assert!(serde_json::from_str::<Style>(r#"{"from": "long"}"#).is_err(), "no such choice");
}

#[test]
fn remarks_are_a_list_of_words() {
    let start = Position::initial();
    let reading = read(&start, "Ng1-f3", Language::English).unwrap();
    let words: Vec<Remark> =
        serde_json::from_value(serde_json::to_value(reading.remarks).unwrap()).unwrap();
    assert!(words.contains(&Remark::Hyphen), "{words:?}");
    assert_eq!(serde_json::to_string(&Remark::LongForm).unwrap(), "\"long_form\"");
}
