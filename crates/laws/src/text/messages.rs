//! Files of messages: how they are read, and how one of their messages is said.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use unic_langid::LanguageIdentifier;

use super::Lang;

/// The messages of one language. Crates that say more than the Laws embed files of their own and read
/// them here.
///
/// ```
/// use tuomari_laws::text::{Lang, Messages};
/// let messages = Messages::read(Lang::Finnish, ["moves = { $count } siirtoa"]);
/// let mut args = fluent_bundle::FluentArgs::new();
/// args.set("count", 3);
/// assert_eq!(messages.say("moves", Some(&args)).0, "3 siirtoa");
/// ```
pub struct Messages {
    pub(super) bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Messages").field(&self.bundle.locales).finish()
    }
}

impl Messages {
    /// Reads embedded files. A message that cannot be read is left out, for the tests to find.
    pub fn read<'s>(lang: Lang, sources: impl IntoIterator<Item = &'s str>) -> Self {
        let identifier: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // The marks that keep directions apart are noise in these languages.
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = FluentResource::try_new(source.to_owned());
            let _ = bundle.add_resource(resource.unwrap_or_else(|(resource, _)| resource));
        }
        Self { bundle }
    }

    /// Whether there is a message under this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A message, and what was wrong with it. A message that is missing is its own key.
    #[must_use]
    pub fn say(&self, key: &str, args: Option<&FluentArgs<'_>>) -> (String, Vec<FluentError>) {
        let mut errors = Vec::new();
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let text = pattern.map_or_else(
            || key.to_owned(),
            |pattern| self.bundle.format_pattern(pattern, args, &mut errors).into_owned(),
        );
        (text, errors)
    }
}
