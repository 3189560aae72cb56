//! The API as a document of OpenAPI 3.1, made of the list that the router is made of and of the
//! types that are sent and taken: neither can say what the other does not.

use axum::Router;
use axum::handler::Handler;
use axum::http::Method;
use axum::routing::{MethodRouter, on};
use laws::Book;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

use super::caller::SEEN;
use super::{App, Problem};
use crate::journal::{EventId, TableId};
use crate::seat::Role;

/// Makes the schema of a type.
type Shape = fn(&mut SchemaGenerator) -> Schema;

fn shape<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

/// What may go wrong wherever a body is taken.
const BODY_PROBLEMS: [u16; 5] = [400, 408, 413, 415, 422];
/// What may go wrong at every table, and in every event.
const TABLE_PROBLEMS: [u16; 7] = [400, 401, 403, 404, 429, 500, 503];

/// What can be asked at a place by one method, and what is answered.
pub(super) struct Operation {
    id: &'static str,
    summary: &'static str,
    query: Option<Shape>,
    headers: Vec<&'static str>,
    takes: Option<Shape>,
    answers: Vec<Response>,
    problems: Vec<u16>,
    takes_secret: bool,
    more: Vec<(&'static str, Shape)>,
}

struct Response {
    status: u16,
    kinds: Vec<(&'static str, Option<Shape>)>,
}

impl Operation {
    pub(super) fn new(id: &'static str, summary: &'static str) -> Self {
        Self {
            id,
            summary,
            query: None,
            headers: Vec::new(),
            takes: None,
            answers: Vec::new(),
            problems: Vec::new(),
            takes_secret: false,
            more: Vec::new(),
        }
    }

    /// The fields of the query.
    pub(super) fn query<T: JsonSchema>(mut self) -> Self {
        self.query = Some(T::json_schema);
        self
    }

    /// A header that may come along.
    pub(super) fn header(mut self, name: &'static str) -> Self {
        self.headers.push(name);
        self
    }

    /// A body of JSON.
    pub(super) fn takes<T: JsonSchema>(mut self) -> Self {
        self.takes = Some(shape::<T>);
        self.problems.extend(BODY_PROBLEMS);
        self
    }

    /// An answer in JSON.
    pub(super) fn answers<T: JsonSchema>(mut self, status: u16) -> Self {
        let kinds = vec![("application/json", Some(shape::<T> as Shape))];
        self.answers.push(Response { status, kinds });
        self
    }

