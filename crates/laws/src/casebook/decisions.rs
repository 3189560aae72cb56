//! The arbiter's decisions in words.

use clock::{Moment, Setting, Side, TimeControl};

use super::acts::{Scene, read_move};
use super::words::{Unread, Words, bare};
use crate::Share;
use crate::act::{Decision, Device, Duty, Penalty};
use crate::table::Resumption;
use crate::table::now::side;

/// The phrases with which a decision begins.
pub(super) const PHRASES: &[&str] = &[
    "start",
    "check board",
    "place clock",
    "face clock",
    "postpone start",
    "pause",
    "resume",
    "judge stop",
    "call flag",
    "call both flags",
    "find order unknown",
    "classify touch",
    "rule touch",
    "declare illegal",
    "note illegal position",
    "restore ply",
    "piece displaced since ply",
    "set clock",
    "set control",
    "replace clock",
    "extra time",
    "adjust time",
    "annul",
    "transfer board",
    "judge claim",
    "consent to draw",
    "refuse consent to draw",
    "judge offer",
    "judge resignation",
    "count unknown",
    "reconstruct",
    "penalise",
    "declare loss",
    "device sound",
    "device found",
    "inspect",
    "approve assistant",
    "permit",
    "refuse permission",
    "excuse lateness",
    "admit",
    "refuse entry",
    "expel",
    "set result",
    "reopen",
    "dismiss question",
    "grant appeal",
    "dismiss appeal",
    "correct boards",
    "set session",
    "call seal",
    "confirm envelope",
    "open envelope",
    "judge sealed",
    "envelope lost",
    "grant increment",
    "refuse increment",
];

