//! How each fact changes the table.
//!
//! Every fact stands here once, with all that it changes, or among those that change nothing. What
//! the change is in detail is written with the part of the table that changes. So the file is as long
//! as there are facts: one `match` that the compiler keeps complete.

use std::sync::Arc;

use chess::{ByColor, Color, Position};
use clock::{Moment, Motion};

use super::accord::{Accord, Lots};
use super::adjournment::{SealedMove, Stage};
use super::blind::BlindPlay;
use super::corrupt::Flaw;
use super::demands::{Demands, MateDue, breach_seen};
use super::hands::{Displacement, Hands};
use super::ledger::Plies;
use super::now::{Bound, Now, Offer, Phase, color, side};
use super::quickplay::Quickplay;
use crate::Verdict;
use crate::act::{Area, Penalty, Permission};
use crate::fact::{Fact, Lapse, Note, Question};

impl Now {
    /// Takes in a fact. Nothing is decided here.
    ///
    /// # Errors
    /// If the fact cannot have come about at this table; then nothing has changed.
    pub(crate) fn apply(
        &mut self,
        fact: &Fact,
        at: Moment,
        start: &Position,
        plies: &mut Plies,
    ) -> Result<(), Flaw> {
        match fact {
            Fact::Started => {
                self.clock.start(side(self.position.turn()), at)?;
                self.phase = Phase::Playing;
            }
            Fact::BoardDiffers { .. } => self.wrong_board = true,
            Fact::BoardAgrees => self.wrong_board = false,
            Fact::ClockPlaced { place } => self.clock_place = Some(*place),
            Fact::StartPostponed { until } => self.start_at = Some(*until),
            Fact::Arrived { by } => self.arrive(*by, at),
            Fact::Left { by, area, permitted } => self.leave(*by, *area, *permitted),

            Fact::Adjusting { by } => self.with_hands(|hands| hands.adjusting = Some(*by)),
            Fact::AdjustingEnded { .. } => self.with_hands(|hands| hands.adjusting = None),
            Fact::Touched { by, square, binds } => {
                if *binds {
                    if let Some(piece) = self.position.board().piece_on(*square) {
                        self.with_hands(|hands| hands.touch(*square, piece));
                    }
                    self.decline_condition(*by);
                }
            }
            Fact::TouchClassified { accidental, .. } => {
                if *accidental {
                    self.with_hands(Hands::forget_touch);
                }
            }
            Fact::Released { from, to, two_hands, .. } => {
                self.with_hands(|hands| hands.release(*from, *to, *two_hands));
            }
            Fact::TakenOff { square, .. } => self.with_hands(|hands| hands.take_off(*square)),
            Fact::Put { square, piece, .. } => self.with_hands(|hands| hands.put(*square, *piece)),
            Fact::PieceNamed { promoted, .. } => {
                self.with_hands(|hands| hands.named = Some(*promoted));
            }
            Fact::FetchingPiece { .. } => self.with_hands(|hands| hands.fetching = true),
            Fact::CastlingAnnounced { rook, .. } => {
                self.with_hands(|hands| hands.castling = Some(*rook));
            }
            Fact::Displaced { by } => {
                let then = self.clock.motion().running().map(color);
                self.with_hands(|hands| hands.displaced = Some(Displacement { by: *by, then }));
                self.demands_mut().disturber = Some(*by);
            }
            Fact::PiecesRestored { .. } => self.with_hands(|hands| hands.displaced = None),

            Fact::MoveMade { by, m } => {
                self.make(*by, *m, at, plies)?;
                self.with_demands(|demands| demands.moved(*by));
                self.with_accord(Accord::drop_wishes);
            }
            Fact::MoveCompleted { by, how } => self.complete(*by, *how, at, plies)?,
            Fact::IllegalStands { by, kind, after, replacing } => {
                self.stand(*by, *kind, after.as_deref(), replacing, at, plies)?;
                self.with_demands(|demands| demands.moved(*by));
            }
            Fact::IllegalForgiven { by } => {
                for act in self.illegal.iter_mut().filter(|act| act.by == *by) {
                    act.forgiven = true;
                }
            }
            Fact::CorrectionAgreed { by } => self.correction = Some(*by),
            Fact::PositionRestored { ply } => {
                self.go_back(*ply, start, plies)?;
                self.with_demands(|demands| demands.went_back(*ply));
                self.with_accord(Accord::drop_wishes);
            }
            Fact::IllegalCounted { by, kind, count } => self.count_illegal(*by, *kind, *count),
            Fact::MovesBound { by, moves } => {
                self.bound = (!moves.is_empty()).then(|| Bound { by: *by, moves: moves.clone() });
            }
            Fact::SymptomNoted => self.symptom = true,
            Fact::SymptomGone => self.symptom = false,
            Fact::CastlingBarred { rooks } => {
                self.bar_castling(rooks.iter().copied().collect(), plies)?;
            }

            Fact::ClockStarted { of } => self.clock.start(side(*of), at)?,
            Fact::ClockPressed { by } => self.press(*by, at, plies)?,
            Fact::ClocksStopped => {
                self.clock.pause(at)?;
                if self.phase == Phase::Playing {
                    self.phase = Phase::Stopped;
                }
            }
            Fact::Resumed => {
                self.clock.resume(at)?;
                self.phase = Phase::Playing;
                self.with_hands(|hands| hands.fetching = false);
                self.quickplay = Quickplay::resumed(self.quickplay);
                self.with_demands(Demands::resumed);
            }
            Fact::TimeAdded { to, span } => {
                self.give(*to, *span, at, plies)?;
                self.with_demands(|demands| demands.compensated(*to));
            }
            Fact::TimeTaken { from, span } => self.take(*from, *span, at, plies)?,
            Fact::ClockSet { of, setting } => {
                self.clock.set(side(*of), *setting, at)?;
                self.players[*of].flag_fallen = false;
            }
            Fact::ControlSet { control } => self.set_control(control, at)?,
            Fact::FlagFallen { of } => self.players[*of].flag_fallen = true,
            Fact::ControlMet { by } => self.players[*by].flag_fallen = false,
            Fact::OrderDoubted { by } => self.accord_mut().order = Some(*by),
            Fact::OrderUnknown => self.with_accord(Accord::drop_wishes),

            Fact::DrawOffered { by, .. } => self.offer_draw(*by, plies),
            Fact::OfferLapsed { why } => {
                let offer = self.offer.take().filter(|_| *why == Lapse::Touched);
                if let Some(offer) = offer {
                    self.with_hands(|hands| hands.declined = Some(offer.by));
                }
            }
            Fact::OfferRevived { by } => {
                self.offer = Some(Offer { by: *by });
                self.with_hands(|hands| hands.declined = None);
            }
            Fact::DrawClaimed { by, .. } => self.claimant = Some(*by),
            Fact::ClaimRejected { .. } => {
                let by = self.claimant.take().unwrap_or(self.position.turn());
                self.count_wrong_claim(by);
            }

            Fact::TwoBoards { .. } => self.with_blind(|blind| blind.two_boards = true),
            Fact::Announced { by, m } => self.with_blind(|blind| blind.announce(*by, *m)),
            Fact::Repeated { by, .. } => self.with_blind(|blind| blind.repeat(*by)),
            Fact::Copied { on, m, agrees, .. } => {
                let board = *self.position.board();
                self.with_blind(|blind| blind.copy(*on, *m, *agrees, &board));
            }
            Fact::BoardsCorrected => {
                let board = *self.position.board();
                self.with_blind(|blind| blind.agree_on(&board));
            }
            Fact::TimesAsked { by } => self.with_blind(|blind| blind.asked[*by] = true),
            Fact::TimesTold { to, .. } => self.with_blind(|blind| blind.asked[*to] = false),

            Fact::SessionSet { ends } => self.session_ends = Some(*ends),
            Fact::SealingCalled { by, charged } => self.call_sealing(*by, *charged),
            Fact::SealWritten { commitment, .. } => {
                self.seal(SealedMove::Hidden(commitment.clone()));
            }
            Fact::MoveToSeal { m, .. } => {
                self.seal(SealedMove::Shown(*m));
                self.lay_hands_down();
            }
            Fact::MoveSealed { by, reply } => self.close(*by, *reply, at)?,
            Fact::EnvelopeConfirmed { white, black, resumption } => {
                let game = self.adjourned()?;
                game.names = Some(ByColor { white: white.clone(), black: black.clone() });
                game.resumption = Some(resumption.clone());
            }
            Fact::ResumptionBegan => self.adjourned()?.stage = Stage::Resuming,
            Fact::AnsweringClockStarted { of } => {
                self.clock.start(side(*of), at)?;
                self.phase = Phase::Playing;
            }
            Fact::EnvelopeDue => self.adjourned()?.due = true,
            Fact::EnvelopeOpened { .. } => self.open_envelope()?,
            Fact::EnvelopeLost => self.adjournment = None,

            Fact::IncrementRequested { by, delay } => {
                self.quickplay = Some(Quickplay::Requested { by: *by, delay: *delay });
            }
            Fact::IncrementDecided { granted, .. } => {
                self.quickplay = granted.then_some(Quickplay::Granted);
            }
            Fact::NoNormalWinClaimed { by, ground, referred } => {
                self.quickplay = Some(match referred {
                    true => Quickplay::Referred { by: *by, ground: *ground },
                    false => Quickplay::Claimed { by: *by },
                });
            }
            Fact::ClaimPostponed { by, compensated } => {
                let compensated = *compensated;
                self.quickplay = Some(Quickplay::Postponed { by: *by, compensated, flag: None });
            }
            Fact::ClaimDue { by, flag } => {
                self.quickplay = Quickplay::due(self.quickplay, *by, *flag);
            }
            Fact::NoNormalWinRejected { by } => {
                self.quickplay = None;
                self.count_wrong_claim(*by);
            }

            Fact::SideChosen { edge, .. } => self.demands_mut().black_edge = Some(*edge),
            Fact::MateAsked { of, until } => {
                let due = MateDue { of: *of, until: *until, begun: false };
                self.demands_mut().mate_due = Some(due);
            }
            Fact::MateBegun { by, until } => {
                let due = MateDue { of: *by, until: *until, begun: true };
                self.demands_mut().mate_due = Some(due);
            }
            Fact::KingTaken { by } => self.demands_mut().king_taken = Some(*by),
            Fact::NoProgressClaimed { by, .. } => {
                self.demands_mut().claim_no_progress(*by, plies.count());
            }
            Fact::TrialBegan { .. } => self.with_demands(Demands::begin_trial),
            Fact::TrialEnded { .. } => self.with_demands(|demands| demands.trial = None),
            Fact::Interfered { about } => {
                let demands = self.demands_mut();
                demands.remark = Some(*about);
                demands.interfered = true;
            }

            Fact::LotsDrawn { seed, exchanged } => {
                let lots = Lots::Drawn { seed: *seed, exchanged: *exchanged };
                self.accord_mut().lots = Some(lots);
            }
            Fact::LotsByHand { by } => self.accord_mut().say_by_hand(*by),
            Fact::TakebackWanted { by } => self.accord_mut().takeback = Some(*by),
            Fact::RestartWanted { by } => self.accord_mut().restart = Some(*by),

            Fact::Written { by, text, place } => {
                Arc::make_mut(&mut self.papers).write(*by, *place, text);
            }
            Fact::RecordingLapsed { of } => {
                self.players[*of].exempt_in = Some(self.period(*of, at)?);
            }
            Fact::SheetReplaced { of } => Arc::make_mut(&mut self.papers).replace(*of),
            Fact::SheetDue { by } => self.players[*by].must_complete = true,
            Fact::SheetCompleted { by } => self.players[*by].must_complete = false,
            Fact::RecordShown { to, count } => self.players[*to].looks = *count,
            Fact::Signed { by, score } => self.players[*by].signed = Some(*score),

            Fact::Asked { question } => {
                self.questions.push(question.clone());
                self.demands_mut().called = true;
            }
            Fact::Answered { question } => self.answer(question),
            Fact::Noted { of, what } => {
                if *what == Note::TimeTrouble {
                    self.players[*of].short_of_time_in = Some(self.period(*of, at)?);
                }
                if let Some(breach) = breach_seen(*what) {
                    self.demands_mut().seen.push((*of, breach));
                }
            }
            Fact::Penalised { of, penalty } => {
                if *penalty == Penalty::Warning {
                    self.players[*of].warnings = self.players[*of].warnings.saturating_add(1);
                }
                self.with_demands(|demands| demands.punished(*of));
            }
            Fact::DeviceSounded { of, count } => self.players[*of].sounds = *count,
            Fact::AssistantApproved { of, duties } => self.players[*of].duties = duties.clone(),
            Fact::Permitted { of, to, granted } => {
                let permissions = &mut self.players[*of].permissions;
                permissions.retain(|old| old != to);
                permissions.extend(granted.then_some(*to));
            }
            Fact::LatenessExcused { of } => self.players[*of].excused = true,

            Fact::Reopened => {
                let begun = self.clock.motion() != Motion::Ready;
                self.phase = if begun { Phase::Stopped } else { Phase::Waiting };
            }
            Fact::Annulled => {
                self.phase = Phase::Annulled;
                // What was sealed no longer belongs to a game.
                self.adjournment = None;
                self.with_demands(|demands| {
                    demands.king_taken = None;
                    demands.ended();
                });
            }
            Fact::GameEnded { verdict } => self.end(*verdict, at)?,

            // What was said, found, advised or proved, and leaves the table as it was.
            Fact::Refused { .. }
            | Fact::ClockFaced { .. }
            | Fact::ClockNotPlaced
            | Fact::IllegalAdmitted { .. }
            | Fact::IllegalFound { .. }
            | Fact::PawnBecameQueen { .. }
            | Fact::BreachFound { .. }
            | Fact::TimeProposed { .. }
            | Fact::ExtraProposed { .. }
            | Fact::CountUnknown
            | Fact::DrawOfferedIf { .. }
            | Fact::ClaimUpheld { .. }
            | Fact::Consented { .. }
            | Fact::ResignationDenied { .. }
            | Fact::ResignationJudged { .. }
            | Fact::ChancesWeighed { .. }
            | Fact::Verified { .. }
            | Fact::MateShown { .. }
            | Fact::SheetGiven { .. }
            | Fact::Reconstructed { .. }
            | Fact::ReportAnswered { .. }
            | Fact::StopJudged { .. }
            | Fact::Inspected { .. }
            | Fact::Admitted { .. }
            | Fact::Expelled { .. }
            | Fact::BoardTransferred
            | Fact::ColorsKept
            | Fact::RuleExplained { .. }
            | Fact::Tipped { .. }
            | Fact::Appealed { .. }
            | Fact::CommitteeTold { .. }
            | Fact::AppealClosed { .. }
            | Fact::CanMate { .. }
            | Fact::CannotMate { .. }
            | Fact::MateUndecided { .. }
            | Fact::MaterialWeighed { .. } => {}
        }
        self.seen = self.seen.max(at);
        Ok(())
    }

