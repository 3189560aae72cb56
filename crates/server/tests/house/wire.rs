//! The types of the page: `web/src/table/wire.ts` is the document of OpenAPI, printed.
//!
//! After a change of what goes over the wire: `UPDATE=1 cargo test -p tuomari-server --test house wire`.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use serde_json::{Map, Value};
use tempfile::tempdir;

use crate::document::Document;
use crate::people::House;

#[tokio::test]
async fn the_types_of_the_page_are_those_of_the_document() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let whole = &Document::of(&house).await.whole;
    let mut printed = String::from(
        "// Printed from the schemas of the server by its test `wire`; not to be edited.\n",
    );
    for (name, schema) in whole["components"]["schemas"].as_object().unwrap() {
        if let Some(text) = schema["description"].as_str() {
            let first = text.split("\n\n").next().unwrap_or_default().replace('\n', " ");
            write!(printed, "\n/** {first} */").unwrap();
        }
        write!(printed, "\nexport type {} =\n  {};\n", title(name), type_of(schema)).unwrap();
    }
    house.close().await;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/table/wire.ts");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &printed).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == printed, "web/src/table/wire.ts is stale; print it anew with UPDATE=1");
}

/// A name that TypeScript takes.
fn title(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).collect()
}

fn type_of(schema: &Value) -> String {
    let Some(schema) = schema.as_object() else { return "unknown".to_owned() };
    let mut parts = Vec::new();
    if let Some(place) = schema.get("$ref").and_then(Value::as_str) {
        parts.push(title(place.rsplit('/').next().unwrap_or_default()));
    }
    for union in ["oneOf", "anyOf"] {
        if let Some(options) = schema.get(union).and_then(Value::as_array) {
            parts.push(format!("({})", joined(options.iter().map(type_of), " | ")));
        }
    }
    if let Some(all) = schema.get("allOf").and_then(Value::as_array) {
        parts.extend(all.iter().map(type_of));
    }
    parts.extend(plain(schema));
    match parts.len() {
        0 => "unknown".to_owned(),
        _ => joined(parts.into_iter(), " & "),
    }
}

/// What a schema says by itself: literals, or one type or several.
fn plain(schema: &Map<String, Value>) -> Option<String> {
    if let Some(value) = schema.get("const") {
        return Some(value.to_string());
    }
    if let Some(words) = schema.get("enum").and_then(Value::as_array) {
        return Some(format!("({})", joined(words.iter().map(Value::to_string), " | ")));
    }
    match schema.get("type") {
        Some(Value::Array(kinds)) => {
            let kinds = kinds.iter().filter_map(Value::as_str);
            Some(format!("({})", joined(kinds.map(|kind| of_kind(kind, schema)), " | ")))
        }
        Some(Value::String(kind)) => Some(of_kind(kind, schema)),
        // What is flattened into something says its fields without its kind.
        _ => schema.contains_key("properties").then(|| of_kind("object", schema)),
    }
}

fn of_kind(kind: &str, schema: &Map<String, Value>) -> String {
    match kind {
        "string" | "boolean" | "null" => kind.to_owned(),
        "integer" | "number" => "number".to_owned(),
        "array" => match (schema.get("prefixItems").and_then(Value::as_array), schema.get("items"))
        {
            (Some(items), _) => format!("[{}]", joined(items.iter().map(type_of), ", ")),
            (None, Some(items)) => format!("{}[]", grouped(type_of(items))),
            (None, None) => "unknown[]".to_owned(),
        },
        _ => object(schema),
    }
}

fn object(schema: &Map<String, Value>) -> String {
    let required = |name: &str| {
        let all = schema.get("required").and_then(Value::as_array);
        all.is_some_and(|all| all.iter().any(|one| one == name))
    };
    let Some(fields) = schema.get("properties").and_then(Value::as_object) else {
        return match schema.get("additionalProperties").filter(|more| more.is_object()) {
            Some(more) => format!("{{ [name: string]: {} }}", type_of(more)),
            None => "object".to_owned(),
        };
    };
    let field = |(name, of): (&String, &Value)| {
        let sign = if required(name) { "" } else { "?" };
        format!("{name:?}{sign}: {}", type_of(of))
    };
    format!("{{ {} }}", joined(fields.iter().map(field), "; "))
}

fn grouped(text: String) -> String {
    if text.contains(['|', '&']) && !text.starts_with('(') { format!("({text})") } else { text }
}

fn joined(parts: impl Iterator<Item = String>, sign: &str) -> String {
    parts.collect::<Vec<_>>().join(sign)
}