/// Reads a decision; nothing if the words begin none.
pub(super) fn read(words: &mut Words<'_>, scene: Scene<'_>) -> Result<Option<Decision>, Unread> {
    let Some(phrase) = words.phrase(PHRASES) else { return Ok(None) };
    let decision = match phrase {
        "start" => Decision::Start,
        "check board" => {
            let board = Box::new(super::settings::read_given(&words.text())?);
            Decision::CheckBoard { board }
        }
        "place clock" => {
            Decision::PlaceClock { place: words.one_of("left of white or right of white")? }
        }
        "face clock" => Decision::FaceClock { faces: words.one_of("left or right")? },
        "postpone start" => {
            words.accept("to");
            Decision::PostponeStart { until: Moment::from_millis(words.span()?.as_millis()) }
        }
        "pause" => Decision::Pause,
        "resume" => Decision::Resume,
        "judge stop" => Decision::JudgeStop { valid: either(words, "valid", "not valid")? },
        "call flag" => Decision::CallFlag { of: words.color()? },
        "call both flags" => Decision::CallBothFlags,
        "find order unknown" => Decision::OrderUnknown,
        "classify touch" => {
            let of = words.color()?;
            words.accept("as");
            let unclear = words.accept("unclear");
            let accidental = unclear || either(words, "accidental", "deliberate")?;
            Decision::ClassifyTouch { of, accidental: accidental && !unclear, unclear }
        }
        "rule touch" => Decision::RuleTouch { of: words.color()? },
        "declare illegal" => Decision::DeclareIllegal { of: words.color()? },
        "note illegal position" => Decision::NoteIllegalPosition,
        "restore ply" => Decision::Restore { ply: words.number("a number of plies")? },
        "piece displaced since ply" => {
            Decision::PieceDisplaced { ply: words.number("a number of plies")? }
        }
        "set clock" => {
            let of = words.color()?;
            words.accept("to");
            let setting = read_setting(words, scene, side(of))?;
            let said = words.accept("because of");
            let because = said.then(|| words.one_of("dispute, request or fault")).transpose()?;
            Decision::SetClock { of, setting, because }
        }
        "set control" => return read_control(words).map(Some),
        "replace clock" => {
            words.color()?;
            let white = read_setting(words, scene, Side::White)?;
            words.color()?;
            Decision::ReplaceClock { white, black: read_setting(words, scene, Side::Black)? }
        }
        "extra time" => {
            words.color()?;
            let white = words.span()?;
            words.color()?;
            Decision::ExtraTime { white, black: words.span()? }
        }
        "adjust time" => {
            let of = words.color()?;
            words.accept("less");
            Decision::AdjustTime { of, less: words.span()? }
        }
        "annul" => Decision::Annul { reason: words.one_of("a reason to annul")? },
        "transfer board" => Decision::TransferBoard,
        "judge claim" => {
            Decision::JudgeClaim { ruling: words.one_of("upheld, rejected or postponed")? }
        }
        "consent to draw" => Decision::ConsentToDraw { granted: true },
        "refuse consent to draw" => Decision::ConsentToDraw { granted: false },
        "judge offer" => Decision::JudgeOffer { stands: either(words, "stands", "void")? },
        "judge resignation" => {
            Decision::JudgeResignation { resigned: either(words, "meant", "not meant")? }
        }
        "count unknown" => Decision::CountUnknown,
        "reconstruct" => {
            let moves = words.number("a number of moves")?;
            words.accept("moves");
            Decision::Reconstruct { moves, official: words.accept("by an official") }
        }
        "penalise" => {
            let of = words.color()?;
            let penalties = read_penalties(words)?;
            Decision::Penalise { of, penalties, reason: words.text() }
        }
        "declare loss" => {
            let score = words.score()?;
            Decision::DeclareLoss { score, reason: words.text() }
        }
        "device sound" => Decision::DeviceSound { of: words.color()? },
        "device found" => {
            words.accept("on");
            let of = words.color()?;
            let device = if words.is_empty() {
                Device::default()
            } else {
                words.one_of("phone, other or switched off")?
            };
            Decision::DeviceFound { of, device }
        }
        "inspect" => {
            let of = words.color()?;
            let body = words.accept("body");
            Decision::Inspect { of, agreed: either(words, "agreed", "refused")?, body }
        }
        "approve assistant" => {
            let of = words.color()?;
            words.accept("to");
            Decision::ApproveAssistant { of, duties: read_duties(words)? }
        }
        "permit" | "refuse permission" => {
            let of = words.color()?;
            words.accept("to");
            let to = words.one_of("a permission")?;
            Decision::Permit { of, to, granted: phrase == "permit" }
        }
        "excuse lateness" => {
            let of = words.color()?;
            Decision::ExcuseLateness { of, reason: words.text() }
        }
        "admit" => Decision::Admit { who: words.text(), granted: true },
        "refuse entry" => {
            words.accept("to");
            Decision::Admit { who: words.text(), granted: false }
        }
        "expel" => Decision::Expel { who: words.text() },
        "set result" => {
            let score = words.score()?;
            Decision::SetResult { score, reason: words.text() }
        }
        "reopen" => Decision::Reopen { reason: words.text() },
        "dismiss question" => Decision::Dismiss { question: words.number("its place, from 0")? },
        "grant appeal" => Decision::CloseAppeal { granted: true },
        "dismiss appeal" => Decision::CloseAppeal { granted: false },
        "correct boards" => {
            let said = words.accept("to ply");
            let ply = if said { Some(words.number("a number of plies")?) } else { None };
            Decision::CorrectBoards { ply }
        }
        "set session" => {
            words.accept("to");
            Decision::SetSession { ends: Moment::from_millis(words.span()?.as_millis()) }
        }
        "call seal" => Decision::CallSeal,
        "confirm envelope" => return read_envelope(words).map(Some),
        "open envelope" => {
            let proof = words.accept("proved by").then(|| words.next().map(bare)).flatten();
            Decision::OpenEnvelope { proof: proof.map(str::to_owned), text: words.text() }
        }
        "judge sealed" => {
            words.accept("as");
            let nothing = words.accept("nothing");
            let meant = if nothing { None } else { Some(read_move(words, scene)?) };
            Decision::JudgeSealed { meant }
        }
        "envelope lost" => {
            let said = words.accept("declared");
            let declared = if said { Some(read_move(words, scene)?) } else { None };
            Decision::EnvelopeLost { declared }
        }
        "grant increment" => {
            let delay = words.accept("as delay").then_some(true);
            let delay = delay.or_else(|| words.accept("as increment").then_some(false));
            Decision::GrantIncrement { granted: true, delay }
        }
        "refuse increment" => Decision::GrantIncrement { granted: false, delay: None },
        other => return Err(Unread::expected("a decision", other)),
    };
    Ok(Some(decision))
}

