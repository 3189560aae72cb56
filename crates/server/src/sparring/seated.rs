//! A partner at its table.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

use clock::{Moment, Span};
use laws::{Act, Decision, Mode, Phase, Seat};
use sparring::{Partner, Step, Task};

use super::engine::{Broken, Engine};
use super::{Club, Sparring};
use crate::entry::Entry;
use crate::journal::{Seq, TableId};
use crate::live::{Actor, Key, Live, Tables, Trouble};
use crate::signal::Follower;

/// How long a hand takes from one thing to the next.
const HAND: Duration = Duration::from_millis(150);
/// How long an engine stays when there is nothing to think about.
const IDLE: Duration = Duration::from_secs(60);
/// How often it may be idle in a row before the partner leaves, too.
const IDLE_AT_MOST: u32 = 10;
/// How long to wait after the first failure; each time twice as long, up to the most.
const RETRY: Span = Span::millis(200);
const RETRY_AT_MOST: Span = Span::seconds(60);
/// At how many failures in a row the clocks are stopped.
const GIVES_WORD_AT: u32 = 2;

/// Someone at a table.
struct Seated<'t> {
    tables: &'t Arc<Tables>,
    club: &'t Club,
    live: Arc<Live>,
    sparring: Sparring,
    engine: Option<Engine>,
    /// Failures of the engine in a row.
    failures: u32,
    /// The place of the last act, and how many were tried there.
    tried: (Seq, u32),
}

/// Plays at a table until there is nothing more to do.
pub(super) async fn play(tables: &Arc<Tables>, club: &Club, table: &TableId) {
    let Ok(live) = tables.find(table).await else { return };
    let Ok(Some(sparring)) = live.ask(|shown| shown.opened.sparring) else { return };
    let seated =
        Seated { tables, club, live, sparring, engine: None, failures: 0, tried: (Seq::START, 0) };
    if let Err(trouble) = seated.play().await {
        tracing::debug!(%table, %trouble, "a sparring partner leaves");
    }
}

