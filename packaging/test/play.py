#!/usr/bin/env python3
"""usage: play.py begin|again URL FILE

Plays over the API of a running server, with nothing but Python's own library. `begin` plays one game
to its end, another to its third move, and the first round of an event, and notes everything in FILE;
`again` checks that all of it is still there, whatever was stopped or upgraded in between, and goes on.
"""

import json
import sys
import time
import urllib.error
import urllib.request


def ask(method, url, token=None, body=None):
    request = urllib.request.Request(url, method=method)
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    if body is not None:
        request.add_header("Content-Type", "application/json")
        request.data = json.dumps(body).encode()
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        sys.exit(f"{method} {url}: {error.code} {error.read().decode()}")


def wait_for(base):
    """A server that starts is asked until it answers."""
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{base}/readyz", timeout=5):
                return
        except OSError:
            time.sleep(0.2)
    sys.exit(f"nobody answers at {base}")


def act(base, opened, role, **act):
    url = f"{base}/api/v1/tables/{opened['table']}/acts"
    ask("POST", url, opened["seats"][role]["token"], {"act": act})


def move(base, opened, role, text):
    act(base, opened, role, act="move", move=text)


def open_table(base):
    regulations = {"book": "fide-2023", "control": "5400+30"}
    names = {"white": "Laine", "black": "Virtanen"}
    body = {"regulations": regulations, "names": names}
    opened = ask("POST", f"{base}/api/v1/tables", None, body)
    act(base, opened, "arbiter", act="decide", decision="start")
    return opened


def seen(base, opened):
    """What must not change: the moves, the result, the code on paper, the names."""
    table = f"{base}/api/v1/tables/{opened['table']}"
    state = ask("GET", table, opened["seats"]["arbiter"]["token"])
    record = ask("GET", f"{table}/record", opened["seats"]["arbiter"]["token"])
    return {
        "code": state.get("code"),
        "names": state["names"],
        "verdict": state["standing"].get("verdict"),
        "board": state["standing"].get("fen"),
        "moves": [line for line in json.dumps(record).split('"') if len(line) == 4 and line[0] in "abcdefgh"],
    }


def open_event(base):
    """A round robin of four at two boards: the first is a table, the second is wood."""
    toml = """
name = "Club evening"
[laws]
book = "fide-2023"
time_control = "5400+30"
[rounds]
pairing = "berger"
[[equipment]]
boards = "1"
kind = "table"
"""
    opened = ask("POST", f"{base}/api/v1/events", None, {"chief": "Eeva Korhonen", "toml": toml})
    event, chief = f"{base}/api/v1/events/{opened['event']}", opened["chief"]["token"]
    players = [{"name": name} for name in ("Laine, A", "Virtanen, M", "Korpela, J", "Nguyen, M")]
    ask("POST", f"{event}/players", chief, {"players": players})
    ask("POST", f"{event}/pair", chief, {"round": 1})
    ask("POST", f"{event}/acts", chief, {"act": {"act": "all", "round": 1, "all": "start"}})
    outcome = {"score": {"white": "whole", "black": "none"}}
    win = {"act": "enter_result", "round": 1, "board": 2, "outcome": outcome}
    ask("POST", f"{event}/acts", chief, {"act": win})
    return {"event": opened["event"], "chief": chief}


def event_seen(base, opened):
    event = f"{base}/api/v1/events/{opened['event']}"
    state = ask("GET", event, opened["chief"])
    return {
        "standings": ask("GET", f"{event}/standings", opened["chief"]),
        "boards": [[board["white"], board["black"], board.get("result")] for board in state["boards"]],
    }


def begin(base, file):
    finished, running = open_table(base), open_table(base)
    for role, text in [("white", "f2f3"), ("black", "e7e5"), ("white", "g2g4"), ("black", "d8h4")]:
        move(base, finished, role, text)
    for role, text in [("white", "e2e4"), ("black", "e7e5"), ("white", "g1f3")]:
        move(base, running, role, text)
    notes = [{"opened": one, "seen": seen(base, one)} for one in (finished, running)]
    assert notes[0]["seen"]["code"], notes[0]
    event = open_event(base)
    notes.append({"opened": event, "seen": event_seen(base, event)})
    with open(file, "w", encoding="utf-8") as out:
        json.dump(notes, out)
    with urllib.request.urlopen(f"{base}/", timeout=30) as page:
        assert b"<script" in page.read(), "the page is not inside"
    print("a game was played to its end, another and an event go on, and the page is there")


def again(base, file):
    with open(file, encoding="utf-8") as noted:
        notes = json.load(noted)
    event = notes.pop()
    now = event_seen(base, event["opened"])
    assert now == event["seen"], (event["seen"], now)
    opened = event["opened"]
    stop = {"act": {"act": "all", "round": 1, "all": "stop"}}
    ask("POST", f"{base}/api/v1/events/{opened['event']}/acts", opened["chief"], stop)
    for note in notes:
        now = seen(base, note["opened"])
        # An outage stops a running clock; the arbiter lets play go on.
        assert now["code"] == note["seen"]["code"], (note["seen"], now)
        assert now["names"] == note["seen"]["names"], (note["seen"], now)
        assert now["verdict"] == note["seen"]["verdict"], (note["seen"], now)
        assert now["moves"][: len(note["seen"]["moves"])] == note["seen"]["moves"], (note["seen"], now)
    move(base, notes[1]["opened"], "black", "b8c6")
    print("every game and the event are still there, and what was going on goes on")


if __name__ == "__main__":
    if len(sys.argv) != 4 or sys.argv[1] not in ("begin", "again"):
        sys.exit(__doc__)
    command, base, file = sys.argv[1:]
    wait_for(base)
    (begin if command == "begin" else again)(base, file)