fn either(words: &mut Words<'_>, yes: &str, no: &str) -> Result<bool, Unread> {
    if words.accept(no) {
        return Ok(false);
    }
    if words.accept(yes) {
        return Ok(true);
    }
    Err(Unread::expected(format_args!("{yes} or {no}"), words.rest()))
}

/// `3:58`, then perhaps `moves 12` and `period 1`; what is not said stays.
fn read_setting(words: &mut Words<'_>, scene: Scene<'_>, side: Side) -> Result<Setting, Unread> {
    let time = words.span()?;
    let now = scene.table.reading(scene.at).map(|reading| reading.face(side).setting());
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

fn read_control(words: &mut Words<'_>) -> Result<Decision, Unread> {
    let text = words.text();
    let (text, for_schedule) =
        text.strip_suffix("for schedule").map_or((text.as_str(), false), |text| (text, true));
    let control = TimeControl::from_spoken(text.trim())
        .map_err(|error| Unread(format!("no time control: {error}")))?;
    Ok(Decision::SetControl { control: Box::new(control), for_schedule })
}

/// `Virtanen and Korhonen, resumes 2018-03-10 10:00 at 20:00:00 in Helsinki`; the time of the table
/// stands after `at`, and a name or the place may be missing.
fn read_envelope(words: &mut Words<'_>) -> Result<Decision, Unread> {
    let text = words.text();
    let wrong = || Unread::expected("names, resumes, date, time, at, table time, in, place", &text);
    let (names, rest) = text.split_once("resumes").ok_or_else(wrong)?;
    let (white, black) = names.trim().trim_end_matches(',').split_once("and").ok_or_else(wrong)?;
    let (when, place) = rest.split_once(" in").ok_or_else(wrong)?;
    let mut when = when.split_whitespace();
    let date = when.next().and_then(|date| date.parse().ok()).ok_or_else(wrong)?;
    let time = when.next().ok_or_else(wrong)?.to_owned();
    let at = when.nth(1).and_then(super::words::read_span).ok_or_else(wrong)?;
    Ok(Decision::ConfirmEnvelope {
        white: white.trim().to_owned(),
        black: black.trim().to_owned(),
        resumption: Resumption {
            date,
            time,
            place: place.trim().to_owned(),
            at: Moment::from_millis(at.as_millis()),
        },
    })
}

fn read_duties(words: &mut Words<'_>) -> Result<Vec<Duty>, Unread> {
    let mut duties = Vec::new();
    while !words.is_empty() {
        duties.push(words.one_of("a duty")?);
        words.accept("and");
    }
    Ok(duties)
}

/// Penalties up to a colon: `warning, +2:00, -1:00, all-time, points 0–½, loss ½, fine 5000, rounds 2,
/// expulsion`.
fn read_penalties(words: &mut Words<'_>) -> Result<Vec<Penalty>, Unread> {
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

/// One penalty, and whether a colon stood after it.
fn read_penalty(words: &mut Words<'_>) -> Result<(Penalty, bool), Unread> {
    let all = words.rest();
    let mut ended = false;
    let mut word = |words: &mut Words<'_>| {
        let word = words.next().unwrap_or_default();
        ended |= word.ends_with(':');
        super::words::bare(word).to_owned()
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
        "points" => Penalty::Points(super::words::read_score(&word(words)).ok_or_else(wrong)?),
        "loss" => Penalty::Loss(match word(words).as_str() {
            "0" => Share::None,
            "½" => Share::Half,
            "1" => Share::Whole,
            _ => return Err(wrong()),
        }),
        "fine" => Penalty::Fine(word(words).parse().map_err(|_| wrong())?),
        "rounds" => Penalty::Rounds(word(words).parse().map_err(|_| wrong())?),
        time => match (time.strip_prefix('+'), time.strip_prefix('-')) {
            (Some(more), _) => Penalty::MoreTime(super::words::read_span(more).ok_or_else(wrong)?),
            (_, Some(less)) => Penalty::LessTime(super::words::read_span(less).ok_or_else(wrong)?),
            _ => return Err(wrong()),
        },
    };
    Ok((penalty, ended))
}
