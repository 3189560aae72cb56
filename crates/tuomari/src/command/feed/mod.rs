//! `tuomari feed`: makes an electronic board a seat at a server's table.

mod table;

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use audit::live::{Hands, Heard as Sensed, LiveFeed, Sign, Signal, Told};
use chess::Color;
use clap::Args;
use clock::{Moment, Span};
use laws::Act;
use server::Timepiece;

use crate::file::STANDARD_INPUT;
use crate::follow::livechess::{Heard, Line};
use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;
use table::{Answer, Table};

/// How often time is looked at while the board is silent.
const TICK: Duration = Duration::from_millis(50);

/// Let an electronic board act at a table of a server
///
/// What a board feels becomes what hands do: a piece that is lifted is touched, one that is put down is
/// let go, and the lever presses the clock. So illegal moves, touched pieces and unfinished promotions
/// reach the arbiter as they do from the page. The table is played by hand, and the link is that of its
/// seat "table", which acts for both players.
#[derive(Args, Debug)]
#[command(after_long_help = "\
The source is livechess://HOST:1982#SERIAL for a board of a DGT LiveChess (without a number the first one),
- for lines on standard input, or a file of such lines, each with milliseconds and what happened then:
  0 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
  1500 rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR
  2400 rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR
  3100 press white
docs/records.md describes them, and has a driver as an example.

Examples:
  tuomari feed livechess://localhost:1982 --table http://localhost:8960/t/TABLE#SECRET
  driver | tuomari feed - --table http://localhost:8960/t/TABLE#SECRET
  tuomari feed recorded.txt --dry-run")]
pub(crate) struct Feed {
    /// livechess://HOST:PORT#SERIAL; a file of lines, or - for standard input
    #[arg(value_name = "SOURCE")]
    source: String,
    /// The link of the table's seat, with its secret
    #[arg(long, value_name = "URL#SECRET", required_unless_present = "dry_run")]
    table: Option<String>,
    /// Print the acts instead of sending them, one JSON object per line
    #[arg(long, conflicts_with = "table")]
    dry_run: bool,
    /// How long the board has to stand still before pieces count as let go, in milliseconds
    #[arg(long, default_value_t = 2500, value_name = "MILLISECONDS")]
    settle: u32,
    /// Press the clock when a move comes to rest: for boards without a lever
    #[arg(long)]
    no_lever: bool,
}

/// Where signs of a board come from.
enum Source {
    /// Lines that were read, by a thread that waits for them.
    Lines(Receiver<io::Result<String>>),
    LiveChess(Line, LiveFeed),
}

impl Feed {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Outcome, Trouble> {
        let table = self.table.as_deref().map(Table::at).transpose()?;
        let mut hands = Hands::new(Span::millis(u64::from(self.settle)));
        if self.no_lever {
            hands = hands.without_lever();
        }
        let mut seat = Seat { hands, table, outcome: Outcome::Fine };
        match self.source()? {
            Source::Lines(lines) => seat.follow_lines(&lines, screen)?,
            Source::LiveChess(line, feed) => seat.follow_livechess(&line, feed, screen)?,
        }
        Ok(seat.outcome)
    }

    fn source(&self) -> Result<Source, Trouble> {
        let (address, serial) = self.source.split_once('#').unwrap_or((&self.source, ""));
        if let Some(line) = Line::to(address) {
            return Ok(Source::LiveChess(line, LiveFeed::new(serial)));
        }
        let (sender, lines) = mpsc::channel();
        let file: Box<dyn Read + Send> = if self.source == STANDARD_INPUT {
            Box::new(io::stdin())
        } else {
            let file = File::open(&self.source);
            Box::new(file.map_err(|error| Trouble::Io(self.source.clone(), error))?)
        };
        thread::spawn(move || {
            for line in BufReader::new(file).lines() {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Source::Lines(lines))
    }
}

/// A board that acts at a table.
struct Seat {
    hands: Hands,
    table: Option<Table>,
    outcome: Outcome,
}

impl Seat {
    fn follow_lines(
        &mut self,
        lines: &Receiver<io::Result<String>>,
        screen: &mut Screen,
    ) -> Result<(), Trouble> {
        let time = Timepiece::start();
        // The last moment of the driver's clock, and ours when it was heard.
        let mut last = (Moment::from_millis(0), time.now());
        for number in 1_u64.. {
            let line = loop {
                match lines.recv_timeout(TICK) {
                    Ok(line) => break Some(line),
                    Err(RecvTimeoutError::Disconnected) => break None,
                    Err(RecvTimeoutError::Timeout) => {
                        let silent = time.now().as_millis().saturating_sub(last.1.as_millis());
                        let at = Moment::from_millis(last.0.as_millis() + silent);
                        let acts = self.hands.tick(at);
                        self.act(acts, screen)?;
                    }
                }
            };
            let Some(line) = line else { break };
            let line = line.map_err(|error| Trouble::Io("the lines of the board".into(), error))?;
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            match line.parse::<Told>() {
                Ok(Told { at, sign }) => {
                    self.take(&sign, at, screen)?;
                    last = (at, time.now());
                }
                Err(error) => {
                    screen.remark(format_args!("line {number}: {error}"))?;
                    self.outcome = self.outcome.max(Outcome::Trouble);
                }
            }
        }
        let settled = last.0.as_millis() + 60_000;
        let acts = self.hands.tick(Moment::from_millis(settled));
        self.act(acts, screen)
    }

    fn follow_livechess(
        &mut self,
        line: &Line,
        mut feed: LiveFeed,
        screen: &mut Screen,
    ) -> Result<(), Trouble> {
        let time = Timepiece::start();
        loop {
            let now = time.now();
            for heard in line.heard() {
                match heard {
                    Heard::Connected => feed.connected(),
                    Heard::Said(text) => {
                        let Sensed { say, signs, signal } = feed.hear(&text);
                        say.into_iter().for_each(|text| line.say(text));
                        match signal {
                            Some(Signal::Lost(how)) => screen.remark(format_args!(
                                "the board does not answer ({how}); nothing it says is taken for a touch"
                            ))?,
                            Some(Signal::Back) => screen.remark("the board answers again")?,
                            None => {}
                        }
                        for sign in signs {
                            self.take(&sign, now, screen)?;
                        }
                    }
                    Heard::Lost(error) => {
                        screen.complain(&Trouble::Io("LiveChess".into(), error));
                    }
                }
            }
            feed.tick(now).into_iter().for_each(|text| line.say(text));
            let acts = self.hands.tick(now);
            self.act(acts, screen)?;
            thread::sleep(TICK);
        }
    }

    fn take(&mut self, sign: &Sign, at: Moment, screen: &mut Screen) -> Result<(), Trouble> {
        let mut acts = self.hands.tick(at);
        match sign {
            Sign::Felt(placement) => self.hands.see(*placement, at),
            Sign::Pressed(by) => acts.extend(self.hands.press(*by, at)),
            // The table has a clock of its own.
            Sign::Clocks(_) => {}
        }
        self.act(acts, screen)
    }

    fn act(&mut self, acts: Vec<(Color, Act)>, screen: &mut Screen) -> Result<(), Trouble> {
        for (by, act) in acts {
            let deed = table::Deed { act, by: table::seat(by) };
            let Some(table) = &mut self.table else {
                screen.json(&deed)?;
                continue;
            };
            match table.act(&deed)? {
                Answer::Taken => {}
                Answer::Refused(why) => {
                    screen.remark(format_args!("{by}: {why}"))?;
                    self.outcome = self.outcome.max(Outcome::Findings);
                }
            }
        }
        Ok(())
    }
}
