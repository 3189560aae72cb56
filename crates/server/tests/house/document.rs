//! The document that tells of the API, and the answers of all these tests held against it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use jsonschema::Validator;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tempfile::tempdir;
use tokio::sync::OnceCell;

use crate::people::{House, screen};

/// What a server says of its API.
pub(crate) struct Document {
    pub(crate) whole: Value,
    validators: Mutex<HashMap<String, Arc<Validator>>>,
}

static DOCUMENT: OnceCell<Document> = OnceCell::const_new();

impl Document {
    pub(crate) async fn of(house: &House) -> &'static Self {
        let read = async || {
            let url = house.url("/api/v1/openapi.json");
            let whole = house.http.get(url).send().await.unwrap().json().await.unwrap();
            Self { whole, validators: Mutex::default() }
        };
        DOCUMENT.get_or_init(read).await
    }

    /// The one that was read before.
    pub(crate) fn known() -> &'static Self {
        DOCUMENT.get().expect("a table was opened first")
    }

    /// What is told of a request; nothing if there is no such place.
    fn operation(&self, method: &Method, path: &str) -> Option<&Value> {
        let path = path.split('?').next().unwrap();
        let fits = |template: &str| {
            let (one, other) = (template.split('/'), path.split('/'));
            template.split('/').count() == path.split('/').count()
                && one.zip(other).all(|(place, word)| place.starts_with('{') || place == word)
        };
        let places = self.whole["paths"].as_object().unwrap();
        // A place by name goes before one that takes any.
        let place = places.get(path).or_else(|| {
            places.iter().find(|(template, _)| fits(template)).map(|(_, place)| place)
        })?;
        place.get(method.as_str().to_lowercase())
    }

    /// Holds a value against a schema of the document.
    pub(crate) fn check(&self, schema: &Value, value: &Value, about: &str) {
        let mut whole = schema.clone();
        whole["components"] = self.whole["components"].clone();
        let validator = {
            let mut validators = self.validators.lock().unwrap();
            let make = || Arc::new(jsonschema::draft202012::new(&whole).unwrap());
            Arc::clone(validators.entry(schema.to_string()).or_insert_with(make))
        };
        let faults: Vec<String> = validator
            .iter_errors(value)
            .map(|error| format!("{} at {}", error, error.instance_path()))
            .collect();
        assert!(faults.is_empty(), "{about} is not as the document says: {faults:#?}\n{value}");
    }

    /// Holds an answer, and a request that was understood, against the document.
    pub(crate) fn check_answer(
        &self,
        (method, path, body): (&Method, &str, Option<&Value>),
        (status, kind, answer): (StatusCode, Option<&str>, &Value),
    ) {
        if !path.starts_with("/api/v1") {
            return;
        }
        let about = format!("{method} {path} {status}");
        let Some(operation) = self.operation(method, path) else {
            assert!([404, 405].contains(&status.as_u16()), "{about}: not in the document");
            return;
        };
        let told = &operation["responses"][status.as_str()];
        assert!(!told.is_null(), "{about}: the status is not in the document: {answer}");
        match (kind, told.get("content")) {
            (Some(kind), Some(content)) => {
                let kind = kind.split(';').next().unwrap();
                let told = &content[kind];
                assert!(!told.is_null(), "{about}: {kind} is not in the document");
                self.check(&told["schema"], answer, &about);
            }
            (None, None) => {}
            (kind, told) => panic!("{about}: {kind:?}, and the document has {told:?}"),
        }
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        if let Some(body) = body.filter(|_| status.is_success()) {
            self.check(schema, body, &format!("the body of {about}"));
        }
    }

    /// Holds a frame of the server against the document.
    pub(crate) fn check_frame(&self, frame: &Value) {
        let path = "/api/v1/tables/{table}/socket";
        let schema = &self.whole["paths"][path]["get"]["x-server-says"]["schema"];
        self.check(schema, frame, "a frame");
    }
}

#[tokio::test]
async fn the_document_is_one_of_openapi_and_all_its_schemas_are_schemas() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let whole = &Document::of(&house).await.whole;
    // An independent reader of the format.
    let read = oas3::from_json(whole.to_string()).unwrap();
    let mut ids: Vec<_> = read.operations().map(|(_, _, told)| told.operation_id.clone()).collect();
    let operations = ids.len();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), operations, "every operation has a name of its own");
    assert!(operations >= 20 && ids.iter().all(Option::is_some), "{ids:?}");
    let schemas = whole["components"]["schemas"].as_object().unwrap();
    for (name, schema) in schemas {
        jsonschema::draft202012::meta::validate(schema)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        // Names with a number were made up because two types have the same.
        assert!(!name.ends_with(|c: char| c.is_ascii_digit()), "{name}");
        let whole = json!({"$ref": format!("#/components/schemas/{name}"),
                           "components": whole["components"]});
        jsonschema::draft202012::new(&whole).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    house.close().await;
}

#[tokio::test]
async fn at_every_place_of_the_document_its_methods_are_taken_and_no_others() {
    let folder = tempdir().unwrap();
    let house = House::open(&folder.path().join("j.sqlite")).await;
    let table = house.table(screen()).await;
    let hall = crate::hall::Hall::open(&house).await;
    let whole = &Document::of(&house).await.whole;
    for (template, told) in whole["paths"].as_object().unwrap() {
        let path = template
            .replace("{table}", &table.id)
            .replace("{book}", "fide-2018")
            .replace("{number}", "9.6.2")
            .replace("{color}", "white")
            .replace("{role}", "spectator")
            .replace("{event}", &hall.id)
            .replace("{arbiter}", "1")
            .replace("{player}", "99")
            .replace("{round}", "1")
            .replace("{appeal}", "1");
        assert!(!path.contains('{'), "{path}: what stands there?");
        for method in [Method::GET, Method::POST, Method::PUT, Method::DELETE, Method::PATCH] {
            let request = house.http.request(method.clone(), house.url(&path));
            let status = request.send().await.unwrap().status();
            let taken = status != StatusCode::METHOD_NOT_ALLOWED;
            let is_told = told.get(method.as_str().to_lowercase()).is_some();
            assert_eq!(taken, is_told, "{method} {path}: {status}");
        }
    }
    house.close().await;
}