    /// An answer in other kinds of text; in none if there is nothing to say.
    pub(super) fn answers_in(mut self, status: u16, kinds: &[&'static str]) -> Self {
        let kinds = kinds.iter().map(|kind| (*kind, None)).collect();
        self.answers.push(Response { status, kinds });
        self
    }

    /// An answer without end, of pieces of this type.
    pub(super) fn streams<T: JsonSchema>(mut self) -> Self {
        let kinds = ["application/x-ndjson", "text/event-stream"].map(|kind| (kind, None)).into();
        self.answers.push(Response { status: 200, kinds });
        self.more("x-each", shape::<T>)
    }

    /// Something that OpenAPI has no word for.
    pub(super) fn more(mut self, name: &'static str, what: Shape) -> Self {
        self.more.push((name, what));
        self
    }

    /// What a frame of a socket holds.
    pub(super) fn frames<Up: JsonSchema, Down: JsonSchema>(self) -> Self {
        self.more("x-client-says", shape::<Up>).more("x-server-says", shape::<Down>)
    }

    /// The statuses of problems.
    pub(super) fn problems(mut self, statuses: &[u16]) -> Self {
        self.problems.extend(statuses);
        self
    }

    /// A secret may come along, or must.
    pub(super) fn secret(mut self) -> Self {
        self.takes_secret = true;
        self
    }

    fn write(&self, path: &str, generator: &mut SchemaGenerator) -> Value {
        let is_table = path.contains("{table}");
        let is_event = path.contains("{event}");
        let mut parameters: Vec<Value> = path
            .split(['{', '}'])
            .skip(1)
            .step_by(2)
            .map(|name| {
                let schema = place(name, generator);
                json!({"name": name, "in": "path", "required": true, "schema": schema})
            })
            .collect();
        if let Some(query) = self.query {
            parameters.extend(fields(&query(generator)));
        }
        if is_table || is_event {
            let schema = json!({"type": "integer", "minimum": 0});
            parameters.push(json!({"name": SEEN, "in": "header", "schema": schema}));
        }
        for name in &self.headers {
            let schema = json!({"type": "string", "minLength": 1, "maxLength": 64});
            parameters.push(json!({"name": name, "in": "header", "schema": schema}));
        }
        let mut responses = Map::new();
        for answer in &self.answers {
            let mut content = Map::new();
            for (kind, schema) in &answer.kinds {
                let schema = schema.map_or_else(|| text_of(kind), |make| make(generator).into());
                content.insert((*kind).to_owned(), json!({"schema": schema}));
            }
            let mut response = json!({"description": description(answer.status)});
            if !content.is_empty() {
                response["content"] = content.into();
            }
            responses.insert(answer.status.to_string(), response);
        }
        let common = if is_table || is_event { &TABLE_PROBLEMS[..] } else { &[] };
        let problem = shape::<Problem>(generator);
        for status in self.problems.iter().chain(common) {
            let content = json!({"application/problem+json": {"schema": problem}});
            let response = json!({"description": description(*status), "content": content});
            responses.insert(status.to_string(), response);
        }
        let mut operation = json!({
            "operationId": self.id,
            "summary": self.summary,
            "parameters": parameters,
            "responses": responses,
        });
        if let Some(takes) = self.takes {
            let content = json!({"application/json": {"schema": takes(generator)}});
            operation["requestBody"] = json!({"required": true, "content": content});
        }
        if is_table || is_event || self.takes_secret {
            operation["security"] = json!([{}, {"secret": []}]);
        }
        for (name, what) in &self.more {
            operation[*name] = json!({"schema": what(generator)});
        }
        operation
    }
}

/// What stands in a place of a path.
fn place(name: &str, generator: &mut SchemaGenerator) -> Schema {
    match name {
        "table" => generator.subschema_for::<TableId>(),
        "event" => generator.subschema_for::<EventId>(),
        "appeal" | "arbiter" | "player" | "round" => generator.subschema_for::<u16>(),
        "book" => generator.subschema_for::<Book>(),
        "color" => generator.subschema_for::<chess::Color>(),
        "role" => generator.subschema_for::<Role>(),
        _ => generator.subschema_for::<String>(),
    }
}

/// The fields of a query as parameters.
fn fields(query: &Schema) -> Vec<Value> {
    let required = query.get("required").and_then(Value::as_array).cloned().unwrap_or_default();
    let properties = query.get("properties").and_then(Value::as_object);
    let parameter = |(name, schema): (&String, &Value)| {
        let required = required.iter().any(|required| required == name);
        json!({"name": name, "in": "query", "required": required, "schema": schema})
    };
    properties.into_iter().flatten().map(parameter).collect()
}

fn text_of(kind: &str) -> Value {
    if kind == "application/json" { json!({"type": "object"}) } else { json!({"type": "string"}) }
}

fn description(status: u16) -> &'static str {
    axum::http::StatusCode::from_u16(status)
        .ok()
        .and_then(|status| status.canonical_reason())
        .unwrap_or("")
}

/// A method at a place: its handler and its documentation.
pub(super) struct Way {
    method: Method,
    router: MethodRouter<App>,
    told: Operation,
}

macro_rules! ways {
    ($($name:ident $method:ident $says:literal;)*) => {$(
        #[doc = $says]
        pub(super) fn $name<H: Handler<T, App>, T: 'static>(handler: H, told: Operation) -> Way {
            let filter = axum::routing::MethodFilter::$method;
            Way { method: Method::$method, router: on(filter, handler), told }
        }
    )*};
}

ways! {
    gets GET "What GET does.";
    posts POST "What POST does.";
    puts PUT "What PUT does.";
    deletes DELETE "What DELETE does.";
}

/// Places and what can be asked there.
#[derive(Default)]
pub(super) struct Routes {
    router: Router<App>,
    told: Vec<(&'static str, Method, Operation)>,
}

impl Routes {
    /// At this place these ways.
    pub(super) fn at<const N: usize>(mut self, path: &'static str, ways: [Way; N]) -> Self {
        for Way { method, router, told } in ways {
            self.router = self.router.route(path, router);
            self.told.push((path, method, told));
        }
        self
    }

    pub(super) fn router(self) -> Router<App> {
        self.router
    }

    /// The document.
    pub(super) fn document(&self) -> Value {
        let settings = SchemaSettings::draft2020_12().with(|settings| {
            settings.meta_schema = None;
            settings.definitions_path = "/components/schemas".into();
        });
        let mut generator = settings.into_generator();
        let mut paths: Map<String, Value> = Map::new();
        for (path, method, told) in &self.told {
            let at = paths.entry(*path).or_insert_with(|| json!({}));
            at[method.as_str().to_lowercase()] = told.write(path, &mut generator);
        }
        let secret = json!({
            "type": "http",
            "scheme": "bearer",
            "description": "The secret of a seat, as its link has it after the #.",
        });
        json!({
            "openapi": "3.1.0",
            "info": {
                "title": "Tuomari",
                "summary": "Chess tables with an arbiter",
                "version": env!("CARGO_PKG_VERSION"),
                "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
            },
            "paths": paths,
            "components": {
                "schemas": generator.take_definitions(true),
                "securitySchemes": {"secret": secret},
            },
        })
    }
}
