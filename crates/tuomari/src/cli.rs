//! The command line as typed.

use clap::Parser;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use laws::text::Lang;
use laws::{Book, Category};

use crate::command::Command;

/// The Laws of Chess as a program: legal moves, and the article that an illegal one breaks
///
/// Results go to standard output, remarks to standard error. With --json each result is one JSON
/// object per line, described in docs/json.md; fields are added over time, never renamed.
#[derive(Parser, Debug)]
#[command(name = "tuomari", version, arg_required_else_help = true)]
#[command(
    after_help = "Exit codes: 0 all fine, 1 something is against the rules, 2 bad input or an error"
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// Reads the name of a rule book; the help lists them all.
pub(crate) fn books() -> impl TypedValueParser<Value = Book> {
    PossibleValuesParser::new(Book::ALL.map(Book::name)).try_map(|name| name.parse::<Book>())
}

/// Reads the code of a language; the help lists them all.
pub(crate) fn languages() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code)).try_map(|code| code.parse::<Lang>())
}

/// Reads the class of a game by its time; the help lists them all.
pub(crate) fn classes() -> impl TypedValueParser<Value = Category> {
    PossibleValuesParser::new(["standard", "rapid", "blitz"]).map(|name| match &*name {
        "rapid" => Category::Rapid,
        "blitz" => Category::Blitz,
        _ => Category::Standard,
    })
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::Cli;

    #[test]
    fn the_definitions_contradict_nothing() {
        Cli::command().debug_assert();
    }
}