    /// What hands do counts in a game by hand only.
    fn with_hands(&mut self, change: impl FnOnce(&mut Hands)) {
        if let Some(hands) = &mut self.hands {
            change(hands);
        }
    }

    /// The boards of a game with a player who cannot see.
    fn with_blind(&mut self, change: impl FnOnce(&mut BlindPlay)) {
        if let Some(blind) = &mut self.blind {
            change(blind);
        }
    }

    /// What waits for a player's word, if anything does.
    fn with_demands(&mut self, change: impl FnOnce(&mut Demands)) {
        if let Some(demands) = &mut self.demands {
            change(demands);
        }
    }

    fn demands_mut(&mut self) -> &mut Demands {
        self.demands.get_or_insert_default()
    }

    /// What both have settled between them, if anything.
    fn with_accord(&mut self, change: impl FnOnce(&mut Accord)) {
        if let Some(accord) = &mut self.accord {
            change(accord);
        }
    }

    fn accord_mut(&mut self) -> &mut Accord {
        self.accord.get_or_insert_default()
    }

    fn arrive(&mut self, by: Color, at: Moment) {
        let player = &mut self.players[by];
        player.arrived.get_or_insert(at);
        player.away_from = None;
        if let Some(game) = self.adjournment.as_mut().filter(|game| game.stage != Stage::Called) {
            game.present[by] = true;
        }
    }