impl Seated<'_> {
    async fn play(mut self) -> Result<(), Trouble> {
        let Sparring { side, level } = self.sparring;
        let mut hasher = DefaultHasher::new();
        self.live.id().hash(&mut hasher);
        let mut partner = Partner::new(side, level, hasher.finish());
        let mut follower = self.live.follow();
        let mut idle = 0;
        self.come_back().await?;
        loop {
            follower.mark_unchanged();
            let now = self.tables.time().now();
            let (step, seq) =
                self.live.ask(|shown| (partner.next(&shown.table, now), shown.seq()))?;
            if !matches!(step, Step::Wait(_) | Step::Leave) {
                idle = 0;
            }
            match step {
                Step::Do(act) => partner.done(!self.act(act, seq).await?),
                Step::Think(task) => match self.think(task).await {
                    Ok(thought) => partner.think(thought),
                    Err(broken) => self.failed(&broken, &mut follower).await?,
                },
                Step::Wait(until) => {
                    if !self.waited(&mut follower, until).await {
                        idle += 1;
                        self.engine = None;
                    }
                    let nobody = self.live.present.is_empty();
                    if idle >= IDLE_AT_MOST && nobody {
                        return Ok(());
                    }
                }
                Step::Leave => {
                    if let Some(engine) = self.engine.take() {
                        engine.stop().await;
                    }
                    if !self.waited(&mut follower, None).await {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Acts as anyone does. Answers whether it was granted.
    async fn act(&mut self, act: Act, seq: Seq) -> Result<bool, Trouble> {
        self.tried = if self.tried.0 == seq { (seq, self.tried.1 + 1) } else { (seq, 0) };
        let by_hand = self.live.ask(|shown| shown.table.regulations().mode == Mode::Otb)?;
        if by_hand {
            tokio::time::sleep(HAND).await;
        }
        // If another server has seated a partner here too, one of them acts.
        let key: Option<Key> = format!("sparring-{seq}-{}", self.tried.1).parse().ok();
        let seat = Seat::from(self.sparring.side);
        let actor = Actor { seat, secret: None, by: None };
        match self.tables.act(&self.live, actor, act.into(), key).await {
            Ok(judgment) => Ok(!judgment.ruling.is_refused()),
            Err(Trouble::KeyUsed) => Ok(false),
            Err(Trouble::Journal(_) | Trouble::Stalled) => {
                self.wait(RETRY_AT_MOST.min(Span::seconds(1))).await;
                Ok(false)
            }
            Err(trouble) => Err(trouble),
        }
    }

    async fn think(&mut self, mut task: Task) -> Result<sparring::Thought, Broken> {
        let waiting = InLine::join(self.club);
        // It is never closed.
        let _desk = self.club.desks.acquire().await.map_err(|_| Broken::Gone)?;
        task.time = self.club.share_of(task.time);
        drop(waiting);
        if self.engine.is_none() {
            let mut engine = Engine::start(&self.club.program).await?;
            engine.set_up(self.sparring.level, task.chess960).await?;
            self.engine = Some(engine);
        }
        let Some(engine) = &mut self.engine else { return Err(Broken::Gone) };
        let position = self.live.ask(|shown| shown.table.position().clone());
        let position = position.map_err(|_| Broken::Gone)?;
        let thought = engine.think(&task, &position).await?;
        self.failures = 0;
        Ok(thought)
    }

    /// The engine has failed: another one is tried after a while. From the second time on the
    /// clocks stand meanwhile, and everyone is told.
    async fn failed(
        &mut self,
        broken: &Broken,
        follower: &mut Follower<Seq>,
    ) -> Result<(), Trouble> {
        tracing::warn!(table = %self.live.id(), %broken, "the engine of a sparring partner failed");
        if let Some(engine) = self.engine.take() {
            engine.stop().await;
        }
        self.failures += 1;
        let delay = RETRY.as_millis() << (self.failures - 1).min(16);
        let delay = Span::millis(delay).min(RETRY_AT_MOST);
        if self.failures < GIVES_WORD_AT {
            self.wait(delay).await;
            return Ok(());
        }
        self.say(true).await?;
        self.decide(Decision::Pause { because: None }).await?;
        follower.mark_unchanged();
        let until = self.tables.time().now().checked_add(delay);
        // A game that ends meanwhile cuts the wait short.
        self.waited(follower, until).await;
        self.come_back().await
    }

    /// Play goes on, if it was stopped for want of a partner.
    async fn come_back(&self) -> Result<(), Trouble> {
        let (away, stopped) = self
            .live
            .ask(|shown| (shown.partner_is_away, shown.table.phase() == Phase::Stopped))?;
        if away {
            self.say(false).await?;
            if stopped {
                self.decide(Decision::Resume).await?;
            }
        }
        Ok(())
    }

    async fn say(&self, away: bool) -> Result<(), Trouble> {
        if self.live.ask(|shown| shown.partner_is_away == away)? {
            return Ok(());
        }
        let at = self.tables.time().now();
        self.tables.note(&self.live, Entry::Partner { away, at }).await
    }

    /// The house decides, as it does when no act can be taken.
    async fn decide(&self, decision: Decision) -> Result<(), Trouble> {
        let house = Actor { seat: Seat::Arbiter, secret: None, by: None };
        let act = Act::Decide(decision);
        self.tables.act(&self.live, house, act.into(), None).await.map(drop)
    }

    /// Waits for something to happen, or for a moment; not longer than an idle engine stays.
    /// Answers whether it did.
    async fn waited(&self, follower: &mut Follower<Seq>, until: Option<Moment>) -> bool {
        let moment = until.unwrap_or(Moment::MAX);
        tokio::select! {
            () = follower.changed() => true,
            () = self.tables.time().wait_until(moment), if until.is_some() => true,
            () = tokio::time::sleep(IDLE) => false,
        }
    }

    async fn wait(&self, span: Span) {
        tokio::time::sleep(span.into()).await;
    }
}

/// Someone who waits for a desk.
struct InLine<'c>(&'c Club);

impl<'c> InLine<'c> {
    fn join(club: &'c Club) -> Self {
        club.waiting.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        Self(club)
    }
}

impl Drop for InLine<'_> {
    fn drop(&mut self) {
        self.0.waiting.fetch_sub(1, std::sync::atomic::Ordering::Relaxed);
    }
}
