//! A model of the protocol by which servers share a record, small enough to be tried in every order:
//! append, fold, news and outages. Stateright visits each state that two servers, a journal and two
//! people can get into while servers crash, freeze and start, the journal goes away and comes back,
//! and writes are lost, late or unheard.
//!
//! What is modelled: one table, whose clock runs from the beginning. A person's act is a line of the
//! record; so are a fallen flag and an outage that is given back. News is a hint to read the record,
//! and may come at any time or never: so a server may read it at any time.
//!
//! What must hold is in `properties`, one sentence each. The file is long because a model is read as
//! one: its states, its steps and its promises.

use std::collections::BTreeSet;

use stateright::{Checker, HasDiscoveries, Model, Property};

/// The steps of time that the clock has, and those that the model goes through.
const CLOCK: u8 = 2;
const TIME: u8 = 3;
/// How many things may go wrong.
const FAULTS: u8 = 2;

/// A rule that a variant of the protocol breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Broken {
    /// None: this is the protocol.
    Nothing,
    /// The journal takes lines at a place that is not the newest.
    StalePlaces,
    /// A server answers an act before it is written.
    AnswersFirst,
    /// A server does not look for the key of an act that was sent again.
    Keys,
    /// A server looks at the clock before it has dealt with an outage.
    FlagsFirst,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Line {
    Act {
        person: usize,
    },
    /// Nobody could act in these steps; they are given back.
    Away {
        from: u8,
        until: u8,
    },
    Flag,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Power {
    On,
    Frozen,
    Off,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Server {
    power: Power,
    /// The record as far as this server knows it.
    memory: Vec<Line>,
    /// The last time at which it is known to have been able to write.
    proven: u8,
    /// Whether it has dealt with the time before it came up.
    is_able: bool,
    /// Whether it waits for the journal.
    waits: bool,
}

/// Lines on their way to the journal. They may arrive after their server has crashed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Write {
    by: usize,
    is_awaited: bool,
    expected: usize,
    line: Line,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    now: u8,
    /// The steps of time in which somebody could act: what no server knows, and all must respect.
    played: u8,
    faults: u8,
    record: Vec<Line>,
    last_beat: u8,
    journal_is_up: bool,
    writes: Vec<Write>,
    servers: [Server; 2],
    /// The place that each person was told.
    told: [Option<usize>; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Step {
    /// A person's act reaches a server, for the first time or again.
    Ask {
        server: usize,
        person: usize,
    },
    /// A server answers what it has in memory.
    Answer {
        server: usize,
        person: usize,
    },
    /// A server finds that the flag has fallen.
    Look {
        server: usize,
    },
    /// A server reads the record, by news or by itself.
    Read {
        server: usize,
    },
    /// A server deals with time in which it could not write.
    ComeBack {
        server: usize,
    },
    /// The journal takes or refuses a write, and answers.
    Arrive {
        write: usize,
    },
    /// The same, and the answer is lost.
    ArriveUnheard {
        write: usize,
    },
    Lose {
        write: usize,
    },
    Crash {
        server: usize,
    },
    Start {
        server: usize,
    },
    Freeze {
        server: usize,
    },
    Thaw {
        server: usize,
    },
    JournalGoes,
    JournalComes,
    TimePasses,
}

struct Protocol(Broken);

/// The time that the record charges to the clock.
fn charged(record: &[Line], now: u8) -> u8 {
    let given = record.iter().map(|line| match line {
        Line::Away { from, until } => until - from,
        Line::Act { .. } | Line::Flag => 0,
    });
    now.saturating_sub(given.sum())
}

impl State {
    /// Whether a server can take an act now, as far as it knows.
    fn can_act(&self, server: usize) -> bool {
        let server = &self.servers[server];
        server.power == Power::On && server.is_able && server.proven == self.now && !server.waits
    }

    fn write(&mut self, by: usize, line: Line) {
        let expected = self.servers[by].memory.len();
        self.servers[by].waits = true;
        self.writes.push(Write { by, is_awaited: true, expected, line });
    }

    /// A server knows the whole record, and that it could write just now.
    fn is_back(&mut self, server: usize, proven: u8) {
        self.last_beat = self.last_beat.max(proven);
        let server = &mut self.servers[server];
        (server.is_able, server.proven) = (true, proven);
    }

    fn come_back(&mut self, by: usize) {
        self.servers[by].memory.clone_from(&self.record);
        let noted = self.record.iter().filter_map(|line| match line {
            Line::Away { until, .. } => Some(*until),
            Line::Act { .. } | Line::Flag => None,
        });
        let from = noted.fold(self.last_beat, u8::max);
        if from == self.now {
            // Another server is up, or has just dealt with it.
            self.is_back(by, self.now);
        } else {
            self.write(by, Line::Away { from, until: self.now });
        }
    }

    fn arrive(&mut self, write: usize, is_heard: bool, broken: Broken) {
        let Write { by, is_awaited, expected, line } = self.writes.remove(write);
        let is_taken = expected == self.record.len() || broken == Broken::StalePlaces;
        if is_taken {
            self.record.push(line);
        }
        if !is_awaited {
            return;
        }
        self.servers[by].waits = false;
        if is_taken && is_heard {
            if self.servers[by].memory.len() == expected {
                // Judged once: what was written is kept, not read again.
                self.servers[by].memory.push(line);
            }
            if let Line::Away { until, .. } = line {
                self.is_back(by, until);
            }
        } else {
            self.servers[by].memory.clone_from(&self.record);
        }
    }

    fn pass_time(&mut self) {
        let was = self.now;
        self.now += 1;
        if !self.journal_is_up {
            return;
        }
        let mut could_act = false;
        for server in &mut self.servers {
            if server.power == Power::On && server.is_able && server.proven == was {
                // It writes its heartbeat.
                server.proven = self.now;
                could_act = true;
            }
        }
        if could_act {
            self.last_beat = self.now;
            self.played += 1;
        }
    }
}

impl Model for Protocol {
    type State = State;
    type Action = Step;

    fn init_states(&self) -> Vec<State> {
        let server =
            Server { power: Power::On, memory: Vec::new(), proven: 0, is_able: true, waits: false };
        vec![State {
            now: 0,
            played: 0,
            faults: FAULTS,
            record: Vec::new(),
            last_beat: 0,
            journal_is_up: true,
            writes: Vec::new(),
            servers: [server.clone(), server],
            told: [None; 2],
        }]
    }

    fn actions(&self, state: &State, steps: &mut Vec<Step>) {
        let Self(broken) = *self;
        let can_fail = state.faults > 0;
        for server in 0..2 {
            let Server { power, memory, waits, is_able, proven } = &state.servers[server];
            match power {
                Power::Off => steps.push(Step::Start { server }),
                Power::Frozen => steps.push(Step::Thaw { server }),
                Power::On => {
                    for person in 0..2 {
                        let is_known = memory.contains(&Line::Act { person });
                        if state.can_act(server) && (!is_known || broken == Broken::Keys) {
                            steps.push(Step::Ask { server, person });
                        }
                        if is_known && state.told[person].is_none() {
                            steps.push(Step::Answer { server, person });
                        }
                    }
                    let can_look = state.can_act(server) || broken == Broken::FlagsFirst && !waits;
                    let is_down = charged(memory, state.now) >= CLOCK;
                    if can_look && is_down && !memory.contains(&Line::Flag) {
                        steps.push(Step::Look { server });
                    }
                    let is_up_to_date = *is_able && *proven == state.now;
                    if state.journal_is_up && !waits {
                        if !is_up_to_date {
                            steps.push(Step::ComeBack { server });
                        } else if *memory != state.record {
                            steps.push(Step::Read { server });
                        }
                    }
                    if can_fail {
                        steps.extend([Step::Crash { server }, Step::Freeze { server }]);
                    }
                }
            }
        }
        for write in 0..state.writes.len() {
            if state.journal_is_up {
                steps.push(Step::Arrive { write });
            }
            if can_fail {
                steps.push(Step::Lose { write });
                if state.journal_is_up {
                    steps.push(Step::ArriveUnheard { write });
                }
            }
        }
        if !state.journal_is_up {
            steps.push(Step::JournalComes);
        } else if can_fail {
            steps.push(Step::JournalGoes);
        }
        if state.now < TIME {
            steps.push(Step::TimePasses);
        }
    }

    fn next_state(&self, state: &State, step: Step) -> Option<State> {
        let Self(broken) = *self;
        let mut next = state.clone();
        match step {
            Step::Ask { server, person } => {
                next.write(server, Line::Act { person });
                if broken == Broken::AnswersFirst {
                    next.told[person] = Some(next.servers[server].memory.len());
                }
            }
            Step::Answer { server, person } => {
                let memory = &state.servers[server].memory;
                next.told[person] = memory.iter().position(|line| *line == Line::Act { person });
            }
            Step::Look { server } => next.write(server, Line::Flag),
            Step::Read { server } => next.servers[server].memory.clone_from(&state.record),
            Step::ComeBack { server } => next.come_back(server),
            Step::Arrive { write } => next.arrive(write, true, broken),
            Step::ArriveUnheard { write } => {
                next.arrive(write, false, broken);
                next.faults -= 1;
            }
            Step::Lose { write } => {
                let lost = next.writes.remove(write);
                next.servers[lost.by].waits &= !lost.is_awaited;
                next.faults -= 1;
            }
            Step::Crash { server } => {
                let off = Server {
                    power: Power::Off,
                    memory: Vec::new(),
                    proven: 0,
                    is_able: false,
                    waits: false,
                };
                next.servers[server] = off;
                for write in next.writes.iter_mut().filter(|write| write.by == server) {
                    write.is_awaited = false;
                }
                next.faults -= 1;
            }
            Step::Freeze { server } => {
                next.servers[server].power = Power::Frozen;
                next.faults -= 1;
            }
            Step::Start { server } | Step::Thaw { server } => {
                next.servers[server].power = Power::On;
            }
            Step::JournalGoes => {
                next.journal_is_up = false;
                next.faults -= 1;
            }
            Step::JournalComes => next.journal_is_up = true,
            Step::TimePasses => next.pass_time(),
        }
        // What nobody waits for and the journal will refuse is as good as lost.
        let newest = next.record.len();
        let matters = |write: &Write| write.is_awaited || write.expected >= newest;
        next.writes.retain(|write| matters(write) || broken == Broken::StalePlaces);
        next.writes.sort();
        Some(next)
    }

    fn properties(&self) -> Vec<Property<Self>> {
        vec![
            Property::always(
                "what a server has in memory is the record up to a place",
                |_, state: &State| {
                    state.servers.iter().all(|server| state.record.starts_with(&server.memory))
                },
            ),
            Property::always(
                "what was acknowledged is in the record at its place",
                |_, state: &State| {
                    (0..).zip(state.told).all(|(person, place)| {
                        place.is_none_or(|place| {
                            state.record.get(place) == Some(&Line::Act { person })
                        })
                    })
                },
            ),
            Property::always("no act is in the record twice", |_, state: &State| {
                let acts = state.record.iter().filter(|line| matches!(line, Line::Act { .. }));
                let acts: Vec<_> = acts.map(|line| format!("{line:?}")).collect();
                acts.iter().collect::<BTreeSet<_>>().len() == acts.len()
            }),
            Property::always(
                "a flag falls only by time in which one could act",
                |_, state: &State| !state.record.contains(&Line::Flag) || state.played >= CLOCK,
            ),
            Property::always(
                "only time in which nobody could act is given back",
                |_, state: &State| charged(&state.record, state.now) >= state.played,
            ),
            Property::sometimes("a flag falls after an outage", |_, state: &State| {
                let is_away = |line: &Line| matches!(line, Line::Away { .. });
                state.record.contains(&Line::Flag) && state.record.iter().any(is_away)
            }),
            Property::sometimes("both acts are acknowledged after a crash", |_, state: &State| {
                state.told.iter().all(Option::is_some) && state.servers[0].power == Power::Off
            }),
        ]
    }
}

/// Visits every state, or those up to the first in which a promise is broken.
fn check(broken: Broken, until: HasDiscoveries) -> impl Checker<Protocol> {
    Protocol(broken).checker().threads(2).finish_when(until).spawn_bfs().join()
}

#[test]
fn the_protocol_keeps_its_promises_in_every_order() {
    let checker = check(Broken::Nothing, HasDiscoveries::AnyFailures);
    println!("{} states", checker.unique_state_count());
    assert!(checker.unique_state_count() > 10_000);
    checker.assert_properties();
}

#[test]
fn a_broken_protocol_is_found_out() {
    for (broken, promise) in [
        (Broken::StalePlaces, "what a server has in memory is the record up to a place"),
        (Broken::AnswersFirst, "what was acknowledged is in the record at its place"),
        (Broken::Keys, "no act is in the record twice"),
        (Broken::FlagsFirst, "a flag falls only by time in which one could act"),
    ] {
        let until = HasDiscoveries::AnyOf([promise].into());
        let path = check(broken, until).assert_any_discovery(promise);
        println!("{broken:?}: {path:?}");
    }
}
