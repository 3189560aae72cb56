//! The page, as `npm run build` left it in `page/` when the program was built. A program of the
//! development profile reads it from there, so that it is as new as the folder.

use std::borrow::Cow;
use std::fmt::Write;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::Embed;

use super::Problem;

#[derive(Embed)]
#[folder = "page"]
#[allow_missing = true]
struct Dist;

/// Says that the page is not there, and what is.
const NOT_BUILT: &str = include_str!("index.html");

/// A file of the page, and the name of just this content.
struct File {
    content: Cow<'static, [u8]>,
    tag: String,
}

pub(super) async fn page(uri: Uri, headers: HeaderMap) -> Response {
    serve(uri.path(), &headers, |path| {
        let file = Dist::get(path)?;
        let mut tag = String::from('"');
        for byte in &file.metadata.sha256_hash()[..12] {
            write!(tag, "{byte:02x}").ok()?;
        }
        tag.push('"');
        Some(File { content: file.data, tag })
    })
}

/// The file for an address: a table has a document of its own, which asks for all that a board
/// needs at once; the other screens share one. An address that a person may have mistyped gets that
/// one too, which shows the way home.
fn file_for(path: &str) -> (&str, StatusCode) {
    let screen = path.trim_start_matches('/').split('/').next().unwrap_or_default();
    match screen {
        "t" => ("table.html", StatusCode::OK),
        "" | "new" | "lobby" | "rules" | "clock" | "quiz" | "practise" | "e" => {
            ("index.html", StatusCode::OK)
        }
        _ if screen != "api" && !path.contains('.') => ("index.html", StatusCode::NOT_FOUND),
        _ => (path.trim_start_matches('/'), StatusCode::OK),
    }
}

fn serve(path: &str, headers: &HeaderMap, find: impl Fn(&str) -> Option<File>) -> Response {
    let (name, status) = file_for(path);
    let Some(kind) = kind(name) else { return Problem::no_route().into_response() };
    let packed = accepts_gzip(headers).then(|| find(&format!("{name}.gz"))).flatten();
    let is_packed = packed.is_some();
    let Some(file) = packed.or_else(|| find(name)) else {
        if !matches!(name, "index.html" | "table.html") {
            return Problem::no_route().into_response();
        }
        let fresh = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")];
        return (status, fresh, NOT_BUILT).into_response();
    };
    // The build gives what lies in `assets` a name that changes with its content.
    let keep = if name.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let is_known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| {
        let tags = known.to_str().unwrap_or_default().split(',').map(str::trim);
        tags.map(|tag| tag.trim_start_matches("W/")).any(|tag| tag == file.tag || tag == "*")
    });
    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        (status, Body::from(file.content)).into_response()
    };
    let answer = response.headers_mut();
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    answer.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&file.tag) {
        answer.insert(header::ETAG, tag);
    }
    if is_packed && !is_known {
        answer.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

/// What a file is, by the end of its name; nothing if the page has no such files.
fn kind(name: &str) -> Option<&'static str> {
    Some(match name.rsplit_once('.')?.1 {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        "opus" => "audio/ogg",
        _ => return None,
    })
}

fn accepts_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter();
    accepted.filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(',')).any(
        |coding| {
            let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
            let refused =
                weight.trim().strip_prefix("q=").and_then(|q| q.parse().ok()) == Some(0.0);
            name.trim().eq_ignore_ascii_case("gzip") && !refused
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn built(path: &str) -> Option<File> {
        let content: &[u8] = match path {
            "index.html" => b"the page",
            "table.html" => b"a table",
            "assets/a-1.js" => b"a script",
            "assets/a-1.js.gz" => b"packed",
            "assets/a-2.opus" => b"a sound",
            _ => return None,
        };
        Some(File { content: content.into(), tag: format!("\"{path}\"") })
    }

    fn ask(path: &str, headers: &[(header::HeaderName, &'static str)]) -> Response {
        let pairs =
            headers.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value)));
        serve(path, &pairs.collect(), built)
    }

    async fn text(response: Response) -> String {
        let bytes = axum::body::to_bytes(response.into_body(), 1000).await.unwrap();
        String::from_utf8(bytes.to_vec()).unwrap()
    }

    #[tokio::test]
    async fn every_screen_is_the_page_or_a_table_and_is_asked_for_again() {
        let screens = [("/", "the page"), ("/rules/fide-2018/9.6.2", "the page")];
        for (path, document) in screens.into_iter().chain([("/t/abc", "a table")]) {
            let response = ask(path, &[]);
            assert_eq!(response.headers()[header::CACHE_CONTROL], "no-cache", "{path}");
            assert_eq!(text(response).await, document, "{path}");
        }
    }

    #[tokio::test]
    async fn what_has_its_content_in_its_name_is_kept_for_ever_and_sent_packed() {
        let response = ask("/assets/a-1.js", &[(header::ACCEPT_ENCODING, "br, gzip;q=0.5")]);
        assert_eq!(response.headers()[header::CONTENT_ENCODING], "gzip");
        assert_eq!(response.headers()[header::VARY], "accept-encoding");
        assert!(response.headers()[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"));
        assert_eq!(text(response).await, "packed");
        let plain = ask("/assets/a-1.js", &[(header::ACCEPT_ENCODING, "br, gzip;q=0")]);
        assert!(!plain.headers().contains_key(header::CONTENT_ENCODING));
        assert_eq!(text(plain).await, "a script");
    }

    #[tokio::test]
    async fn who_has_the_page_is_not_sent_it_again() {
        let response = ask("/", &[(header::IF_NONE_MATCH, "\"other\", W/\"index.html\"")]);
        assert_eq!(response.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(text(response).await, "");
    }

    #[tokio::test]
    async fn what_is_not_there_is_a_problem_and_never_the_page() {
        for path in ["/assets/b.js", "/favicon.ico", "/api/v2/tables", "/assets/a-1.js.gz"] {
            let response = ask(path, &[]);
            assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
            assert_eq!(response.headers()[header::CONTENT_TYPE], "application/problem+json");
        }
    }

    #[tokio::test]
    async fn an_unknown_screen_is_not_found_and_shows_the_page() {
        for path in ["/nowhere", "/tables/abc"] {
            let response = ask(path, &[]);
            assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
            assert_eq!(text(response).await, "the page", "{path}");
        }
    }

    #[tokio::test]
    async fn a_program_without_its_page_says_so() {
        let response = serve("/t/abc", &HeaderMap::new(), |_| None);
        assert!(text(response).await.contains("make run"));
    }
}
