//! Headers that every answer carries.

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;

/// Scripts, styles, pictures and sockets only from here; nobody frames the page.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; object-src 'none'; \
                      base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// What keeps browsers from doing more than the page means.
pub(super) async fn guard(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    // The address of a table is nobody's business elsewhere.
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    response
}

/// What a seat may read is not kept where another seat could find it.
pub(super) async fn never_stored(mut response: Response) -> Response {
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Whether a browser's page of another origin asks. Programs send no origin.
pub(super) fn is_foreign(headers: &HeaderMap, public: Option<&str>) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return false };
    let Ok(origin) = origin.to_str() else { return true };
    if public.is_some_and(|public| origin == public.trim_end_matches('/')) {
        return false;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let asked = origin.split_once("://").map(|(_, host)| host);
    asked.is_none() || asked != host
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_of_another_origin_is_foreign_and_a_program_is_not() {
        let headers = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("localhost:8960"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            headers
        };
        assert!(!is_foreign(&headers(None), None));
        assert!(!is_foreign(&headers(Some("http://localhost:8960")), None));
        assert!(is_foreign(&headers(Some("https://evil.example")), None));
        assert!(is_foreign(&headers(Some("null")), None));
        let public = Some("https://chess.example");
        assert!(!is_foreign(&headers(Some("https://chess.example")), public));
    }
}
