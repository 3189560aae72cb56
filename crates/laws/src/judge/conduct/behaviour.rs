//! How people behave (chapter 11, FI.2, 12.7, 12.8): what is reported, asked and found.

use chess::Color;

use crate::act::{Area, Device, Duty, Irregularity, Penalty, Permission};
use crate::fact::{Audience, Fact, Note, Question, Refusal};
use crate::judge::hearing::Hearing;
use crate::judge::{decisions, demand, scoresheet, two_boards};
use crate::table::Phase;
use crate::{Ground, Mode, Priced, Provision, Regime, Sanction, Score, Share};

/// A player leaves. With the move, a player leaves the playing area only with permission, and
/// during the game nobody leaves the venue without it (11.2.3); after it a player is a spectator (11.4).
pub(crate) fn leave(hearing: &mut Hearing<'_>, area: Area) {
    let Some(by) = hearing.player() else { return };
    let permitted = hearing.now.players[by].permissions.contains(&Permission::to_leave(area));
    let playing = matches!(hearing.now.phase, Phase::Playing | Phase::Stopped);
    let has_move = hearing.now.position.turn() == by;
    let wanted = match area {
        Area::Venue => Some(Provision::LeavingVenue),
        Area::PlayingArea if has_move => Some(Provision::LeavingArea),
        Area::PlayingArea
            if hearing.regulations().report_absence
                && hearing.regulations().book.has(Provision::ReportedAbsence) =>
        {
            Some(Provision::ReportedAbsence)
        }
        Area::PlayingArea => None,
    };
    let wanted = wanted.filter(|_| playing);
    let provision = wanted.unwrap_or(if playing {
        Provision::LeavingAllowed
    } else {
        Provision::FinishedIsSpectator
    });
    hearing.find(Fact::Left { by, area, permitted }, &[provision]);
    if let Some(provision) = wanted
        && !permitted
    {
        let provisions = [provision, Provision::ConductPenalty];
        hearing.note(by, Note::LeftWithoutPermission, &provisions);
    }
}

const fn permission_provision(to: Permission) -> Provision {
    match to {
        Permission::LeaveVenue => Provision::LeavingVenue,
        Permission::LeavePlayingArea => Provision::LeavingArea,
        Permission::OpenBag => Provision::DevicesInBags,
        Permission::UseDevice => Provision::Phones,
    }
}

/// A player asks for a permission.
pub(crate) fn ask_permission(hearing: &mut Hearing<'_>, to: Permission) {
    let Some(of) = hearing.player() else { return };
    let provisions = [permission_provision(to), Provision::Permissions];
    if !hearing.has_arbiter() {
        return hearing.refuse(Refusal::NoArbiter, &provisions);
    }
    let asked = Fact::Asked { question: Question::Permission { of, to } };
    hearing.find_for(of.into(), asked, &provisions);
}

/// The arbiter grants or refuses one.
pub(crate) fn permit(hearing: &mut Hearing<'_>, of: Color, to: Permission, granted: bool) {
    let provisions = [permission_provision(to), Provision::Permissions];
    hearing.find_for(of.into(), Fact::Permitted { of, to, granted }, &provisions);
    hearing.answer(|asked| *asked == Question::Permission { of, to }, &provisions);
}

/// Whether something can happen at all, where a report is put to the opponent and not to an arbiter
/// who would know.
pub(crate) fn can_happen(hearing: &Hearing<'_>, what: Irregularity) -> bool {
    let by_hand = Row::of(what).by_hand;
    !by_hand || hearing.regulations().mode == Mode::Otb || !hearing.is(Regime::OnDemand)
}

/// Something is reported: the arbiter alone hears it (12.7).
pub(crate) fn report(hearing: &mut Hearing<'_>, what: Irregularity) {
    if let Some(provision) = no_breach(hearing, what) {
        return hearing.refuse(Refusal::NotInForce, &[provision]);
    }
    if what == Irregularity::Displacement && hearing.is(Regime::OnDemand) {
        return demand::disturbed(hearing);
    }
    if what == Irregularity::Silence && !two_boards::is_silent(hearing) {
        return;
    }
    let provisions = provisions_of(hearing, what);
    if hearing.is(Regime::OnDemand) && Row::of(what).about == About::Breach {
        return demand::breach(hearing, what, provisions);
    }
    let of = hearing.seat.side().filter(|_| Row::of(what).about != About::Nobody).map(|by| !by);
    let asked = Fact::Asked { question: Question::Report { what, of } };
    hearing.find_for(Audience::Arbiter, asked, provisions);
}

