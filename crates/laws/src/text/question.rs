//! What waits for the arbiter, in words.

use super::Texts;
use super::saying::{Said, Saying};
use crate::Table;
use crate::fact::Question;

impl Texts {
    pub(super) fn of_question(&self, question: &Question, table: &Table) -> Said {
        let say = |word: &str| Saying::new(self, table, format!("question-{word}"));
        match question {
            Question::Stop { by, reason } => {
                say("stop").side("by", *by).word("reason", "stop-reason", reason)
            }
            Question::Consent => say("consent"),
            Question::ConditionalOffer { by, condition } => {
                say("conditional-offer").side("by", *by).text("condition", condition)
            }
            Question::Resignation { of, sign } => {
                say("resignation").side("of", *of).word("sign", "sign", sign)
            }
            Question::Absence { of } => say("absence").side("of", *of),
            Question::TouchBreach { by } => say("touch-breach").side("by", *by),
            Question::Report { what, of } => {
                let saying = say("report").word("what", "irregularity", what);
                match of {
                    Some(of) => saying.side("of", *of),
                    None => saying.none("of"),
                }
            }
            Question::Appeal { by } => say("appeal").side("by", *by),
            Question::Result { signed } => say("result").score("signed", *signed),
            Question::Times => say("times"),
            Question::EarlierIllegal { by } => say("earlier-illegal").side("by", *by),
            Question::OwnIllegal { by } => say("own-illegal").side("by", *by),
            Question::Order { by } => say("order").side("by", *by),
            Question::BothFlags => say("both-flags"),
            Question::SeveralGames { of } => say("several-games").side("of", *of),
            Question::NoNormalWin { by } => say("no-normal-win").side("by", *by),
            Question::Increment { by } => say("increment").side("by", *by),
            Question::NoProgress { by } => say("no-progress").side("by", *by),
            Question::Interference { by } => say("interference").side("by", *by),
            Question::BoardsDiffer => say("boards-differ"),
            Question::EarlyPress { by } => say("early-press").side("by", *by),
            Question::Envelope => say("envelope"),
            Question::SealedMove { by } => say("sealed-move").side("by", *by),
            Question::Sheets => say("sheets"),
            Question::Recorder => say("recorder"),
            Question::Edition => say("edition"),
            Question::Device { of } => say("device").side("of", *of),
            Question::Permission { of, to } => {
                say("permission").side("of", *of).word("to", "permission", to)
            }
        }
        .end()
    }
}
