//! The arbiter's decisions in words.

use chess::{Color, Setup};
use clock::{Moment, Setting, Side, Span, TimeControl};

use super::acts::{MoveOf, Scene};
use super::facts::word_of;
use super::grammar::{
    After, Colour, Duration, Either, Flag, Followed, Joined, OfSide, OrElse, Part, Said, ScoreOf,
    TableTime, Text, Unless, Word, grammar, number, one_of,
};
use super::words::{Unread, Words, bare, read_score, read_span};
use crate::Share;
use crate::act::{Contact, Decision, Duty, Penalty};
use crate::table::Resumption;
use crate::table::now::side;

grammar! { Decision {
    "start" Start;
    "check board" CheckBoard { board: Board };
    "place clock" PlaceClock { place: one_of("left of white or right of white") };
    "face clock" FaceClock { faces: one_of("left or right") };
    "postpone start" PostponeStart { until: Joined("to", TableTime) };
    "pause" Pause { because: After("because of", one_of("dispute, request or fault")) };
    "resume" Resume;
    "judge stop" JudgeStop { valid: Either("valid", "not valid") };
    "call flag" CallFlag { of: Joined("of", Colour) };
    "call both flags" CallBothFlags;
    "find order unknown" OrderUnknown;
    "rule touch" RuleTouch { of: Joined("of", Colour) };
    "declare illegal" DeclareIllegal { of: Joined("of", Colour) };
    "note illegal position" NoteIllegalPosition;
    "restore ply" Restore { ply: number("a number of plies") };
    "piece displaced since ply" PieceDisplaced { ply: number("a number of plies") };
    "set clock" SetClock {
        of: Joined("of", Colour),
        setting: Joined("to", FaceOf(side(of.to_owned()))),
        because: After("because of", one_of("dispute, request or fault"))
    };
    "set control" SetControl { control: Control, for_schedule: Flag("for schedule") };
    "replace clock" ReplaceClock {
        white: OfSide(Color::White, FaceOf(Side::White)),
        black: OfSide(Color::Black, FaceOf(Side::Black))
    };
    "extra time" ExtraTime {
        white: OfSide(Color::White, Duration),
        black: OfSide(Color::Black, Duration)
    };
    "adjust time" AdjustTime { of: Joined("of", Colour), less: Joined("less", Duration) };
    "annul" Annul { reason: Said(one_of("a reason to annul")) };
    "transfer board" TransferBoard;
    "judge claim" JudgeClaim { ruling: one_of("upheld, rejected or postponed") };
    "consent to draw" ConsentToDraw { granted => true };
    "refuse consent to draw" ConsentToDraw { granted => false };
    "judge offer" JudgeOffer { stands: Either("stands", "void") };
    "judge resignation" JudgeResignation { resigned: Either("meant", "not meant") };
    "count unknown" CountUnknown;
    "replace sheet" ReplaceSheet { of: Joined("of", Colour) };
    "reconstruct" Reconstruct {
        moves: Followed(number("a number of moves"), "moves"),
        official: Flag("by an official")
    };
    "penalise" Penalise { of: Colour, penalties: Penalties, reason: Text };
    "declare loss" DeclareLoss { score: ScoreOf, reason: Said(Text) };
    "device sound" DeviceSound { of: Joined("of", Colour) };
    "device found" DeviceFound {
        of: Joined("on", Colour),
        device: Unless(one_of("phone, other or switched off"))
    };
    "inspect" Inspect { of: Colour, body: Flag("body"), agreed: Either("agreed", "refused") };
    "approve assistant" ApproveAssistant { of: Joined("of", Colour), duties: Joined("to", Duties) };
    "permit" Permit { of: Colour, to: Joined("to", one_of("a permission")), granted => true };
    "refuse permission" Permit {
        of: Colour,
        to: Joined("to", one_of("a permission")),
        granted => false
    };
    "excuse lateness" ExcuseLateness { of: Joined("of", Colour), reason: Said(Text) };
    "admit" Admit { who: Text, granted => true };
    "refuse entry" Admit { who: Joined("to", Text), granted => false };
    "expel" Expel { who: Text };
    "set result" SetResult { score: ScoreOf, reason: Said(Text) };
    "reopen" Reopen { reason: Said(Text) };
    "dismiss question" Dismiss { question: number("its place, from 0") };
    "grant appeal" CloseAppeal { granted => true };
    "dismiss appeal" CloseAppeal { granted => false };
    "correct boards" CorrectBoards { ply: After("to ply", number("a number of plies")) };
    "set session" SetSession { ends: Joined("to", TableTime) };
    "call seal" CallSeal;
    "confirm envelope" ConfirmEnvelope {
        white: UpTo("and"),
        black: UpTo(", resumes"),
        resumption: ResumptionOf
    };
    "open envelope" OpenEnvelope { proof: After("proved by", Word), text: Said(Text) };
    "judge sealed" JudgeSealed { meant: Joined("as", OrElse("nothing", MoveOf)) };
    "envelope lost" EnvelopeLost { declared: After("declared", MoveOf) };
    "grant increment" GrantIncrement {
        granted => true,
        delay: After("as", Either("delay", "increment"))
    };
    "refuse increment" GrantIncrement {
        granted => false,
        delay: After("as", Either("delay", "increment"))
    };
} else Decision::ClassifyTouch { of, was } => {
    let how = match was {
        Contact::Accidental => "accidental",
        Contact::Deliberate => "deliberate",
        Contact::Unclear => "unclear",
    };
    format!("classify touch of {of} as {how}")
} }

