//! The boards in a terminal, those that need the arbiter first.

use std::io;
use std::time::Duration;

use audit::Cited;
use audit::watch::{Duty, Event, Matter, Scene, Section, Seen, Standing, Unseen, Words};
use ratatui::crossterm::event::{self, Event as Input, KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Constraint, Layout};
use ratatui::style::{Color, Modifier, Style, Stylize};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Borders, Paragraph, Wrap};
use ratatui::{DefaultTerminal, Frame};

use crate::outcome::Trouble;

/// The terminal while it shows the boards.
pub(super) struct View {
    terminal: DefaultTerminal,
    face: Face,
}

/// What the user asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wish {
    Stay,
    Leave,
}

impl View {
    pub(super) fn open(words: &'static Words) -> Result<Self, Trouble> {
        let terminal = ratatui::try_init().map_err(trouble)?;
        Ok(Self { terminal, face: Face::new(words) })
    }

    /// Shows the room and waits a while for keys.
    pub(super) fn show(&mut self, scene: &Scene, patience: Duration) -> Result<Wish, Trouble> {
        // Only what differs from the last frame is sent to the terminal.
        self.terminal.draw(|frame| self.face.draw(scene, frame)).map_err(trouble)?;
        if !event::poll(patience).map_err(trouble)? {
            return Ok(Wish::Stay);
        }
        match event::read().map_err(trouble)? {
            Input::Key(key) if key.is_press() => Ok(self.face.press(key, scene)),
            _ => Ok(Wish::Stay),
        }
    }
}

impl Drop for View {
    fn drop(&mut self) {
        ratatui::restore();
    }
}

fn trouble(error: io::Error) -> Trouble {
    Trouble::Io("the terminal".into(), error)
}

/// What is selected, and how it is displayed.
struct Face {
    words: &'static Words,
    /// The selected matter or board.
    looked_at: LookedAt,
    /// The digits of the board number being typed.
    typed: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum LookedAt {
    Matter(usize),
    Board(String),
}

impl Face {
    const fn new(words: &'static Words) -> Self {
        Self { words, looked_at: LookedAt::Matter(0), typed: String::new() }
    }

    fn press(&mut self, key: KeyEvent, scene: &Scene) -> Wish {
        let last = scene.matters.len().saturating_sub(1);
        let at = match self.looked_at {
            LookedAt::Matter(at) => at.min(last),
            LookedAt::Board(_) => 0,
        };
        match key.code {
            KeyCode::Char('q') => return Wish::Leave,
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                return Wish::Leave;
            }
            KeyCode::Char('j') | KeyCode::Down => {
                self.looked_at = LookedAt::Matter((at + 1).min(last));
            }
            KeyCode::Char('k') | KeyCode::Up => {
                self.looked_at = LookedAt::Matter(at.saturating_sub(1));
            }
            KeyCode::Char(sign @ ('0'..='9' | '.')) => self.typed.push(sign),
            KeyCode::Enter => self.go_to_typed(scene),
            KeyCode::Esc | KeyCode::Backspace => self.typed.clear(),
            _ => {}
        }
        Wish::Stay
    }

    fn go_to_typed(&mut self, scene: &Scene) {
        let typed = std::mem::take(&mut self.typed);
        let is_typed = |board: &&Seen| number(&board.name) == typed;
        if let Some(board) = scene.boards.iter().find(is_typed) {
            self.looked_at = LookedAt::Board(board.name.clone());
        }
    }

