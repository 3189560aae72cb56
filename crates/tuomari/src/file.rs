//! Files on disk: plain, or compressed as `.gz` or `.zst`.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Cursor, Read, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use flate2::Compression;
use flate2::read::MultiGzDecoder;
use flate2::write::GzEncoder;

/// The name that stands for standard input.
pub(crate) const STANDARD_INPUT: &str = "-";

/// An input, decompressed on the fly.
pub(crate) struct Input {
    pub(crate) content: Box<dyn Read + Send>,
    /// How many bytes have been read, before decompression.
    pub(crate) read: Arc<AtomicU64>,
}

impl Input {
    /// Opens a file, or standard input. The content decides whether it is compressed, not the name.
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        let read = Arc::new(AtomicU64::new(0));
        let content = if path == OsStr::new(STANDARD_INPUT) {
            unpacked(Counted { source: io::stdin(), read: Arc::clone(&read) })?
        } else {
            unpacked(Counted { source: File::open(path)?, read: Arc::clone(&read) })?
        };
        Ok(Self { content, read })
    }
}

fn unpacked(source: impl Read + Send + 'static) -> io::Result<Box<dyn Read + Send>> {
    const GZIP: &[u8] = &[0x1f, 0x8b];
    const ZSTANDARD: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd];
    let (start, source) = peek::<4>(source)?;
    // The beginning of a compressed file and no more: no meaningful text begins like this and ends.
    let is_cut = |sign: &[u8]| start.len() < sign.len() && sign.starts_with(&start);
    if !start.is_empty() && [GZIP, ZSTANDARD].into_iter().any(is_cut) {
        return Err(io::Error::new(io::ErrorKind::UnexpectedEof, "cut short"));
    }
    let source = BufReader::with_capacity(1 << 17, source);
    let content: Box<dyn Read + Send> = if start.starts_with(GZIP) {
        Box::new(MultiGzDecoder::new(source))
    } else if start.starts_with(ZSTANDARD) {
        Box::new(zstd::Decoder::with_buffer(source)?)
    } else {
        Box::new(source)
    };
    let (start, content) = peek::<512>(content)?;
    match start.iter().position(|byte| *byte == 0) {
        Some(index) => Err(io::Error::other(format!("byte {} is zero: not a text", index + 1))),
        None => Ok(Box::new(content)),
    }
}

/// The first bytes of a stream, fewer only if it has no more, and the stream including them. A
/// stream that fails later fails when it gets there.
fn peek<const N: usize>(mut source: impl Read) -> io::Result<(Vec<u8>, impl Read)> {
    let mut start = Vec::with_capacity(N);
    match source.by_ref().take(N as u64).read_to_end(&mut start) {
        Err(error) if start.is_empty() => Err(error),
        _ => Ok((start.clone(), Cursor::new(start).chain(source))),
    }
}

/// Counts what is read.
struct Counted<R> {
    source: R,
    read: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.source.read(buffer)?;
        self.read.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

/// A file to write, compressed if its name says so.
pub(crate) enum Output {
    Plain(BufWriter<File>),
    Gzip(GzEncoder<BufWriter<File>>),
    Zstandard(zstd::Encoder<'static, BufWriter<File>>),
}

impl Output {
    pub(crate) fn create(path: &Path) -> io::Result<Self> {
        let file = BufWriter::new(File::create(path)?);
        Ok(match path.extension().and_then(OsStr::to_str) {
            Some("gz") => Self::Gzip(GzEncoder::new(file, Compression::default())),
            Some("zst") => Self::Zstandard(zstd::Encoder::new(file, 0)?),
            _ => Self::Plain(file),
        })
    }

    pub(crate) fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        match self {
            Self::Plain(file) => file.write_all(bytes),
            Self::Gzip(file) => file.write_all(bytes),
            Self::Zstandard(file) => file.write_all(bytes),
        }
    }

    /// Writes what is still buffered.
    pub(crate) fn finish(self) -> io::Result<()> {
        match self {
            Self::Plain(file) => file,
            Self::Gzip(file) => file.finish()?,
            Self::Zstandard(file) => file.finish()?,
        }
        .flush()
    }
}