impl Decision {
    /// The decision as a case file has it.
    #[must_use]
    pub fn to_words(&self) -> String {
        write_row(self)
    }
}

/// Reads a decision; nothing if the words begin none.
pub(super) fn read(words: &mut Words<'_>, scene: Scene<'_>) -> Result<Option<Decision>, Unread> {
    if words.accept("classify touch") {
        let of = words.color()?;
        words.accept("as");
        let was = if words.accept("unclear") {
            Contact::Unclear
        } else if Either("accidental", "deliberate").read(words, scene)? {
            Contact::Accidental
        } else {
            Contact::Deliberate
        };
        return Ok(Some(Decision::ClassifyTouch { of, was }));
    }
    words.phrase(PHRASES).map(|phrase| read_row(phrase, words, scene)).transpose()
}

/// A position that was found on the board.
struct Board;

impl Part for Board {
    type Value = Box<Setup>;

    fn read(&self, words: &mut Words<'_>, _: Scene<'_>) -> Result<Box<Setup>, Unread> {
        super::settings::read_given(&words.text()).map(Box::new)
    }

    fn write(&self, board: &Box<Setup>, line: &mut String) {
        line.push_str(&format!(" {board}"));
    }
}

/// `3:58`, then perhaps `moves 12` and `period 1`; what is not said stays as that side's clock has it.
struct FaceOf(Side);

impl Part for FaceOf {
    type Value = Setting;

    fn read(&self, words: &mut Words<'_>, scene: Scene<'_>) -> Result<Setting, Unread> {
        let time = words.span()?;
        let now = scene.table.reading(scene.at).map(|reading| reading.face(self.0).setting());
        let mut setting = now.unwrap_or(Setting { time, moves: 0, period: 0 });
        setting.time = time;
        if words.accept("moves") {
            setting.moves = words.number("a number of moves")?;
        }
        if words.accept("period") {
            setting.period = words.number("the number of a period, from 0")?;
        }
        Ok(setting)
    }

    fn write(&self, setting: &Setting, line: &mut String) {
        let Setting { time, moves, period } = setting;
        line.push_str(&format!(" {time} moves {moves} period {period}"));
    }
}

/// A time control as people say it.
struct Control;

impl Part for Control {
    type Value = Box<TimeControl>;

    fn read(&self, words: &mut Words<'_>, _: Scene<'_>) -> Result<Box<TimeControl>, Unread> {
        let text = words.before("for schedule");
        let control = TimeControl::from_spoken(text.trim())
            .map_err(|error| Unread(format!("no time control: {error}")))?;
        Ok(Box::new(control))
    }

    fn write(&self, control: &Box<TimeControl>, line: &mut String) {
        line.push_str(&format!(" {}", control.spoken()));
    }
}

