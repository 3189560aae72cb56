//! The command line as typed.

use std::ffi::OsStr;

use clap::Parser;
use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use laws::text::Lang;
use laws::{Book, Category};
use notation::Language;

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

/// Reads a language of notation by its code or its English name; shells complete the codes.
#[derive(Clone)]
pub(crate) struct Notations;

impl TypedValueParser for Notations {
    type Value = Language;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<Language, clap::Error> {
        let parser = StringValueParser::new().try_map(|text| text.parse::<Language>());
        parser.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(Language::ALL.into_iter().map(|language| language.code().into())))
    }
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
    use clap::{Command, CommandFactory};

    use super::Cli;

    #[test]
    fn the_definitions_contradict_nothing() {
        Cli::command().debug_assert();
    }

    #[test]
    fn shells_are_offered_the_languages_and_no_files() {
        fn check(command: &Command) {
            for arg in command.get_arguments().filter(|arg| {
                arg.get_long().is_some_and(|name| ["lang", "from-lang", "only"].contains(&name))
            }) {
                assert!(!arg.get_possible_values().is_empty(), "{} {arg}", command.get_name());
            }
            command.get_subcommands().for_each(check);
        }
        check(&Cli::command());
    }
}