    fn draw(&self, scene: &Scene, frame: &mut Frame<'_>) {
        let width = usize::from(frame.area().width.saturating_sub(2)).max(1);
        let room = self.room(scene, width);
        let half = frame.area().height / 2;
        let tall = u16::try_from(room.len()).unwrap_or(u16::MAX).saturating_add(1);
        let [above, middle, below] = Layout::vertical([
            Constraint::Min(6),
            Constraint::Max(tall.min(half)),
            Constraint::Length(5),
        ])
        .areas(frame.area());
        let seen = usize::from(above.height.saturating_sub(1)).max(1);
        let (mut lines, mut current) = self.matters(scene, usize::from(above.width), Rows::All);
        if lines.len() > seen {
            (lines, current) = self.matters(scene, usize::from(above.width), Rows::Few);
        }
        let scrolled = current.map_or(0, |last| (last + 1).saturating_sub(seen));
        let is_playing = |board: &&Seen| board.standing == Standing::Playing;
        let playing = scene.boards.iter().filter(is_playing).count();
        let title = format!(
            " tuomari watch · {} · {} / {} {} ",
            scene.book_names(),
            playing,
            scene.boards.len(),
            self.words.label("playing")
        );
        let block = Block::new().borders(Borders::TOP).title(title.bold());
        let hidden = lines.len().saturating_sub(scrolled + seen);
        let scrolled = (u16::try_from(scrolled).unwrap_or(u16::MAX), 0);
        frame.render_widget(Paragraph::new(lines).scroll(scrolled).block(block), above);
        let title = format!(" {} ", self.words.label("room"));
        let mut block = Block::new().borders(Borders::TOP).title(title.bold());
        if hidden > 0 {
            block = block.title(Line::from(format!(" ▼ {hidden} ")).bold().right_aligned());
        }
        frame.render_widget(Paragraph::new(room).block(block), middle);
        let keys = match &*self.typed {
            "" => format!(" {} ", self.words.label("keys")),
            typed => format!(" {} {typed} ", self.words.label("board")),
        };
        let block = Block::new().borders(Borders::TOP | Borders::BOTTOM).title_bottom(keys);
        let detail = Paragraph::new(self.detail(scene)).wrap(Wrap { trim: true });
        frame.render_widget(detail.block(block), below);
    }

    /// Every matter under its heading, and the last line of the selected one.
    fn matters(
        &self,
        scene: &Scene,
        width: usize,
        rows: Rows,
    ) -> (Vec<Line<'static>>, Option<usize>) {
        let mut lines = Vec::new();
        let mut current = None;
        for (source, why) in &scene.unseen {
            let line = Line::from(format!("{source}: {}", self.words.unseen(why)));
            lines.push(if matches!(why, Unseen::Unread(_)) { line.red() } else { line.yellow() });
        }
        for section in Section::ALL {
            let heading = self.words.label(match section {
                Section::Now => "now",
                Section::Soon => "soon",
                Section::Later => "later",
            });
            let all = scene.matters.iter().enumerate();
            let own: Vec<(usize, &Matter)> =
                all.filter(|(_, matter)| matter.event.duty().section() == section).collect();
            lines.push(Line::from(format!("{} ({})", heading.to_uppercase(), own.len())).bold());
            let is_trouble = |matter: &Matter| {
                rows == Rows::Few && matches!(matter.event, Event::TimeTrouble { .. })
            };
            let short: Vec<&str> = own
                .iter()
                .filter(|(_, matter)| is_trouble(matter))
                .map(|(_, matter)| number(&matter.board))
                .collect();
            for (index, matter) in &own {
                let is_current = self.looked_at == LookedAt::Matter(*index);
                if is_trouble(matter) && !is_current {
                    continue;
                }
                lines.extend(self.matter(matter, is_current, width));
                if is_current {
                    current = Some(lines.len() - 1);
                }
            }
            if !short.is_empty() {
                let text = format!("△ {}: {}", self.words.label("short"), short.join(" "));
                let style = style(Duty::Watch);
                lines.extend(wrapped(&text, width).into_iter().map(|l| Line::styled(l, style)));
            }
        }
        for Matter { board, event, .. } in &scene.over {
            let (over, event) = (self.words.label("over"), self.words.event(event));
            lines.push(Line::from(format!("· {:>3} {over} {event}", number(board))).dim());
        }
        (lines, current)
    }

