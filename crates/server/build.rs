//! Looks for the page again when it was built anew.

fn main() {
    println!("cargo::rerun-if-changed=page");
}