    fn leave(&mut self, by: Color, area: Area, permitted: bool) {
        let player = &mut self.players[by];
        player.away_from = Some(area);
        if permitted {
            let used = Permission::to_leave(area);
            player.permissions.retain(|permission| *permission != used);
        }
    }

    fn offer_draw(&mut self, by: Color, plies: &Plies) {
        self.offer = Some(Offer { by });
        let player = &mut self.players[by];
        player.offers = player.offers.saturating_add(1);
        player.offers_in_a_row = player.offers_in_a_row.saturating_add(1);
        self.players[!by].offers_in_a_row = 0;
        if let Some(place) = plies.len().checked_sub(1) {
            let place = u16::try_from(place).unwrap_or(u16::MAX);
            Arc::make_mut(&mut self.papers).offer(place);
        }
    }

    fn count_wrong_claim(&mut self, by: Color) {
        let player = &mut self.players[by];
        player.wrong_claims = player.wrong_claims.saturating_add(1);
    }

    /// A player who touches a piece declines the opponent's offer, also a conditional one that
    /// waits for the arbiter.
    pub(super) fn decline_condition(&mut self, by: Color) {
        self.questions.retain(|asked| {
            !matches!(asked, Question::ConditionalOffer { by: offerer, .. } if *offerer != by)
        });
    }

    /// What waited for the arbiter does so no longer.
    fn answer(&mut self, question: &Question) {
        if let Some(found) = self.questions.iter().position(|asked| asked == question) {
            self.questions.remove(found);
        }
        if let Question::Interference { .. } = question {
            self.with_demands(|demands| demands.remark = None);
        }
    }

    fn end(&mut self, verdict: Verdict, at: Moment) -> Result<(), Flaw> {
        self.clock.pause(at)?;
        self.phase = Phase::Over(verdict);
        self.ended = Some(at);
        self.adjournment = None;
        self.offer = None;
        self.bound = None;
        // Questions about play no longer matter.
        let outlives =
            |asked: &Question| matches!(asked, Question::Appeal { .. } | Question::Result { .. });
        self.questions.retain(outlives);
        self.with_demands(Demands::ended);
        Ok(())
    }
}