    /// A matter on as many lines as it needs, later lines aligned with its text.
    fn matter(&self, matter: &Matter, is_current: bool, width: usize) -> Vec<Line<'static>> {
        let duty = matter.event.duty();
        let sign = match duty {
            Duty::Must => '▲',
            Duty::Watch | Duty::Quiet => '△',
            Duty::May => '·',
        };
        let number = number(&matter.board);
        let head = format!("{sign} {number:>3} {:<7} ", self.words.duty(duty));
        let indent = Span::raw(&*head).width();
        let players = match matter.board.split_once(' ') {
            Some((_, players)) if width >= ROOMY => format!("{players}: "),
            _ => String::new(),
        };
        let event = self.words.event(&matter.event);
        let text = format!("{players}{event}{}", Cited(matter.articles).in_brackets());
        let line = |(i, text): (usize, String)| {
            let head = if i == 0 { head.clone() } else { " ".repeat(indent) };
            let line = Line::from(vec![Span::styled(head, style(duty)), Span::raw(text)]);
            if is_current { line.reversed() } else { line }
        };
        wrapped(&text, width.saturating_sub(indent)).into_iter().enumerate().map(line).collect()
    }

    /// The boards in the order of the room, one sign each.
    fn room(&self, scene: &Scene, width: usize) -> Vec<Line<'static>> {
        let widest = scene.boards.iter().map(|board| number(&board.name).chars().count()).max();
        let widest = widest.unwrap_or(1).max(3);
        let cell = |board: &Seen| {
            let text = format!("{:>widest$}{} ", number(&board.name), sign(board));
            Span::styled(text, board.duty.map_or(Style::new(), style))
        };
        let rows = scene.boards.chunks((width / (widest + 2)).max(1));
        let mut lines: Vec<Line<'static>> =
            rows.map(|row| Line::from(row.iter().map(cell).collect::<Vec<_>>())).collect();
        let [playing, done, waiting] = ["playing", "done", "waiting"].map(|l| self.words.label(l));
        let duties = [Duty::Must, Duty::Watch, Duty::Quiet].map(|duty| self.words.duty(duty));
        let [must, watch, quiet] = duties;
        lines.push(
            Line::from(format!(
                " □ {playing}  ¹ ½ ⁰ {done}  · {waiting}  ▲ {must}  △ {watch}, {quiet}"
            ))
            .dim(),
        );
        lines
    }

    /// Everything about the selection.
    fn detail(&self, scene: &Scene) -> Text<'static> {
        let (name, matter) = match &self.looked_at {
            LookedAt::Matter(at) => match scene.matters.get(*at) {
                Some(matter) => (&matter.board, Some(matter)),
                None => return Text::raw(self.words.label("nothing")),
            },
            LookedAt::Board(name) => (name, scene.matters.iter().find(|m| m.board == *name)),
        };
        let mut lines = Vec::new();
        if let Some(board) = scene.boards.iter().find(|board| board.name == *name) {
            lines.push(Line::from(self.board(board)).bold());
        }
        if let Some(Matter { event, articles, .. }) = matter {
            let (duty, event) = (self.words.duty(event.duty()), self.words.event(event));
            let articles = Cited(*articles).in_brackets();
            lines.push(Line::from(format!("{duty}: {event}{articles}")));
        }
        Text::from(lines)
    }

    fn board(&self, board: &Seen) -> String {
        let time =
            |time: Option<clock::Span>| time.map_or("–".to_owned(), |time| time.to_string());
        let Seen { name, at, clocks, standing, .. } = board;
        let standing = match standing.result() {
            Some(result) => result.to_owned(),
            None if *standing == Standing::Waiting => self.words.label("waiting"),
            None => at.clone().unwrap_or_default(),
        };
        match (clocks.white, clocks.black) {
            (None, None) => format!("{name} · {standing}"),
            (white, black) => format!("{name} · {standing} · {} / {}", time(white), time(black)),
        }
    }
}

/// How much of the matters is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rows {
    All,
    /// All boards short of time on one row, so that nothing else is pushed off the screen.
    Few,
}

/// Terminals this wide have room for the players beside each matter.
const ROOMY: usize = 100;

const fn style(duty: Duty) -> Style {
    match duty {
        Duty::Must => Style::new().fg(Color::Red).add_modifier(Modifier::BOLD),
        Duty::Watch => Style::new().fg(Color::Yellow),
        Duty::Quiet => Style::new().fg(Color::Magenta),
        Duty::May => Style::new(),
    }
}

/// The text wrapped to this width, at spaces if there are any.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.last().map_or(0, |line| Span::raw(&**line).width());
        let is_new = last > 0 && last + 1 + Span::raw(word).width() > width;
        if is_new {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            if last > 0 && !is_new {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

/// The number at the beginning of a board's name.
fn number(name: &str) -> &str {
    name.split(' ').next().unwrap_or(name)
}

/// The sign for a board: what has to be done there, or its state.
const fn sign(board: &Seen) -> char {
    match (board.duty, board.standing) {
        (Some(Duty::Must), _) => '▲',
        (Some(Duty::Watch | Duty::Quiet | Duty::May), _) => '△',
        (None, Standing::Waiting) => '·',
        (None, Standing::Playing) => '□',
        (None, Standing::Drawn) => '½',
        (None, Standing::WhiteWon) => '¹',
        (None, Standing::BlackWon) => '⁰',
    }
}

#[cfg(test)]
mod tests;