/// The provisions that something reported goes against.
pub(crate) fn provisions_of(hearing: &Hearing<'_>, what: Irregularity) -> &'static [Provision] {
    hearing.regulations().against(what)
}

/// The article by which something reported is not a breach under this book, if there is one.
fn no_breach(hearing: &Hearing<'_>, what: Irregularity) -> Option<Provision> {
    let book = hearing.regulations().book;
    match what {
        Irregularity::Refusal if !book.has(Provision::HelpReconstruct) => {
            Some(Provision::ArbiterWatches)
        }
        Irregularity::PhoneInVenue if !book.edition().no_phone_in_venue => Some(Provision::Phones),
        Irregularity::BrokenSheet if !scoresheet::can_be_replaced(hearing) => {
            Some(Provision::SheetReplaced)
        }
        _ => None,
    }
}

/// Of whom a report speaks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    /// A player who has broken the rules.
    Breach,
    /// A player, but no breach.
    Player,
    /// How the board or the clock stands, or somebody else.
    Nobody,
}

/// Where a report belongs.
struct Row {
    about: About,
    /// Whether it can happen only by hand: on a screen there is no board to turn, no clock to handle,
    /// nothing to knock over and no sheet to write on.
    by_hand: bool,
}

impl Row {
    const fn of(what: Irregularity) -> Self {
        let (about, by_hand) = match what {
            Irregularity::WrongSetup
            | Irregularity::ReversedColors
            | Irregularity::WrongSetting
            | Irregularity::Visitor
            | Irregularity::WrongTimes => (About::Nobody, false),
            Irregularity::TurnedBoard | Irregularity::BoardsDiffer | Irregularity::BrokenSheet => {
                (About::Nobody, true)
            }
            Irregularity::Sheet | Irregularity::Displacement => (About::Player, true),
            Irregularity::PressingHand
            | Irregularity::HandOnClock
            | Irregularity::ClockHandling
            | Irregularity::Silence => (About::Breach, true),
            Irregularity::Disrepute
            | Irregularity::Assistance
            | Irregularity::Device
            | Irregularity::Smoking
            | Irregularity::Vaping
            | Irregularity::PhoneInVenue
            | Irregularity::Distraction
            | Irregularity::Refusal
            | Irregularity::Disobedience => (About::Breach, false),
        };
        Self { about, by_hand }
    }
}

/// 12.7: people who see an irregularity tell the arbiter, and nobody else.
pub(crate) fn tip(hearing: &mut Hearing<'_>, text: &str) {
    let tipped = Fact::Tipped { text: text.to_owned() };
    hearing.find_for(Audience::Arbiter, tipped, &[Provision::TellOnlyArbiter]);
}

/// A phone sounded: the ladder of the event, else that of the federation (FI.2, 11.3.2.2).
pub(crate) fn device_sounded(hearing: &mut Hearing<'_>, of: Color) {
    if after_the_end(hearing, of) {
        return;
    }
    let regulations = hearing.regulations();
    let provisions = regulations.phone_provisions();
    let player = &hearing.now.players[of];
    let (before, warnings) = (player.sounds, player.warnings);
    let count = before.saturating_add(1);
    hearing.find(Fact::DeviceSounded { of, count }, provisions);
    if regulations.phone_ladder.is_none() && hearing.is(Regime::OnDemand) {
        return demand::device(hearing, of, provisions);
    }
    if let Some(priced) = regulations.device_sound(before, warnings) {
        sanction_device(hearing, of, &priced);
    }
}

/// A device was found on a player (11.3.2.2).
pub(crate) fn device_found(hearing: &mut Hearing<'_>, of: Color, device: Device) {
    let warnings = hearing.now.players[of].warnings;
    let priced = match hearing.regulations().device_found_on(device, warnings) {
        Ok(priced) => priced,
        Err(allowed) => return hearing.refuse(Refusal::NotInForce, &[allowed]),
    };
    if after_the_end(hearing, of) {
        return;
    }
    if hearing.is(Regime::OnDemand) {
        return demand::device(hearing, of, &[Provision::DeviceFound]);
    }
    sanction_device(hearing, of, &priced);
}