/// A name, which may be missing, up to a sign or word.
struct UpTo(&'static str);

impl Part for UpTo {
    type Value = String;

    fn read(&self, words: &mut Words<'_>, _: Scene<'_>) -> Result<String, Unread> {
        let end = self.0.trim_start_matches([',', ' ']);
        let name = words.before(end).trim().trim_end_matches(',').to_owned();
        if !words.accept(end) {
            return Err(Unread::expected(format_args!("{end} after a name"), &name));
        }
        Ok(name)
    }

    fn write(&self, name: &String, line: &mut String) {
        let blank = if self.0.starts_with(',') { "" } else { " " };
        line.push_str(&format!(" {name}{blank}{}", self.0));
    }
}

/// `2018-03-10 10:00 at 20:00:00 in Helsinki`: date and time of day, the time of the table after `at`,
/// and the place, which may be missing.
struct ResumptionOf;

impl Part for ResumptionOf {
    type Value = Resumption;

    fn read(&self, words: &mut Words<'_>, _: Scene<'_>) -> Result<Resumption, Unread> {
        let text = words.rest();
        let wrong = || Unread::expected("date, time, at, table time, in, place", text);
        let date = words.next().and_then(|date| date.parse().ok()).ok_or_else(wrong)?;
        let time = words.next().ok_or_else(wrong)?.to_owned();
        words.accept("at");
        let at = words.next().and_then(read_span).ok_or_else(wrong)?;
        if !words.accept("in") {
            return Err(wrong());
        }
        Ok(Resumption { date, time, place: words.text(), at: Moment::from_millis(at.as_millis()) })
    }

    fn write(&self, resumption: &Resumption, line: &mut String) {
        let Resumption { date, time, place, at } = resumption;
        let at = Span::millis(at.as_millis());
        line.push_str(&format!(" {date} {time} at {at} in {place}"));
    }
}

/// `press and write`.
struct Duties;

impl Part for Duties {
    type Value = Vec<Duty>;

    fn read(&self, words: &mut Words<'_>, _: Scene<'_>) -> Result<Vec<Duty>, Unread> {
        let mut duties = Vec::new();
        while !words.is_empty() {
            duties.push(words.one_of("a duty")?);
            words.accept("and");
        }
        Ok(duties)
    }

    fn write(&self, duties: &Vec<Duty>, line: &mut String) {
        let duties: Vec<String> = duties.iter().map(word_of).collect();
        line.push(' ');
        line.push_str(&duties.join(" and "));
    }
}

/// Penalties up to a colon: `warning, +2:00, -1:00, all-time, points 0–½, loss ½, fine 5000, rounds 2,
/// expulsion`.
struct Penalties;

impl Part for Penalties {
    type Value = Vec<Penalty>;

    fn read(&self, words: &mut Words<'_>, _: Scene<'_>) -> Result<Vec<Penalty>, Unread> {
        let mut penalties = Vec::new();
        while let Some(word) = words.peek() {
            if word == ":" {
                break;
            }
            let last = word.ends_with(':');
            let (penalty, ended) = read_penalty(words)?;
            penalties.push(penalty);
            if last || ended {
                break;
            }
        }
        if penalties.is_empty() {
            return Err(Unread::expected("a penalty", words.rest()));
        }
        Ok(penalties)
    }

    fn write(&self, penalties: &Vec<Penalty>, line: &mut String) {
        let penalties: Vec<String> = penalties.iter().map(write_penalty).collect();
        line.push_str(&format!(" {}:", penalties.join(", ")));
    }
}

fn write_penalty(penalty: &Penalty) -> String {
    match penalty {
        Penalty::Warning => "warning".to_owned(),
        Penalty::MoreTime(span) => format!("+{span}"),
        Penalty::LessTime(span) => format!("-{span}"),
        Penalty::AllTime => "all-time".to_owned(),
        Penalty::Points(score) => format!("points {score}"),
        Penalty::Loss(Share::None) => "loss 0".to_owned(),
        Penalty::Loss(Share::Half) => "loss ½".to_owned(),
        Penalty::Loss(Share::Whole) => "loss 1".to_owned(),
        Penalty::Fine(cents) => format!("fine {cents}"),
        Penalty::Rounds(rounds) => format!("rounds {rounds}"),
        Penalty::Expulsion => "expulsion".to_owned(),
    }
}

/// One penalty, and whether a colon stood after it.
fn read_penalty(words: &mut Words<'_>) -> Result<(Penalty, bool), Unread> {
    let all = words.rest();
    let mut ended = false;
    let mut word = |words: &mut Words<'_>| {
        let word = words.next().unwrap_or_default();
        ended |= word.ends_with(':');
        bare(word).to_owned()
    };
    let wrong = || {
        let known = ["warning", "all-time", "points", "loss", "fine", "rounds", "expulsion"];
        Unread::unknown("a penalty as warning, +2:00 or loss 1", all, known)
    };
    let first = word(words);
    let penalty = match first.as_str() {
        "warning" => Penalty::Warning,
        "expulsion" => Penalty::Expulsion,
        "all-time" => Penalty::AllTime,
        "points" => Penalty::Points(read_score(&word(words)).ok_or_else(wrong)?),
        "loss" => Penalty::Loss(match word(words).as_str() {
            "0" => Share::None,
            "½" => Share::Half,
            "1" => Share::Whole,
            _ => return Err(wrong()),
        }),
        "fine" => Penalty::Fine(word(words).parse().map_err(|_| wrong())?),
        "rounds" => Penalty::Rounds(word(words).parse().map_err(|_| wrong())?),
        time => match (time.strip_prefix('+'), time.strip_prefix('-')) {
            (Some(more), _) => Penalty::MoreTime(read_span(more).ok_or_else(wrong)?),
            (_, Some(less)) => Penalty::LessTime(read_span(less).ok_or_else(wrong)?),
            _ => return Err(wrong()),
        },
    };
    Ok((penalty, ended))
}
