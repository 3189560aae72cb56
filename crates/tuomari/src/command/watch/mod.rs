//! `tuomari watch`: checks running games against the Laws.

mod bell;
mod desk;
mod object;
mod publish;
mod view;

use std::io::{ErrorKind, IsTerminal};
use std::path::PathBuf;
use std::time::Duration;

use audit::watch::{Alarm, Unseen, Watch as Boards, Words};
use audit::{Cited, Rules};
use clap::Args;
use clock::{Moment, Span};
use laws::text::Lang;
use laws::{Book, Category};
use server::Timepiece;

use crate::cli::{books, classes, languages};
use crate::file::STANDARD_INPUT;
use crate::follow::{Follower, Pace, TICK, Turn, look_once};
use crate::illegal::Illegal;
use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;
use bell::Bell;
use desk::Hall;
use object::Object;
use publish::{Delay, Publisher};
use view::{View, Wish};

/// Watch running games and report claims, endings, wrong records and time trouble once, as they
/// occur
///
/// Follows PGN files and addresses that another program keeps rewriting, such as the software of
/// electronic boards. Each alarm states the arbiter's duty: MUST act, WATCH, MAY act, or QUIET,
/// which the arbiter may not tell the players. A terminal shows all boards, those that need the
/// arbiter first; q quits.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Time trouble means less than five minutes, one minute in rapid, twenty seconds in blitz; the tag
TimeControl tells which it is.

Examples:
  tuomari watch /mnt/dgt/round4.pgn
  tuomari watch --json https://games.example/round4.pgn | jq .words
  tuomari watch --default-time 30 --lang fi a.pgn b.pgn
  tuomari watch --bell desktop /mnt/dgt/round4.pgn
  tuomari watch livechess://192.168.1.20:1982
  tuomari watch --publish /srv/www/live --delay 15min /mnt/dgt/round4.pgn
  tuomari watch --event 'http://localhost:8960/e/EVENT#SECRET' round4.pgn
  tuomari watch --once round4.pgn")]
pub(crate) struct Watch {
    #[command(flatten)]
    sources: Sources,
    /// The language of the output
    #[arg(long, default_value = "en", value_name = "LANG", value_parser = languages())]
    lang: Lang,
    /// One JSON object per alarm, described in docs/json.md
    #[arg(long)]
    json: bool,
    /// One line per alarm, even in a terminal
    #[arg(long, conflicts_with = "json")]
    lines: bool,
    /// How to call the arbiter when action is needed: with the terminal bell, or with the bell and
    /// a desktop notification, sent by notify-send if available, otherwise by the terminal (OSC 9)
    /// [default: terminal; with --json none]
    #[arg(long, value_name = "none|terminal|desktop")]
    bell: Option<Bell>,
    /// Keep a PGN file of each source in this folder, for broadcast programs; it is always whole
    #[arg(long, value_name = "FOLDER", conflicts_with = "once")]
    publish: Option<PathBuf>,
    /// Send the games to the event of this arbiter's link, whose console shows them; its event.toml
    /// names the sources as they are named here
    #[arg(long, value_name = "LINK", conflicts_with = "once")]
    event: Option<String>,
    /// How far the published games are behind: 15min, or 6moves while a game is running
    #[arg(long, value_name = "DELAY", default_value = "0min", requires = "publish")]
    delay: Delay,
    /// What the published files do with illegal moves that stood
    #[arg(long, value_enum, default_value = "comment", requires = "publish")]
    illegal: Illegal,
    /// Look once and report the current state; the exit code is 1 if there is something to report
    #[arg(long)]
    once: bool,
}

/// What is watched, and by which rules.
#[derive(Args, Debug)]
struct Sources {
    /// Files; addresses that begin with http:// or https://; livechess://HOST:1982 for the boards of a
    /// DGT LiveChess
    #[arg(value_name = "FILE-OR-URL", required = true)]
    sources: Vec<String>,
    /// The rule book [default: the FIDE Laws in force on the date of each game]
    #[arg(long, value_name = "BOOK", value_parser = books())]
    book: Option<Book>,
    /// The class of games whose time control is not known
    #[arg(long, value_name = "CLASS", value_parser = classes())]
    class: Option<Category>,
    /// Report games without a move this many minutes after the watch began (6.7.1)
    #[arg(long, value_name = "MINUTES")]
    default_time: Option<u32>,
    /// How often to poll addresses, in seconds
    #[arg(long, default_value_t = 5, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,
    /// How long an electronic board has to stand still before it is believed, in milliseconds
    #[arg(long, default_value_t = 2500, value_name = "MILLISECONDS")]
    settle: u32,
}

/// Watches by a book or by the date of each game; the default time counts from now on.
pub(crate) fn boards(
    book: Option<Book>,
    class: Option<Category>,
    default_time: Option<u32>,
    now: Moment,
) -> impl Fn() -> Boards {
    let span = default_time.map(|minutes| Span::minutes(u64::from(minutes)).as_millis());
    let deadline = span.map(|span| Moment::from_millis(now.as_millis() + span));
    move || {
        let boards = Boards::new(Rules { book, class, ..Rules::by_date() });
        match deadline {
            Some(deadline) => boards.with_deadline(deadline),
            None => boards,
        }
    }
}

/// Sources that are followed, and perhaps published.
struct Published {
    follower: Follower,
    publisher: Option<Publisher>,
    hall: Option<Hall>,
    /// What could not be published or sent, and why.
    refused: Option<Trouble>,
}

