//! A web page that is rewritten.

use std::io;
use std::time::Duration;

use ureq::http::HeaderMap;

/// More than any file of running games, and too little to do harm.
const LARGEST: u64 = 64 << 20;

/// A server that takes longer counts as down.
const PATIENCE: Duration = Duration::from_secs(20);

/// A page, and its validators from the last read.
pub(super) struct Page {
    url: String,
    agent: ureq::Agent,
    etag: Option<String>,
    modified: Option<String>,
}

impl Page {
    /// The page at an address; `None` if the name is not an address.
    pub(super) fn at(name: &str) -> Option<Self> {
        if !name.starts_with("http://") && !name.starts_with("https://") {
            return None;
        }
        let config = ureq::Agent::config_builder().timeout_global(Some(PATIENCE)).build();
        Some(Self { url: name.to_owned(), agent: config.into(), etag: None, modified: None })
    }

    /// Reads the page; `None` if the server says it has not changed. After a failure the whole page is
    /// asked for: whoever was told that it is away has to see that it is there again.
    pub(super) fn read(&mut self) -> io::Result<Option<Vec<u8>>> {
        let read = self.ask();
        if read.is_err() {
            (self.etag, self.modified) = (None, None);
        }
        read
    }

    fn ask(&mut self) -> io::Result<Option<Vec<u8>>> {
        const NOT_MODIFIED: u16 = 304;
        let mut request = self.agent.get(&self.url);
        if let Some(etag) = &self.etag {
            request = request.header("If-None-Match", etag);
        }
        if let Some(modified) = &self.modified {
            request = request.header("If-Modified-Since", modified);
        }
        let mut response = request.call().map_err(io::Error::other)?;
        if response.status().as_u16() == NOT_MODIFIED {
            return Ok(None);
        }
        let (etag, modified) =
            (text(response.headers(), "ETag"), text(response.headers(), "Last-Modified"));
        let body = response.body_mut().with_config().limit(LARGEST).read_to_vec();
        let body = body.map_err(io::Error::other)?;
        // Only now: a page that arrived incomplete has to be requested again.
        (self.etag, self.modified) = (etag, modified);
        Ok(Some(body))
    }
}

fn text(headers: &HeaderMap, name: &str) -> Option<String> {
    Some(headers.get(name)?.to_str().ok()?.to_owned())
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader, Write};
    use std::net::TcpListener;
    use std::thread;

    use super::*;

    /// A server that gives each answer in turn; returns the requests it got.
    fn serve(answers: Vec<&'static str>) -> (String, thread::JoinHandle<Vec<String>>) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}/round.pgn", listener.local_addr().unwrap());
        let served = thread::spawn(move || {
            let answer = |answer: &str| {
                let (mut stream, _) = listener.accept().unwrap();
                let lines = BufReader::new(stream.try_clone().unwrap()).lines();
                let request: Vec<String> =
                    lines.map_while(Result::ok).take_while(|line| !line.is_empty()).collect();
                stream.write_all(answer.as_bytes()).unwrap();
                request.join("\n").to_lowercase()
            };
            answers.into_iter().map(answer).collect()
        });
        (url, served)
    }

    #[test]
    fn a_page_is_asked_for_only_if_it_changed() {
        let (url, served) = serve(vec![
            "HTTP/1.1 200 OK\r\nETag: \"1\"\r\nContent-Length: 7\r\nConnection: close\r\n\r\n1. e4 *",
            "HTTP/1.1 304 Not Modified\r\nConnection: close\r\n\r\n",
            "HTTP/1.1 200 OK\r\nContent-Length: 70\r\nConnection: close\r\n\r\nhalf",
            "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
        ]);
        let mut page = Page::at(&url).unwrap();
        assert_eq!(page.read().unwrap().unwrap(), b"1. e4 *");
        assert!(page.read().unwrap().is_none());
        assert!(page.read().is_err(), "half a page is none");
        assert!(page.read().is_err());
        let requests = served.join().unwrap();
        assert!(!requests[0].contains("if-none-match"));
        assert!(requests[1].contains("if-none-match: \"1\""));
        assert!(!requests[3].contains("if-none-match"), "half a page is asked for again");
    }

    #[test]
    fn a_file_is_no_page() {
        assert!(Page::at("httpd.pgn").is_none());
        assert!(Page::at("https://example.org/a.pgn").is_some());
    }
}