/// 11.3.2.1 speaks of the game, and a player who has finished it is a spectator (11.4): the result
/// stands, and what else follows the arbiter decides. Says whether it was so.
fn after_the_end(hearing: &mut Hearing<'_>, of: Color) -> bool {
    let over = matches!(hearing.now.phase, Phase::Over(_) | Phase::Annulled);
    if over {
        let provisions = [Provision::FinishedIsSpectator, Provision::DeviceFound];
        hearing.ask(Question::Device { of }, &provisions);
    }
    over
}

/// A warning is given; the loss of the game waits for the arbiter's word where there is one. There
/// is no exception for an opponent who cannot mate (G66).
fn sanction_device(hearing: &mut Hearing<'_>, of: Color, priced: &Priced<Sanction>) {
    let Priced { cost, provisions } = priced;
    match cost {
        Sanction::Warning => {
            hearing.find(Fact::Penalised { of, penalty: Penalty::Warning }, provisions);
        }
        Sanction::Loss if hearing.has_arbiter() => {
            hearing.ask(Question::Device { of }, provisions);
        }
        Sanction::Loss => {
            let articles = hearing.cite(provisions);
            decisions::conclude(hearing, Score::loss(of, Share::Whole), Ground::Arbiter, articles);
        }
    }
}

/// 11.3.3: a player was inspected in private, or refused.
pub(crate) fn inspect(hearing: &mut Hearing<'_>, of: Color, agreed: bool, body: bool) {
    if body && !hearing.regulations().book.edition().body_search {
        return hearing.refuse(Refusal::NotAllowed, &[Provision::Inspection]);
    }
    let provisions = [Provision::Inspection, Provision::AntiCheating];
    hearing.find_for(Audience::from(of), Fact::Inspected { of, agreed }, &provisions);
    if !agreed {
        let provisions = [Provision::Inspection, Provision::Penalties];
        hearing.note(of, Note::RefusedInspection, &provisions);
    }
}

/// 11.2.3.3: who is neither player nor official comes in with the arbiter's leave.
pub(crate) fn admit(hearing: &mut Hearing<'_>, who: &str, granted: bool) {
    let admitted = Fact::Admitted { who: who.to_owned(), granted };
    hearing.find(admitted, &[Provision::Visitors, Provision::Permissions]);
    let visitor = Question::Report { what: Irregularity::Visitor, of: None };
    hearing.answer(|asked| *asked == visitor, &[Provision::Visitors]);
}

/// 12.7: the arbiter sends a person away who interferes.
pub(crate) fn expel(hearing: &mut Hearing<'_>, who: &str) {
    let expelled = Fact::Expelled { who: who.to_owned() };
    hearing.find(expelled, &[Provision::DisturberRemoved]);
}

/// 4.9, 6.2.6, 8.1.6: the arbiter approves an assistant; an empty list ends it.
pub(crate) fn approve_assistant(hearing: &mut Hearing<'_>, of: Color, duties: &[Duty]) {
    if !two_boards::allows_assistant(hearing, of, duties) {
        return hearing.refuse(Refusal::NotAllowed, &[Provision::SightedAssistant]);
    }
    let unseeing = two_boards::is_blind(hearing, of);
    let sighted = !unseeing && two_boards::is_blind(hearing, !of);
    let provision = |duty: &Duty| match duty {
        Duty::Move if unseeing => Provision::AssistantMoves,
        Duty::Press | Duty::Write if unseeing => Provision::AssistantWrites,
        Duty::Move | Duty::Announce if sighted => Provision::SightedAssistant,
        Duty::Move => Provision::MovingAssistant,
        Duty::Press => Provision::PressingAssistant,
        Duty::Write => Provision::WritingAssistant,
        Duty::Announce => Provision::AssistantAnnounces,
        Duty::ClaimFlag => Provision::AssistantClaims,
        Duty::Tell => Provision::AssistantTells,
        Duty::Seal => Provision::AssistantSeals,
    };
    let mut provisions: Vec<Provision> = duties.iter().map(provision).collect();
    if unseeing {
        provisions.insert(0, Provision::BlindAssistant);
    }
    if provisions.is_empty() {
        provisions.push(Provision::MovingAssistant);
    }
    let mut duties = duties.to_vec();
    duties.sort_unstable();
    duties.dedup();
    hearing.find(Fact::AssistantApproved { of, duties }, &provisions);
}
