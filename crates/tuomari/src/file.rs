//! Files on disk: plain, or compressed as `.gz` or `.zst`.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Cursor, Read, Write};
use std::path::{Path, PathBuf};
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

/// The text of a file that was read at once: unpacked, if it is packed, and refused by name, if it is none.
pub(crate) fn text_of(content: Vec<u8>) -> io::Result<Vec<u8>> {
    let mut text = Vec::with_capacity(content.len());
    unpacked(Cursor::new(content))?.read_to_end(&mut text)?;
    Ok(text)
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
    if let Some(form) = other_form(&start) {
        return Err(io::Error::other(format!("this is {form}")));
    }
    match start.iter().position(|byte| *byte == 0) {
        Some(index) => Err(io::Error::other(format!("byte {} is zero: not a text", index + 1))),
        None => Ok(Box::new(content)),
    }
}

/// A form of file that is not read, by its first bytes, and what to do about it.
fn other_form(start: &[u8]) -> Option<&'static str> {
    const FORMS: [(&[u8], &str); 7] = [
        (b"PK\x03\x04", "a zip archive; unpack it first (unzip -p)"),
        (b"BZh", "compressed by bzip2; unpack it first (bzip2 -dc)"),
        (b"\xfd7zXZ\0", "compressed by xz; unpack it first (xz -dc)"),
        (b"7z\xbc\xaf\x27\x1c", "a 7z archive; unpack it first (7z x)"),
        (b"Rar!\x1a\x07", "a rar archive; unpack it first (unrar x)"),
        (b"\xff\xfe", "text in UTF-16; convert it first (iconv -f UTF-16 -t UTF-8)"),
        (b"\xfe\xff", "text in UTF-16; convert it first (iconv -f UTF-16 -t UTF-8)"),
    ];
    FORMS.into_iter().find_map(|(sign, form)| start.starts_with(sign).then_some(form))
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

/// A file to write, compressed if its name says so. It bears its name only once it is whole: until
/// then it stands beside it, and goes if it is never finished.
pub(crate) struct Output {
    packer: Packer,
    part: PathBuf,
    name: PathBuf,
    is_whole: bool,
}

enum Packer {
    Plain(BufWriter<File>),
    Gzip(GzEncoder<BufWriter<File>>),
    Zstandard(zstd::Encoder<'static, BufWriter<File>>),
    /// Everything is written.
    Done,
}

impl Output {
    pub(crate) fn create(path: &Path) -> io::Result<Self> {
        // A pipe or a device is written as it is: nobody can rename it.
        let is_special = path.metadata().is_ok_and(|there| !there.is_file());
        let part = if is_special { path.to_owned() } else { beside(path) };
        let file = BufWriter::new(File::create(&part)?);
        let packer = match path.extension().and_then(OsStr::to_str) {
            Some("gz") => Packer::Gzip(GzEncoder::new(file, Compression::default())),
            Some("zst") => Packer::Zstandard(zstd::Encoder::new(file, 0)?),
            _ => Packer::Plain(file),
        };
        Ok(Self { packer, part, name: path.to_owned(), is_whole: is_special })
    }

    pub(crate) fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        match &mut self.packer {
            Packer::Plain(file) => file.write_all(bytes),
            Packer::Gzip(file) => file.write_all(bytes),
            Packer::Zstandard(file) => file.write_all(bytes),
            Packer::Done => Ok(()),
        }
    }

    /// Writes what is still buffered, and gives the file its name.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        match std::mem::replace(&mut self.packer, Packer::Done) {
            Packer::Plain(mut file) => file.flush()?,
            Packer::Gzip(file) => file.finish()?.flush()?,
            Packer::Zstandard(file) => file.finish()?.flush()?,
            Packer::Done => {}
        }
        if self.part != self.name {
            fs::rename(&self.part, &self.name)?;
        }
        self.is_whole = true;
        Ok(())
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        if !self.is_whole {
            // It was interrupted: nothing more can be done about a file that stays.
            let _ = fs::remove_file(&self.part);
        }
    }
}

/// A name beside another, on the same disk.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_bears_its_name_only_when_it_is_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.pgn");
        fs::write(&path, "before").unwrap();
        let mut cut = Output::create(&path).unwrap();
        cut.write(b"half").unwrap();
        drop(cut);
        assert_eq!(fs::read(&path).unwrap(), b"before");
        let mut whole = Output::create(&path).unwrap();
        whole.write(b"after").unwrap();
        whole.finish().unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"after");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn forms_that_are_not_read_are_refused_by_name() {
        let folder = tempfile::tempdir().unwrap();
        for (bytes, name) in [
            (&b"PK\x03\x04rest"[..], "zip"),
            (b"BZh91AY", "bzip2"),
            (b"\xfd7zXZ\0\0", "xz"),
            (b"\xff\xfe[\0E\0", "UTF-16"),
        ] {
            let path = folder.path().join("games");
            fs::write(&path, bytes).unwrap();
            let error = Input::open(&path).err().unwrap().to_string();
            assert!(error.contains(name), "{error}");
        }
    }
}
