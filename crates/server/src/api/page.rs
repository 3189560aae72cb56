//! The page. The real one is not built yet; this one says what is here.

use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use super::Problem;

const INDEX: &str = include_str!("index.html");

pub(super) async fn page(uri: Uri) -> Response {
    let path = uri.path();
    let is_page = path == "/" || path.starts_with("/t/");
    if !is_page {
        return Problem::no_route().into_response();
    }
    let kind = HeaderValue::from_static("text/html; charset=utf-8");
    let fresh = HeaderValue::from_static("no-cache");
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, fresh)];
    (StatusCode::OK, headers, INDEX).into_response()
}
