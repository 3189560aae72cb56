//! Groups the pieces of a spoken time control into terms.

use super::decimal::Decimal;
use super::pgn::OneSide;
use super::scan::{Lexeme, Token};
use super::terms::{Amount, Term, What, schedule};
use super::words::{HOUR, MINUTE, SECOND, Word};
use super::{ParseTimeControlError, Reason};
use crate::{Bonus, Period, Span};

type Parsed<T> = Result<T, ParseTimeControlError>;
type Kind = fn(Span) -> Bonus;

/// What was said for one side, and how much of it has been read.
pub(super) struct Speech<'a> {
    lexemes: &'a [Lexeme<'a>],
    at: usize,
    /// The column after the last lexeme.
    end: usize,
}

impl<'a> Speech<'a> {
    pub(super) fn new(lexemes: &'a [Lexeme<'a>], end: usize) -> Speech<'a> {
        Speech { lexemes, at: 0, end }
    }

    /// Everything that was said.
    pub(super) fn control(mut self) -> Parsed<OneSide> {
        let is_glass = |l: &Lexeme<'_>| l.token == Token::Word(Word::Hourglass);
        let side =
            if self.lexemes.len() == 1 && self.eat(Token::Dash) || self.eat_word(Word::Untimed) {
                OneSide::Untimed
            } else if self.lexemes.iter().any(is_glass) {
                self.eat_word(Word::Hourglass);
                let (column, amount) = (self.column(), self.amount()?);
                self.eat_word(Word::Hourglass);
                OneSide::Sand(fault(column, amount.span(MINUTE))?)
            } else {
                OneSide::Periods(schedule(&self.terms()?)?)
            };
        if self.at < self.lexemes.len() {
            return Err(self.unexpected("the end"));
        }
        Ok(side)
    }

    fn terms(&mut self) -> Parsed<Vec<Term>> {
        if let Some(Token::Number(two)) = self.peek(0)
            && two.is(2)
            && self.peek(1) == Some(Token::Word(Word::Times))
        {
            self.at += 2;
        }
        let mut terms = vec![self.term(false, false)?];
        loop {
            let (mut plus, mut semicolon, mut separated) = (false, false, false);
            loop {
                match self.peek(0) {
                    Some(Token::Plus) => plus = true,
                    Some(Token::Semicolon) => semicolon = true,
                    Some(Token::Comma | Token::Word(Word::Then)) => {}
                    Some(Token::Word(Word::In)) => {
                        // "5 min each": filler, and nothing has to follow.
                        self.at += 1;
                        continue;
                    }
                    _ => break,
                }
                separated = true;
                self.at += 1;
            }
            if self.at == self.lexemes.len() && !separated {
                return Ok(terms);
            }
            terms.push(self.term(plus, semicolon)?);
        }
    }

    fn term(&mut self, plus: bool, semicolon: bool) -> Parsed<Term> {
        let column = self.column();
        let what = match self.peek(0) {
            Some(Token::Word(Word::Rest)) => {
                while self.eat_word(Word::Rest) || self.eat_word(Word::Move) {}
                self.eat_connectors();
                What::Period(Period::of_rest(self.time_of(MINUTE)?))
            }
            Some(Token::Number(moves)) if self.count_stands_first() => {
                let moves = fault(column, moves.count())?;
                self.at += 1;
                self.eat_word(Word::Move);
                self.eat_connectors();
                What::Period(Period::of_moves(moves, self.time_of(MINUTE)?))
            }
            Some(Token::Word(word)) if kind(word).is_some() => {
                self.at += 1;
                self.eat_connectors();
                let amount = self.amount()?;
                self.bonus(amount, kind(word), column)?
            }
            _ => {
                let amount = self.amount()?;
                match self.period_of(amount, column)? {
                    Some(period) => What::Period(period),
                    None => self.bonus(amount, None, column)?,
                }
            }
        };
        Ok(Term { what, column, plus, semicolon })
    }

    /// Whether the number here is a count of moves followed by its time: `40/90`,
    /// `40 moves in 90 min`.
    fn count_stands_first(&self) -> bool {
        let has_move = self.peek(1) == Some(Token::Word(Word::Move));
        let after = 1 + usize::from(has_move);
        let connectors = self.connectors_from(after);
        let number_follows = matches!(self.peek(after + connectors), Some(Token::Number(_)));
        number_follows && (has_move || self.peek(1) == Some(Token::Slash))
    }

    /// A time followed by its count of moves or by "the rest": `90 min/40`, `90 min for 40 moves`,
    /// `30 min for the rest`.
    fn period_of(&mut self, amount: Amount, column: usize) -> Parsed<Option<Period>> {
        let joined = matches!(self.peek(0), Some(Token::Slash | Token::Word(Word::Times)));
        let here = self.connectors_from(0);
        match self.peek(here) {
            Some(Token::Number(moves)) => {
                let has_move = self.peek(here + 1) == Some(Token::Word(Word::Move));
                let has_unit = matches!(self.peek(here + 1), Some(Token::Word(Word::Unit(_))));
                if has_unit || !(joined || has_move) {
                    return Ok(None);
                }
                self.at += here;
                let moves = fault(self.column(), moves.count())?;
                self.at += 1 + usize::from(has_move);
                Ok(Some(Period::of_moves(moves, fault(column, amount.span(MINUTE))?)))
            }
            Some(Token::Word(Word::Rest)) => {
                if matches!(self.peek(here + 1), Some(Token::Slash | Token::Number(_))) {
                    return Ok(None);
                }
                self.at += here;
                while self.eat_word(Word::Rest) || self.eat_word(Word::Move) {}
                Ok(Some(Period::of_rest(fault(column, amount.span(MINUTE))?)))
            }
            _ => Ok(None),
        }
    }

    /// What may follow the time of a bonus: its kind, "a move", "from move 41". A time with none of
    /// these, and no kind before it, is bare.
    fn bonus(&mut self, amount: Amount, mut named: Option<Kind>, column: usize) -> Parsed<What> {
        let mut a_move = false;
        let mut from = None;
        loop {
            let here = self.connectors_from(0);
            let number_follows = matches!(self.peek(here + 1), Some(Token::Number(_)));
            match self.peek(here) {
                Some(Token::Word(Word::Move | Word::FromMove)) if !number_follows => {
                    a_move = true;
                    self.at += here + 1;
                }
                Some(Token::Word(Word::FromMove)) => {
                    self.at += here + 1;
                    from = Some(self.move_number()?);
                }
                Some(Token::Word(Word::From)) => {
                    self.at += here + 1;
                    let named = self.eat_word(Word::Move) || self.eat_word(Word::FromMove);
                    from = if named { Some(self.move_number()?) } else { from.or(Some(1)) };
                }
                Some(Token::Word(word))
                    if named.is_none() && kind(word).is_some() && !self.starts_bonus(here) =>
                {
                    named = kind(word);
                    self.at += here + 1;
                }
                _ => break,
            }
        }
        if named.is_none() && !a_move && from.is_none() {
            return Ok(What::Bare(amount));
        }
        let span = fault(column, amount.span(SECOND))?;
        Ok(What::Bonus { bonus: named.unwrap_or(Bonus::Increment)(span), from })
    }

    /// Whether the kind of bonus `ahead` is followed by its own time, as in `5 d3`.
    fn starts_bonus(&self, ahead: usize) -> bool {
        let connectors = self.connectors_from(ahead + 1);
        matches!(self.peek(ahead + 1 + connectors), Some(Token::Number(_)))
    }

    fn move_number(&mut self) -> Parsed<u16> {
        let column = self.column();
        match self.peek(0) {
            Some(Token::Number(number)) => {
                self.at += 1;
                fault(column, number.count()).map(u16::from)
            }
            _ => Err(self.unexpected("the number of a move")),
        }
    }

    fn time_of(&mut self, unit: u64) -> Parsed<Span> {
        let column = self.column();
        let amount = self.amount()?;
        fault(column, amount.span(unit))
    }

    fn amount(&mut self) -> Parsed<Amount> {
        let column = self.column();
        let Some(Token::Number(first)) = self.peek(0) else {
            return Err(self.unexpected("a time"));
        };
        self.at += 1;
        match self.peek(0) {
            Some(Token::Colon) => self.hours_minutes_seconds(first, column),
            Some(Token::Word(Word::Unit(unit))) => {
                self.at += 1;
                let span = fault(column, first.span(unit))?;
                self.smaller_units(span, unit)
            }
            _ => Ok(Amount::Plain(first)),
        }
    }

    /// What follows a time within the same amount: `30 min` after `1 h`, `30` after `1h`.
    fn smaller_units(&mut self, mut span: Span, largest: u64) -> Parsed<Amount> {
        let mut last = largest;
        while let Some(Token::Number(number)) = self.peek(0) {
            let column = self.column();
            let unit = match self.peek(1) {
                Some(Token::Word(Word::Unit(unit))) if unit < last => unit,
                Some(Token::Word(Word::Unit(_))) => break,
                _ if last == HOUR && self.lexemes[self.at].glued => MINUTE,
                _ => break,
            };
            self.at += 1;
            self.eat(Token::Word(Word::Unit(unit)));
            let more = fault(column, number.span(unit))?;
            span = fault(column, span.checked_add(more).ok_or(Reason::TooLarge))?;
            last = unit;
        }
        Ok(Amount::Time { span, unit: largest })
    }

    /// The rest of `1:30:00` after the hours.
    fn hours_minutes_seconds(&mut self, hours: Decimal, column: usize) -> Parsed<Amount> {
        let mut span = fault(column, hours.span(HOUR))?;
        for (unit, limit) in [(MINUTE, HOUR), (SECOND, MINUTE)] {
            if !self.eat(Token::Colon) {
                return Err(ParseTimeControlError::new(column, Reason::AmbiguousTime));
            }
            let here = self.column();
            let Some(Token::Number(number)) = self.peek(0) else {
                return Err(self.unexpected("a number below 60"));
            };
            let part = fault(here, number.span(unit))?;
            if part >= Span::millis(limit) {
                return Err(self.unexpected("a number below 60"));
            }
            self.at += 1;
            span = fault(here, span.checked_add(part).ok_or(Reason::TooLarge))?;
        }
        Ok(Amount::Time { span, unit: HOUR })
    }

    /// How many mere connectors stand `ahead`: `/`, `x`, "in", "for".
    fn connectors_from(&self, ahead: usize) -> usize {
        let joins = |t: Token| matches!(t, Token::Slash | Token::Word(Word::In | Word::Times));
        (0..).take_while(|n| self.peek(ahead + n).is_some_and(joins)).count()
    }

    fn eat_connectors(&mut self) {
        self.at += self.connectors_from(0);
    }

    fn eat(&mut self, token: Token) -> bool {
        let found = self.peek(0) == Some(token);
        self.at += usize::from(found);
        found
    }

    fn eat_word(&mut self, word: Word) -> bool {
        self.eat(Token::Word(word))
    }

    fn peek(&self, ahead: usize) -> Option<Token> {
        self.lexemes.get(self.at + ahead).map(|l| l.token)
    }

    fn column(&self) -> usize {
        self.lexemes.get(self.at).map_or(self.end, |l| l.column)
    }

    fn unexpected(&self, wanted: &'static str) -> ParseTimeControlError {
        let found = self.lexemes.get(self.at).map(|l| l.text.to_owned());
        ParseTimeControlError::new(self.column(), Reason::Expected { wanted, found })
    }
}

fn kind(word: Word) -> Option<Kind> {
    match word {
        Word::Increment => Some(Bonus::Increment),
        Word::Delay => Some(Bonus::Delay),
        Word::Bronstein => Some(Bonus::Bronstein),
        _ => None,
    }
}

fn fault<T>(column: usize, result: Result<T, Reason>) -> Parsed<T> {
    result.map_err(|reason| ParseTimeControlError::new(column, reason))
}