impl Published {
    fn turn(&mut self, at: Moment) -> Turn {
        let turn = self.follower.turn(at);
        if let Some(publisher) = &mut self.publisher {
            let sources = 0..self.follower.len();
            let done = sources
                .into_iter()
                .try_for_each(|index| publisher.turn(index, self.follower.text(index), at));
            if let Err(error) = done {
                self.refused = Some(Trouble::Io("the published files".into(), error));
                self.publisher = None;
            }
        }
        if let Some(hall) = &mut self.hall {
            for index in 0..self.follower.len() {
                hall.turn(index, self.follower.source(index), self.follower.text(index));
            }
            self.refused = self.refused.take().or_else(|| hall.trouble());
        }
        turn
    }
}

impl Watch {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let time = Timepiece::start();
        let Sources { sources, book, class, default_time, every, settle } = &self.sources;
        if sources.iter().any(|source| source == STANDARD_INPUT) {
            let why = "watch follows files and addresses that are rewritten; it cannot follow the \
                       standard input (tuomari audit reads that)";
            return Err(Trouble::Options(why.to_owned()));
        }
        let boards = boards(*book, *class, *default_time, time.now());
        if self.once {
            return self.look_once(sources, boards, time.now(), screen);
        }
        let pace = Pace {
            every: Duration::from_secs(u64::from(*every)),
            settle: Span::millis(u64::from(*settle)),
        };
        let publisher = self
            .publish
            .as_ref()
            .map(|folder| Publisher::new(folder, self.delay, self.illegal, sources));
        let hall = self.event.as_deref().map(|link| Hall::at(link, sources.len())).transpose()?;
        let follower = Follower::new(sources, pace, boards);
        let follower = Published { follower, publisher, hall, refused: None };
        let is_shown = !self.json && !self.lines && std::io::stdout().is_terminal();
        if is_shown {
            let view = View::open(Words::of(self.lang))?;
            self.show(follower, time, view)
        } else {
            self.tell_all(follower, time, screen)
        }
    }

    fn look_once(
        &self,
        sources: &[String],
        boards: impl Fn() -> Boards,
        now: Moment,
        screen: &mut Screen,
    ) -> Result<Outcome, Trouble> {
        let (room, turn) = look_once(sources, boards, now);
        let mut outcome = Outcome::Fine;
        for (index, alarm) in &turn.alarms {
            outcome = Outcome::Findings;
            self.tell(room.source(*index), alarm, now, screen)?;
        }
        for (index, error) in turn.lost {
            outcome = Outcome::Trouble;
            screen.complain(&Trouble::Io(room.source(index).to_owned(), error));
        }
        Ok(outcome)
    }

    /// Shows the boards in a terminal until the user quits.
    fn show(
        &self,
        mut follower: Published,
        time: Timepiece,
        mut view: View,
    ) -> Result<Outcome, Trouble> {
        let mut scene = follower.follower.scene();
        loop {
            let turn = follower.turn(time.now());
            if turn.is_changed {
                scene = follower.follower.scene();
            }
            // A network that is away comes back; a folder that cannot be written does not.
            if let Some(trouble) = follower.refused.take()
                && follower.hall.is_none()
            {
                return Err(trouble);
            }
            self.ring(&turn.alarms);
            if view.show(&scene, TICK)? == Wish::Leave {
                return Ok(Outcome::Fine);
            }
        }
    }

    /// Prints one line per alarm, forever.
    fn tell_all(
        &self,
        mut follower: Published,
        time: Timepiece,
        screen: &mut Screen,
    ) -> Result<Outcome, Trouble> {
        loop {
            let now = time.now();
            let turn = follower.turn(now);
            if let Some(trouble) = follower.refused.take() {
                screen.complain(&trouble);
            }
            let follower = &follower.follower;
            for (index, error) in turn.lost {
                let source = follower.source(index).to_owned();
                match error.kind() {
                    ErrorKind::NotFound => {
                        let absent = Words::of(self.lang).unseen(&Unseen::Absent);
                        screen.remark(format_args!("{source} {absent}"))?;
                    }
                    _ => screen.complain(&Trouble::Io(source, error)),
                }
            }
            for (index, alarm) in &turn.alarms {
                self.tell(follower.source(*index), alarm, now, screen)?;
            }
            if !turn.alarms.is_empty() {
                screen.flush()?;
            }
            self.ring(&turn.alarms);
            std::thread::sleep(TICK);
        }
    }

    fn tell(
        &self,
        source: &str,
        alarm: &Alarm,
        at: Moment,
        screen: &mut Screen,
    ) -> Result<(), Trouble> {
        let words = Words::of(self.lang);
        if self.json {
            return screen.json(&Object::new(source, alarm, at, words));
        }
        let Alarm { board, event, articles, .. } = alarm;
        let at = alarm.at.as_ref().map_or(String::new(), |at| format!(", {at}"));
        let duty = match alarm.is_over {
            true => words.label("over"),
            false => words.duty(event.duty()),
        };
        let event = words.event(event);
        let articles = Cited(*articles).in_brackets();
        screen.line(format_args!("{duty} {board}{at}: {event}{articles}"))
    }

    /// Calls the arbiter if action is needed.
    fn ring(&self, alarms: &[(usize, Alarm)]) {
        let bell = self.bell.unwrap_or(if self.json { Bell::None } else { Bell::Terminal });
        bell.ring(alarms.iter().map(|(_, alarm)| alarm), Words::of(self.lang));
    }
}
