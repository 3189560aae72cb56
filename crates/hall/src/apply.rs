//! Taking an entry of the record in. Nothing is decided here.

use crate::event::{Announcement, PointsRuled};
use crate::{
    Absence, Board, BoardResult, Corrupt, Entry, Event, Fact, Mine, Noted, Place, Round, State,
    TodoSince,
};
use clock::Moment;
use laws::Articles;

impl Event {
    /// Takes an entry of the record in.
    ///
    /// # Errors
    /// If it is not of this event as it stands; the event is then of no more use.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Corrupt> {
        for (number, Noted { fact, articles }) in (1..).zip(&entry.facts) {
            let applied = self.take_in(fact, *articles, entry.at);
            applied.map_err(|lacks| Corrupt { entry: None, fact: number, lacks })?;
        }
        self.seen = self.seen.max(entry.at);
        Ok(())
    }

    fn take_in(&mut self, fact: &Fact, articles: Articles, at: Moment) -> Result<(), &'static str> {
        match fact {
            Fact::Opened { regulations } | Fact::Regulated { regulations } => {
                self.regulations = Some(regulations.clone());
            }
            Fact::Appointed { arbiter } => self.arbiters.push(arbiter.clone()),
            Fact::Released { arbiter } => {
                let found = self.arbiters.iter_mut().find(|other| other.id == *arbiter);
                found.ok_or("arbiter")?.released = true;
                let boards = self.rounds.iter_mut().flat_map(|round| &mut round.boards);
                for board in boards {
                    board.mine = board.mine.filter(|mine| mine.arbiter != *arbiter);
                }
            }
            Fact::Entered { player } => self.players.push((**player).clone()),
            Fact::Amended { player, entrant } => {
                self.player_mut(*player)?.entrant = (**entrant).clone();
            }
            Fact::CodeGiven { player, code } => {
                self.player_mut(*player)?.code = Some(code.clone());
            }
            Fact::Withdrawn { player, from } => self.player_mut(*player)?.out_from = Some(*from),
            Fact::Reinstated { player } => self.player_mut(*player)?.out_from = None,
            Fact::ByeGranted { player, round, bye } => {
                let byes = &mut self.player_mut(*player)?.byes;
                byes.retain(|absence| absence.round != *round);
                byes.extend(bye.map(|bye| Absence { round: *round, bye }));
            }
            Fact::Paired { round, boards, byes, starts_at } => {
                let place = usize::from(*round).checked_sub(1).ok_or("round")?;
                let old = self.rounds.get(place);
                let mut paired: Vec<Board> = boards.iter().copied().map(Board::new).collect();
                paired.sort_by_key(|board| board.number);
                // A board that is wood, a table or a source stays so when the round is paired anew.
                for board in &mut paired {
                    let before = old.and_then(|round| round.board(board.number));
                    if let Some(same) =
                        before.filter(|old| (old.white, old.black) == (board.white, board.black))
                    {
                        board.kind = same.kind.clone();
                    }
                }
                let paired = Round {
                    number: *round,
                    starts_at: *starts_at,
                    started: None,
                    default_time: None,
                    boards: paired,
                    byes: byes.clone(),
                };
                match place.cmp(&self.rounds.len()) {
                    std::cmp::Ordering::Less => self.rounds[place] = paired,
                    std::cmp::Ordering::Equal => self.rounds.push(paired),
                    std::cmp::Ordering::Greater => return Err("round before it"),
                }
            }
            Fact::Unpaired { round } => {
                if self.rounds.last().is_none_or(|last| last.number != *round) {
                    return Err("such last round");
                }
                self.rounds.pop();
            }
            Fact::Scheduled { round, starts_at } => {
                self.round_mut(*round)?.starts_at = Some(*starts_at);
            }
            Fact::DefaultTimeSet { round, span } => {
                self.round_mut(*round)?.default_time = Some(*span);
            }
            Fact::KindSet { place, kind } => self.board_mut(*place)?.kind = kind.clone(),
            Fact::Arrived { place, side } => self.board_mut(*place)?.arrived[*side] = Some(at),
            Fact::AbsenceNoted { place, side } => self.board_mut(*place)?.absent[*side] = true,
            Fact::Excused { place, side } => self.board_mut(*place)?.excused[*side] = true,
            Fact::Taken { place, arbiter } => {
                self.board_mut(*place)?.mine = Some(Mine { arbiter: *arbiter, since: at });
            }
            Fact::LetGo { place } => self.board_mut(*place)?.mine = None,
            Fact::Started { place } => {
                self.board_mut(*place)?.state = State::Playing;
                let round = self.round_mut(place.round)?;
                round.started = round.started.or(Some(at));
            }
            Fact::Stopped { place, all } => {
                self.board_mut(*place)?.state = State::Stopped { since: at, all: *all };
            }
            Fact::Resumed { place } => self.board_mut(*place)?.state = State::Playing,
            // What the clocks show is not the event's to know: the table or the arbiter adds it.
            Fact::TimeGiven { place, .. } => _ = self.board_mut(*place)?,
            Fact::ToDo { place, todo } => {
                let todo = TodoSince { todo: *todo, since: at };
                self.board_mut(*place)?.todo.push(todo);
            }
            Fact::Done { place, todo } => {
                let list = &mut self.board_mut(*place)?.todo;
                let done = list.iter().position(|open| open.todo == *todo);
                list.remove(done.ok_or("such thing to do")?);
            }
            Fact::ResultEntered { place, outcome, ground, ruling, confirmed, signed } => {
                let board = self.board_mut(*place)?;
                board.state = State::Over;
                board.todo.clear();
                board.mine = None;
                board.result = Some(BoardResult {
                    outcome: *outcome,
                    ground: *ground,
                    articles,
                    at,
                    ruling: *ruling,
                    confirmed: *confirmed,
                    signed: *signed,
                });
            }
            Fact::ResultTaken { place } => {
                let board = self.board_mut(*place)?;
                board.result = None;
                board.state = State::Stopped { since: at, all: false };
            }
            Fact::Confirmed { place } => {
                self.board_mut(*place)?.result.as_mut().ok_or("result")?.confirmed = true;
            }
            Fact::Signed { place, side, .. } => {
                self.board_mut(*place)?.result.as_mut().ok_or("result")?.signed[*side] = true;
            }
            Fact::Counted { place, side, tally } => {
                self.board_mut(*place)?.tally[*side] = *tally;
            }
            Fact::Ruled { ruling } => {
                let place = Place { round: ruling.number.round, board: ruling.board };
                self.board_mut(place)?.rulings.push(ruling.number);
                self.rulings.push((**ruling).clone());
            }
            Fact::Undone { ruling, by } => self.ruling_mut(*ruling)?.undone_by = Some(*by),
            Fact::Published { ruling, public } => self.ruling_mut(*ruling)?.public = *public,
            Fact::PointsChanged { player, round, points, ruling } => {
                let (player, round, points) = (*player, *round, *points);
                self.points.push(PointsRuled { player, round, points, ruling: *ruling });
            }
            Fact::Appealed { appeal } => self.appeals.push(appeal.clone()),
            Fact::AppealDecided { appeal, decision } => {
                let found = self.appeals.iter_mut().find(|other| other.number == *appeal);
                found.ok_or("appeal")?.decision = Some(decision.clone());
            }
            Fact::Announced { round, room, text } => {
                let (room, text) = (room.clone(), text.clone());
                self.announcements.push(Announcement { at, round: *round, room, text });
            }
            Fact::Closed => self.closed = Some(at),
            Fact::Reopened => self.closed = None,
        }
        Ok(())
    }

    fn player_mut(&mut self, number: crate::Number) -> Result<&mut crate::Player, &'static str> {
        let at = self.players.binary_search_by_key(&number, |player| player.number);
        at.ok().and_then(|at| self.players.get_mut(at)).ok_or("player")
    }

    fn round_mut(&mut self, number: u8) -> Result<&mut Round, &'static str> {
        let place = usize::from(number).checked_sub(1).ok_or("round")?;
        self.rounds.get_mut(place).ok_or("round")
    }

    fn board_mut(&mut self, place: Place) -> Result<&mut Board, &'static str> {
        self.round_mut(place.round)?.board_mut(place.board).ok_or("board")
    }

    fn ruling_mut(&mut self, number: crate::RulingNo) -> Result<&mut crate::Ruling, &'static str> {
        self.rulings.iter_mut().find(|ruling| ruling.number == number).ok_or("ruling")
    }
}
