// Printed from the schemas of the server by its test `wire`; not to be edited.

/** A round that a player does not play, as asked for or ruled beforehand. */
export type Absence =
  { "bye": Bye; "round": number };

/** Something done at the table; the seat that does it is given beside it. */
export type Act =
  ({ "act": "move"; "move": Move; "offer"?: boolean } | { "act": "adjust" } | { "act": "adjusted" } | { "act": "touch"; "square": Square; "together"?: (Square | null) } | { "act": "release"; "from": Square; "to": Square; "two_hands"?: boolean } | { "act": "take_off"; "square": Square } | { "act": "put"; "piece": Piece; "square": Square } | { "act": "name_piece"; "promoted": Promoted } | { "act": "announce_castling"; "rook": Square } | { "act": "displace" } | { "act": "restored" } | { "act": "press"; "hand"?: (PressingHand | null) } | { "act": "stop_clock"; "reason": StopReason } | { "act": "offer_draw" } | { "act": "offer_draw_if"; "condition": string } | { "act": "accept_draw" } | { "act": "decline_draw" } | { "act": "claim_draw"; "basis": DrawBasis; "intended"?: (Move | null) } | { "act": "announce_claim"; "basis": DrawBasis; "intended": Move } | { "act": "resign" } | { "act": "doubt_resignation"; "of": Color; "sign": Sign } | { "act": "deny_resignation" } | { "act": "claim_flag" } | { "act": "claim_illegal" } | { "act": "admit_illegal" } | { "act": "order_unknown" } | { "act": "complain"; "of": Breach } | { "act": "agree_correction" } | { "act": "write"; "place"?: (number | null); "text": string } | { "act": "sheet_complete" } | { "act": "request_sheet" } | { "act": "view_record" } | { "act": "sign"; "score": Score } | { "act": "appeal"; "text": string } | { "act": "complain_to_committee"; "text": string } | { "act": "arrive" } | { "act": "leave"; "area": Area } | { "act": "ask_permission"; "to": Permission } | { "act": "ask_rule"; "number": string } | { "act": "report"; "what": Irregularity } | { "act": "answer_report"; "admitted": boolean; "what": Irregularity } | { "act": "tip"; "text": string } | { "act": "demand_two_boards" } | { "act": "announce"; "text": string } | { "act": "repeat"; "text": string } | { "act": "copy"; "move": Move; "on": Color } | { "act": "ask_times" } | { "act": "tell_times" } | { "act": "seal_early" } | { "act": "seal"; "commitment": string } | { "act": "request_increment"; "delay"?: boolean } | { "act": "claim_no_normal_win"; "ground": NoWin } | { "act": "verify"; "agreed": boolean } | { "act": "choose_side"; "edge": Edge } | { "act": "return_clock"; "reason": Return } | { "act": "point_out_flag" } | { "act": "begin_mate" } | { "act": "show_mate"; "line": Move[] } | { "act": "claim_no_progress"; "ground": NoProgress } | { "about": Remark; "act": "interfere" } | { "act": "draw_lots"; "seed": number } | { "act": "drew_by_hand" } | { "act": "confirm" } | { "act": "withdraw_offer" } | { "act": "take_back" } | { "act": "restart" } | { "act": "look" } | ({ "decision": "start" } | { "decision": "place_clock"; "place": ClockPlace } | { "decision": "face_clock"; "faces": Facing } | { "decision": "postpone_start"; "until": Moment } | { "board": Setup; "decision": "check_board" } | { "because"?: (ClockInHand | null); "decision": "pause" } | { "decision": "resume" } | { "decision": "judge_stop"; "valid": boolean } | { "decision": "call_flag"; "of": Color } | { "decision": "call_both_flags" } | { "decision": "order_unknown" } | { "accidental": boolean; "decision": "classify_touch"; "of": Color; "unclear"?: boolean } | { "decision": "rule_touch"; "of": Color } | { "decision": "declare_illegal"; "of": Color } | { "decision": "note_illegal_position" } | { "decision": "restore"; "ply": number } | { "decision": "piece_displaced"; "ply": number } | { "because"?: (ClockInHand | null); "decision": "set_clock"; "of": Color; "setting": Setting } | { "control": TimeControl; "decision": "set_control"; "for_schedule"?: boolean } | { "black": Setting; "decision": "replace_clock"; "white": Setting } | { "black": Span; "decision": "extra_time"; "white": Span } | { "decision": "adjust_time"; "less": Span; "of": Color } | { "decision": "annul"; "reason": AnnulReason } | { "decision": "transfer_board" } | { "decision": "judge_claim"; "ruling": ClaimRuling } | { "decision": "consent_to_draw"; "granted": boolean } | { "decision": "judge_offer"; "stands": boolean } | { "decision": "judge_resignation"; "resigned": boolean } | { "decision": "count_unknown" } | { "decision": "replace_sheet"; "of": Color } | { "decision": "reconstruct"; "moves": number; "official"?: boolean } | { "decision": "penalise"; "of": Color; "penalties": Penalty[]; "reason": string } | { "decision": "declare_loss"; "reason": string; "score": Score } | { "decision": "device_sound"; "of": Color } | { "decision": "device_found"; "device"?: Device; "of": Color } | { "agreed": boolean; "body"?: boolean; "decision": "inspect"; "of": Color } | { "decision": "approve_assistant"; "duties": Duty[]; "of": Color } | { "decision": "permit"; "granted": boolean; "of": Color; "to": Permission } | { "decision": "excuse_lateness"; "of": Color; "reason": string } | { "decision": "admit"; "granted": boolean; "who": string } | { "decision": "expel"; "who": string } | { "decision": "set_result"; "reason": string; "score": Score } | { "decision": "reopen"; "reason": string } | { "decision": "dismiss"; "question": number } | { "decision": "close_appeal"; "granted": boolean } | { "decision": "correct_boards"; "ply"?: (number | null) } | { "decision": "set_session"; "ends": Moment } | { "decision": "call_seal" } | { "black": string; "decision": "confirm_envelope"; "resumption": Resumption; "white": string } | { "decision": "open_envelope"; "proof"?: (string | null); "text": string } | { "decision": "judge_sealed"; "meant"?: (Move | null) } | { "decision": "envelope_lost"; "declared"?: (Move | null) } | { "decision": "grant_increment"; "delay"?: (boolean | null); "granted": boolean }) & { "act": "decide" });

/** How far an adjournment has come. */
export type Adjournment =
  ("called" | "sealed" | "resuming");

/** What speaks against a move. */
export type Against =
  { "cited": Cited[]; "gist": string; "reasons": Reason[]; "text": string };

/** When players may agree on a draw (9.1.1). */
export type Agreements =
  ("free" | { "not_before": number } | "with_consent");

/** What is done at all boards. */
export type AllAct =
  ({ "all": "start" } | { "all": "stop" } | { "all": "resume" } | { "all": "time"; "reason": string; "span": Span } | { "all": "default_time"; "span": Span } | { "all": "announce"; "text": string });

/** What an act on all boards would do, before it is done. */
export type AllPreview =
  { "articles": Articles; "by_hand": number[]; "stood": number[]; "touched": number[]; "untouched": Untouched[] };

/** Something that was said to all. */
export type Announcement =
  { "at": Moment; "room"?: (string | null); "round": number; "text": string };

/** Why a game is annulled. */
export type AnnulReason =
  (("wrong_setup" | "reversed_colors" | "position_lost") | "interference");

/** What follows from one act. */
export type AnswerElsewhere =
  { "events": EventInWords[]; "seq": Seq };

/** The key to a question. */
export type AnswerKey =
  { "elsewhere": OtherBook[]; "gists": Gist[]; "right": number; "why": Words[] };

/** An appeal against a ruling (11.10). */
export type Appeal =
  { "at": Moment; "decision"?: (AppealDecision | null); "grounds": string; "number": number; "player": Number; "ruling": RulingNo };

/** How an appeal was decided. */
export type AppealDecision =
  { "at": Moment; "committee": string[]; "granted": boolean; "reason": string };

/** An arbiter of the event. */
export type Arbiter =
  { "id": ArbiterId; "initials": string; "name": string; "released"?: boolean; "role": ArbiterRole; "room"?: (string | null) };

/** An arbiter at work. */
export type ArbiterAtWork =
  { "boards": number[]; "id": ArbiterId; "initials": string };

/** What the arbiter does about an event, the most urgent first. */
export type ArbiterDuty =
  ("MUST" | "WATCH" | "QUIET" | "MAY");

/** An arbiter of the event. Links and secrets are the server's. */
export type ArbiterId =
  number;

/** The arbiter's public key. */
export type ArbiterPublic =
  string;

/** What an arbiter may do in the event. */
export type ArbiterRole =
  ("chief" | "arbiter");

/** Where a player goes (11.2). */
export type Area =
  ("venue" | "playing_area");

/** An array, and how it was drawn. */
export type Array =
  { "number": number; "officers": string; "seed"?: (number | null); "start": string };

/** An article: its book and its number. */
export type Article =
  string;

/** What becomes of an article in the program. */
export type ArticleFate =
  ("ruled" | "by_type" | "arbiter" | "guidance");

/** The articles that something rests on, the one that decides first. */
export type Articles =
  Article[];

/** What the arbiter must say before the program can rule. */
export type Ask =
  ({ "ask": "can_mate"; "by": Color } | { "ask": "is_correct" } | { "ask": "moves"; "least": number } | { "ask": "consent" } | { "ask": "extra" } | { "ask": "short_time"; "of": Color } | { "ask": "accepted"; "by": Color } | { "ask": "granted" } | { "ask": "no_normal_win"; "by": Color; "can_wait": boolean } | { "ask": "last_period" } | { "ask": "both_flags" });

/** Who may see a fact. */
export type Audience =
  ("everyone" | "arbiter" | "white" | "black" | "nobody");

/** What a refusal rests on beside its articles. */
export type Because =
  ({ "reasons": Reason[] } | { "owed": Move[] } | { "missing": Missing });

export type Board =
  { "black"?: (number | null); "black_words"?: (string | null); "board": string; "duty"?: (string | null); "duty_word"?: (string | null); "move"?: (string | null); "source": string; "standing": string; "standing_word": string; "white"?: (number | null); "white_words"?: (string | null) };

/** A place at a board. */
export type BoardPlace =
  { "board": number; "side"?: (Color | null) };

/** A series of boards. */
export type BoardRange =
  string;

/** The result of a board. */
export type BoardResult =
  { "articles": Articles; "at": Moment; "confirmed": boolean; "ground"?: (Ground | null); "outcome": Outcome; "ruling"?: (RulingNo | null); "signed": ByColorOfboolean };

/** A board that is a table of this server. */
export type BoardTable =
  { "board": number; "table": TableId };

/** How the boards stand, in the words of a language. */
export type Boards =
  { "boards": Board[]; "book": string; "sections": Part[]; "unseen": UnseenSource[] };

/** One of the rule books. */
export type Book =
  ("fide-2023" | "fide-2018" | "fide-2014" | "finnish-blitz-2014" | "home");

/** A pair, white and black. */
export type BothArrayofDuty =
  { "black": Duty[]; "white": Duty[] };

/** A pair, white and black. */
export type BothChances =
  { "black": Chances; "white": Chances };

/** A pair, white and black. */
export type BothChange =
  { "black": Change; "white": Change };

/** A pair, white and black. */
export type BothNullableMoment =
  { "black"?: (Moment | null); "white"?: (Moment | null) };

/** A pair, white and black. */
export type BothNullableScore =
  { "black"?: (Score | null); "white"?: (Score | null) };

/** A pair, white and black. */
export type BothPlayerCounts =
  { "black": PlayerCounts; "white": PlayerCounts };

/** A pair, white and black. */
export type BothTally =
  { "black": Tally; "white": Tally };

/** A pair, white and black. */
export type Bothboolean =
  { "black": boolean; "white": boolean };

/** What a player complains of (4.8). */
export type Breach =
  ("two_hands" | "adjusting" | "touch_move");

/** One value for each side. */
export type ByColorOfNullableMoment =
  { "black"?: (Moment | null); "white"?: (Moment | null) };

/** One value for each side. */
export type ByColorOfNullableSpan =
  { "black"?: (Span | null); "white"?: (Span | null) };

/** One value for each side. */
export type ByColorOfNumber =
  { "black": Number; "white": Number };

/** One value for each side. */
export type ByColorOfTally =
  { "black": Tally; "white": Tally };

/** One value for each side. */
export type ByColorOfboolean =
  { "black": boolean; "white": boolean };

/** A round without a game. */
export type Bye =
  ("pairing" | "full" | "half" | "zero");

/** Standard, rapid or blitz (A.1, B.1). */
export type Category =
  ("blitz" | "rapid" | "standard");

/** Whether a side can still mate. */
export type Chance =
  ("winnable" | "unwinnable" | "undetermined");

/** Whether a side can mate by any series of legal moves, with the line. */
export type Chances =
  { "answer": Chance; "line": Shot[] };

/** What a clock showed before and after a ruling, in milliseconds. */
export type Change =
  { "after"?: (Span | null); "before"?: (Span | null) };

/** A matter that a book leaves to the organiser: a field of the [`Regulations`]. */
export type Choice =
  ("control" | "periods" | "longer_games" | "supervision" | "observer" | "judgement" | "federation" | "rated" | "quickplay" | "default_time" | "starts_at" | "agreements" | "chess960" | "blind");

/** An article as it is cited. */
export type Cited =
  { "book": Book; "number": string; "text": string };

/** How the arbiter decides a claim. */
export type ClaimRuling =
  (("upheld" | "rejected" | "postponed") | "postponed_with_time");

/** Why the arbiter takes the clock in hand (rule 19). */
export type ClockInHand =
  ("dispute" | "request" | "fault");

/** Where the clock stands (6.5). */
export type ClockPlace =
  ("left_of_white" | "right_of_white");

/** What the clocks show. */
export type Clocks =
  { "black": string; "white": string };

/** An envelope that shows nothing. */
export type ClosedEnvelope =
  { "cipher": string; "ephemeral": string; "form"?: Closing };

/** How an envelope is closed. */
export type Closing =
  ("first" | "hpke");

/** A side. */
export type Color =
  ("white" | "black");

/** How a move came to be complete. */
export type Completion =
  ("pressed" | "ended_game" | "next_move" | "sealed" | "claimed");

/** The console: for arbiters. */
export type Console =
  { "arbiters": ArbiterAtWork[]; "boards": ConsoleBoard[]; "now": Moment; "of": number; "results": number; "round"?: (number | null); "seq": Seq; "started"?: (Moment | null); "whole": boolean };

/** A board before the arbiters. */
export type ConsoleBoard =
  { "duties": DutyLine[]; "number": number; "tile": ConsoleTile };

/** What the clocks showed at a moment, and whose runs since. */
export type ConsoleClocks =
  { "at": Moment; "black"?: (number | null); "running"?: (Color | null); "white"?: (number | null) };

/** Where a game is. */
export type ConsolePhase =
  ("waiting" | "playing" | "stopped" | "over");

/** What the plan shows of a board. */
export type ConsoleTile =
  { "clocks"?: (ConsoleClocks | null); "devices"?: (Bothboolean | null); "kind": EventBoardKind; "mine"?: (ArbiterId | null); "moves"?: (number | null); "phase": ConsolePhase; "score"?: (string | null); "table"?: (TableId | null) };

/** What a player did in a round. */
export type Crossing =
  { "color"?: (Color | null); "opponent"?: (Number | null); "played": boolean; "points"?: (Points | null) };

/** A day: year, month, day. */
export type Date =
  string;

/** What only the arbiter does. */
export type Decision =
  ({ "decision": "start" } | { "decision": "place_clock"; "place": ClockPlace } | { "decision": "face_clock"; "faces": Facing } | { "decision": "postpone_start"; "until": Moment } | { "board": Setup; "decision": "check_board" } | { "because"?: (ClockInHand | null); "decision": "pause" } | { "decision": "resume" } | { "decision": "judge_stop"; "valid": boolean } | { "decision": "call_flag"; "of": Color } | { "decision": "call_both_flags" } | { "decision": "order_unknown" } | { "accidental": boolean; "decision": "classify_touch"; "of": Color; "unclear"?: boolean } | { "decision": "rule_touch"; "of": Color } | { "decision": "declare_illegal"; "of": Color } | { "decision": "note_illegal_position" } | { "decision": "restore"; "ply": number } | { "decision": "piece_displaced"; "ply": number } | { "because"?: (ClockInHand | null); "decision": "set_clock"; "of": Color; "setting": Setting } | { "control": TimeControl; "decision": "set_control"; "for_schedule"?: boolean } | { "black": Setting; "decision": "replace_clock"; "white": Setting } | { "black": Span; "decision": "extra_time"; "white": Span } | { "decision": "adjust_time"; "less": Span; "of": Color } | { "decision": "annul"; "reason": AnnulReason } | { "decision": "transfer_board" } | { "decision": "judge_claim"; "ruling": ClaimRuling } | { "decision": "consent_to_draw"; "granted": boolean } | { "decision": "judge_offer"; "stands": boolean } | { "decision": "judge_resignation"; "resigned": boolean } | { "decision": "count_unknown" } | { "decision": "replace_sheet"; "of": Color } | { "decision": "reconstruct"; "moves": number; "official"?: boolean } | { "decision": "penalise"; "of": Color; "penalties": Penalty[]; "reason": string } | { "decision": "declare_loss"; "reason": string; "score": Score } | { "decision": "device_sound"; "of": Color } | { "decision": "device_found"; "device"?: Device; "of": Color } | { "agreed": boolean; "body"?: boolean; "decision": "inspect"; "of": Color } | { "decision": "approve_assistant"; "duties": Duty[]; "of": Color } | { "decision": "permit"; "granted": boolean; "of": Color; "to": Permission } | { "decision": "excuse_lateness"; "of": Color; "reason": string } | { "decision": "admit"; "granted": boolean; "who": string } | { "decision": "expel"; "who": string } | { "decision": "set_result"; "reason": string; "score": Score } | { "decision": "reopen"; "reason": string } | { "decision": "dismiss"; "question": number } | { "decision": "close_appeal"; "granted": boolean } | { "decision": "correct_boards"; "ply"?: (number | null) } | { "decision": "set_session"; "ends": Moment } | { "decision": "call_seal" } | { "black": string; "decision": "confirm_envelope"; "resumption": Resumption; "white": string } | { "decision": "open_envelope"; "proof"?: (string | null); "text": string } | { "decision": "judge_sealed"; "meant"?: (Move | null) } | { "decision": "envelope_lost"; "declared"?: (Move | null) } | { "decision": "grant_increment"; "delay"?: (boolean | null); "granted": boolean });

/** A kind of decision: its word, without what is said with it. */
export type DecisionKind =
  ("start" | "check_board" | "place_clock" | "face_clock" | "postpone_start" | "excuse_lateness" | "pause" | "resume" | "judge_stop" | "call_flag" | "call_both_flags" | "order_unknown" | "count_unknown" | "reconstruct" | "replace_sheet" | "set_clock" | "extra_time" | "adjust_time" | "replace_clock" | "set_control" | "grant_increment" | "declare_illegal" | "rule_touch" | "classify_touch" | "note_illegal_position" | "restore" | "piece_displaced" | "transfer_board" | "correct_boards" | "judge_claim" | "consent_to_draw" | "judge_offer" | "judge_resignation" | "close_appeal" | "dismiss" | "penalise" | "device_sound" | "device_found" | "inspect" | "permit" | "approve_assistant" | "admit" | "expel" | "set_session" | "call_seal" | "confirm_envelope" | "open_envelope" | "judge_sealed" | "envelope_lost" | "declare_loss" | "set_result" | "annul" | "reopen");

/** An act, and for whom. */
export type Deed =
  { "act": Act; "as"?: (Seat | null) };

/** A device found on a player. */
export type Device =
  ("phone" | "other" | "switched_off");

/** What lies before the arbiter. */
export type Docket =
  { "answers": DocketAnswer[][]; "choices": DocketChoice[]; "players": BothPlayerCounts; "questions": Words[]; "seq": Seq };

/** An answer to a question. */
export type DocketAnswer =
  { "cited"?: Cited[]; "decision": DecisionKind; "follows"?: Words[]; "of"?: (Color | null); "said"?: (Decision | null); "why"?: (Words | null) };

/** A kind of decision. */
export type DocketChoice =
  { "cited"?: Cited[]; "decision": DecisionKind; "possible": boolean; "why"?: (Words | null) };

/** What players can do besides moving, offering a draw and resigning. It says what exists under the regulations, not what would be granted now: nobody learns from it that a claim would be right. */
export type Doings =
  { "adjust": boolean; "announce": boolean; "announce_castling": boolean; "claim": boolean; "claim_intended": boolean; "conduct": boolean; "press": boolean; "stop": boolean; "take_back": boolean; "withdraw": boolean };

/** An act that was done. */
export type Done =
  { "events": EventInWords[]; "seq"?: (Seq | null) };

/** What a committee reads of an appeal (11.10): the ruling, the board, and what else was ruled on both players. */
export type Dossier =
  { "appeal": Appeal; "at_board": Ruling[]; "board": EventBoardRecord; "on_player": Ruling[]; "ruling": Ruling };

/** The ground of a claim of a draw. */
export type DrawBasis =
  ("threefold" | "fifty_moves");

/** What an assistant may do for a player. */
export type Duty =
  (("move" | "press" | "write" | "announce" | "claim_flag" | "seal") | "tell");

/** A line of the console. */
export type DutyLine =
  ({ "lapses": boolean; "reason": "illegal"; "text": string } | { "reason": "wrong_record"; "text": string } | { "by"?: (Color | null); "reason": "stopped"; "why"?: (StopReason | null) } | { "question": Question; "reason": "asked" } | ({ "span": Span; "todo": "add_time" } | { "todo": "restart" }) & { "reason": "to_do" } | { "can_mate"?: (boolean | null); "of": Color; "reason": "flag" } | { "reason": "both_flags" } | { "ground"?: (Ground | null); "outcome": Outcome; "reason": "ended" } | { "reason": "wrong_result"; "recorded": string; "right": string } | { "of": Color; "reason": "default_time_passed" } | { "black"?: (Span | null); "reason": "time_trouble"; "white"?: (Span | null) } | { "of": Color; "reason": "next_illegal_loses" } | { "reason": "illegal_position" } | { "of": Color; "reason": "claim_postponed" } | { "count": number; "of": Color; "reason": "repeated_offers" } | { "basis": DrawBasis; "of": Color; "reason": "claimable" } | { "of": Color; "reason": "absent" } | { "reason": "silent" } | { "reason": "unsigned"; "signed": ByColorOfboolean } | { "reason": "result_missing" }) & ({ "action": "rule"; "rule": Incident } | { "action": "open" } | { "action": "confirm" } | { "action": "done"; "done": Todo } | { "action": "take" } | { "action": "arrive"; "side": Color } | { "action": "say_nothing" }) & { "action_word"?: (string | null); "articles": Articles; "board": number; "cited": Cited[]; "duty": ArbiterDuty; "duty_word"?: (string | null); "mine"?: (Mine | null); "order": string; "section": Section; "since"?: (Moment | null); "until"?: (Moment | null); "words"?: (string | null) };

/** An earlier ruling on a player. */
export type Earlier =
  { "incident": Incident; "number": RulingNo; "steps": RulingStep[]; "undone": boolean };

/** A side of the table at which a player can sit, or an edge of a screen between two players. */
export type Edge =
  ("near" | "far");

/** What another book rules on the same acts. */
export type Elsewhere =
  { "book": Book; "rulings": AnswerElsewhere[] };

/** Players who were entered, or would be. */
export type EnteredPlayers =
  { "faults": FileFault[]; "players": EventPlayer[] };

/** What a list of players says of one. */
export type Entrant =
  { "birth"?: (string | null); "club"?: (string | null); "federation"?: (string | null); "fide_id"?: (number | null); "name": string; "rating"?: (number | null); "sex"?: (Sex | null); "title"?: (string | null) };

/** What stands at a series of boards; wood where nothing is said. */
export type Equipment =
  { "boards": BoardRange; "kind": Equipped; "source"?: (string | null) };

/** What a board is. */
export type Equipped =
  ("wood" | "table" | "source");

/** Something that is done in an event; who does it is given beside it. */
export type EventAct =
  ({ "act": "open"; "regulations": EventRegulations } | { "act": "regulate"; "reason"?: (string | null); "regulations": EventRegulations } | { "act": "appoint"; "initials"?: (string | null); "name": string; "role": ArbiterRole; "room"?: (string | null) } | { "act": "release"; "arbiter": ArbiterId } | { "act": "enter"; "players": Entrant[] } | { "act": "amend"; "entrant": Entrant; "player": Number } | { "act": "give_code"; "code": string; "player": Number } | { "act": "withdraw"; "from": number; "player": Number } | { "act": "reinstate"; "player": Number } | { "act": "grant_bye"; "bye"?: (Bye | null); "player": Number; "round": number } | { "act": "pair"; "boards": Pairing[]; "byes"?: Given[]; "round": number; "starts_at"?: (Moment | null) } | { "act": "unpair"; "round": number } | { "act": "schedule"; "round": number; "starts_at": Moment } | ({ "kind": "wood" } | { "kind": "table"; "table": string } | { "kind": "source"; "name": string; "source": string }) & { "act": "set_kind"; "board": number; "round": number } | { "act": "arrive"; "board": number; "round": number; "side": Color } | { "act": "note_absence"; "board": number; "round": number; "side": Color } | { "act": "excuse"; "board": number; "reason": string; "round": number; "side": Color } | { "act": "take"; "board": number; "round": number } | { "act": "let_go"; "board": number; "round": number } | ({ "span": Span; "todo": "add_time" } | { "todo": "restart" }) & { "act": "done"; "board": number; "round": number } | { "act": "clocks"; "board": number; "round": number; "run": boolean } | { "act": "enter_result"; "board": number; "ground"?: (Ground | null); "outcome"?: (Outcome | null); "reason"?: (string | null); "round": number } | { "act": "confirm"; "board": number; "round": number } | { "act": "sign"; "board": number; "round": number; "score": Score; "side": Color } | { "act": "report"; "board": number; "ground"?: (Ground | null); "outcome": Outcome; "round": number; "signed"?: ByColorOfboolean } | { "act": "rule"; "board": number; "imposed"?: (Imposed[] | null); "incident": Incident; "instead"?: boolean; "public"?: boolean; "reason"?: (string | null); "round": number; "shown"?: ByColorOfNullableSpan } | { "act": "undo"; "reason": string; "ruling": RulingNo } | { "act": "publish"; "public": boolean; "ruling": RulingNo } | { "act": "appeal"; "grounds": string; "player": Number; "ruling": RulingNo } | { "act": "decide_appeal"; "appeal": number; "committee": string[]; "granted": boolean; "reason": string } | ({ "all": "start" } | { "all": "stop" } | { "all": "resume" } | { "all": "time"; "reason": string; "span": Span } | { "all": "default_time"; "span": Span } | { "all": "announce"; "text": string }) & { "act": "all"; "room"?: (string | null); "round": number } | { "act": "close" } | { "act": "reopen"; "reason": string });

/** An arbiter, for arbiters. */
export type EventArbiter =
  { "id": ArbiterId; "initials": string; "linked": boolean; "name": string; "released": boolean; "role": ArbiterRole; "room"?: (string | null) };

/** A board, as far as the reader may know. */
export type EventBoard =
  { "black": Number; "desk"?: (EventBoardDesk | null); "kind": EventBoardKind; "number": number; "result"?: (EventResult | null); "seat"?: (EventSeat | null); "white": Number };

/** What arbiters see of a board. */
export type EventBoardDesk =
  ({ "state": "waiting" } | { "state": "playing" } | { "all"?: boolean; "since": Moment; "state": "stopped" } | { "state": "over" }) & { "arrived": BothNullableMoment; "excused": Bothboolean; "mine"?: (Mine | null); "rulings": RulingNo[]; "table"?: (TableId | null); "tally": BothTally; "todo": TodoSince[] };

/** How a board is played. */
export type EventBoardKind =
  ("wood" | "table" | "source");

/** One board of a round. */
export type EventBoardRecord =
  ({ "kind": "wood" } | { "kind": "table"; "table": string } | { "kind": "source"; "name": string; "source": string }) & ({ "state": "waiting" } | { "state": "playing" } | { "all"?: boolean; "since": Moment; "state": "stopped" } | { "state": "over" }) & { "absent": ByColorOfboolean; "arrived": ByColorOfNullableMoment; "black": Number; "excused": ByColorOfboolean; "mine"?: (Mine | null); "number": number; "result"?: (BoardResult | null); "rulings": RulingNo[]; "tally": ByColorOfTally; "todo": TodoSince[]; "white": Number };

/** An act in an event. */
export type EventDeed =
  { "act": EventAct };

/** An act that was done, or would be. */
export type EventDone =
  { "facts": Noted[]; "preview"?: (AllPreview | null); "seq"?: (Seq | null); "words"?: (string[] | null) };

/** In which form the event is wanted. */
export type EventForm =
  ("trf16" | "trf26" | "toml" | "results" | "standings" | "record");

/** The name of an event. */
export type EventId =
  string;

/** Something in the form of the record, and in the reader's words if a language was asked for. */
export type EventInWords =
  ({ "because"?: (Because | null); "fact": "refused"; "why": Refusal } | { "fact": "started" } | { "fact": "board_differs"; "squares": Square[] } | { "fact": "board_agrees" } | { "fact": "clock_placed"; "place": ClockPlace } | { "faces": Facing; "fact": "clock_faced" } | { "fact": "clock_not_placed" } | { "fact": "start_postponed"; "until": Moment } | { "by": Color; "fact": "arrived" } | { "area": Area; "by": Color; "fact": "left"; "permitted": boolean } | { "by": Color; "fact": "adjusting" } | { "by": Color; "fact": "adjusting_ended" } | { "binds": boolean; "by": Color; "fact": "touched"; "square": Square } | { "accidental": boolean; "fact": "touch_classified"; "of": Color } | { "by": Color; "fact": "released"; "from": Square; "to": Square; "two_hands": boolean } | { "by": Color; "fact": "taken_off"; "square": Square } | { "by": Color; "fact": "put"; "piece": Piece; "square": Square } | { "by": Color; "fact": "piece_named"; "promoted": Promoted } | { "by": Color; "fact": "fetching_piece" } | { "by": Color; "fact": "castling_announced"; "rook": Square } | { "by": Color; "fact": "displaced" } | { "by": Color; "fact": "pieces_restored" } | { "by": Color; "fact": "move_made"; "move": Move } | { "by": Color; "fact": "move_completed"; "how": Completion } | { "after"?: (Setup | null); "by": Color; "fact": "illegal_stands"; "kind": IllegalAct; "replacing": Move[] } | { "by": Color; "fact": "illegal_admitted" } | { "by": Color; "fact": "illegal_found"; "move": Move; "reasons": Reason[] } | { "by": Color; "fact": "illegal_forgiven" } | { "by": Color; "fact": "correction_agreed" } | { "fact": "position_restored"; "ply": number } | { "fact": "pawn_became_queen"; "square": Square } | { "by": Color; "count": number; "fact": "illegal_counted"; "kind": IllegalAct } | { "by": Color; "fact": "moves_bound"; "moves": Move[] } | { "by": Color; "fact": "breach_found"; "of": Breach } | { "fact": "symptom_noted" } | { "fact": "symptom_gone" } | { "fact": "castling_barred"; "rooks": Square[] } | { "fact": "clock_started"; "of": Color } | { "by": Color; "fact": "clock_pressed" } | { "fact": "clocks_stopped" } | { "fact": "resumed" } | { "fact": "time_added"; "span": Span; "to": Color } | { "fact": "time_taken"; "from": Color; "span": Span } | { "fact": "clock_set"; "of": Color; "setting": Setting } | { "fact": "time_proposed"; "of": Color; "time": Span } | { "fact": "extra_proposed"; "span": Span; "to": Color } | { "control": TimeControl; "fact": "control_set" } | { "fact": "flag_fallen"; "of": Color } | { "by": Color; "fact": "control_met" } | { "by": Color; "fact": "order_doubted" } | { "fact": "order_unknown" } | { "fact": "count_unknown" } | { "by": Color; "fact": "draw_offered"; "proper": boolean } | { "by": Color; "condition": string; "fact": "draw_offered_if" } | { "fact": "offer_lapsed"; "why": Lapse } | { "by": Color; "fact": "offer_revived" } | { "basis": DrawBasis; "by": Color; "fact": "draw_claimed"; "intended"?: (Move | null) } | { "fact": "claim_upheld"; "found"?: (Found | null); "plies": number[] } | { "fact": "claim_rejected"; "found"?: (Found | null); "plies": number[] } | { "fact": "consented"; "granted": boolean } | { "by": Color; "fact": "resignation_denied" } | { "fact": "resignation_judged"; "of": Color; "resigned": boolean } | { "by": Color; "fact": "two_boards" } | { "by": Color; "fact": "announced"; "move": Move } | { "agrees": boolean; "by": Color; "fact": "repeated"; "move": Move } | { "agrees": boolean; "by": Color; "fact": "copied"; "move": Move; "on": Color } | { "fact": "boards_corrected" } | { "by": Color; "fact": "times_asked" } | { "black": Span; "fact": "times_told"; "moves": number; "to": Color; "white": Span } | { "ends": Moment; "fact": "session_set" } | { "by": Color; "charged": Span; "fact": "sealing_called" } | { "by": Color; "commitment": string; "fact": "seal_written" } | { "by": Color; "fact": "move_to_seal"; "move": Move } | { "by": Color; "fact": "move_sealed"; "reply": boolean } | { "black": string; "fact": "envelope_confirmed"; "resumption": Resumption; "white": string } | { "fact": "resumption_began" } | { "fact": "answering_clock_started"; "of": Color } | { "fact": "envelope_due" } | { "fact": "envelope_opened"; "text": string } | { "fact": "envelope_lost" } | { "by": Color; "delay"?: boolean; "fact": "increment_requested" } | { "delay"?: boolean; "fact": "increment_decided"; "granted": boolean } | { "by": Color; "fact": "no_normal_win_claimed"; "ground": NoWin; "referred": boolean } | { "can_mate"?: (boolean | null); "fact": "chances_weighed"; "of": Color; "quiet": number } | { "agreed": boolean; "by": Color; "fact": "verified" } | { "by": Color; "compensated": boolean; "fact": "claim_postponed" } | { "by": Color; "fact": "claim_due"; "flag": Color } | { "by": Color; "fact": "no_normal_win_rejected" } | { "by": Color; "edge": Edge; "fact": "side_chosen" } | { "fact": "mate_asked"; "of": Color; "until": Moment } | { "by": Color; "fact": "mate_begun"; "until": Moment } | { "by": Color; "fact": "mate_shown"; "forced": boolean; "line": Move[] } | { "by": Color; "fact": "king_taken" } | { "by": Color; "fact": "no_progress_claimed"; "ground": NoProgress } | { "by": Color; "fact": "trial_began" } | { "by": Color; "fact": "trial_ended" } | { "about": Remark; "fact": "interfered" } | { "exchanged": boolean; "fact": "lots_drawn"; "seed": number } | { "by": Color; "fact": "lots_by_hand" } | { "by": Color; "fact": "takeback_wanted" } | { "by": Color; "fact": "restart_wanted" } | { "by": Color; "fact": "written"; "place": number; "text": string } | { "fact": "recording_lapsed"; "of": Color } | { "by": Color; "fact": "sheet_due" } | { "by": Color; "fact": "sheet_completed" } | { "fact": "sheet_given"; "to": Color } | { "fact": "sheet_replaced"; "of": Color } | { "count": number; "fact": "record_shown"; "to": Color } | { "fact": "reconstructed"; "moves": number } | { "by": Color; "fact": "signed"; "score": Score } | { "fact": "asked"; "question": Question } | { "fact": "answered"; "question": Question } | { "admitted": boolean; "by": Color; "fact": "report_answered"; "what": Irregularity } | { "by": Color; "fact": "stop_judged"; "valid": boolean } | { "fact": "noted"; "of": Color; "what": Note } | { "fact": "penalised"; "of": Color; "penalty": Penalty } | { "count": number; "fact": "device_sounded"; "of": Color } | { "agreed": boolean; "fact": "inspected"; "of": Color } | { "duties": Duty[]; "fact": "assistant_approved"; "of": Color } | { "fact": "permitted"; "granted": boolean; "of": Color; "to": Permission } | { "fact": "lateness_excused"; "of": Color } | { "fact": "admitted"; "granted": boolean; "who": string } | { "fact": "expelled"; "who": string } | { "fact": "board_transferred" } | { "fact": "colors_kept" } | { "article": Article; "fact": "rule_explained" } | { "fact": "tipped"; "text": string } | { "by": Color; "fact": "appealed"; "text": string } | { "by": Color; "fact": "committee_told"; "text": string } | { "fact": "appeal_closed"; "granted": boolean } | { "fact": "reopened" } | { "fact": "annulled" } | { "by": Color; "fact": "can_mate"; "line": Move[] } | { "because": NoMate; "by": Color; "fact": "cannot_mate" } | { "by": Color; "fact": "mate_undecided" } | { "fact": "material_weighed"; "of": Color; "suffices": boolean } | { "fact": "game_ended"; "verdict": Verdict }) & { "articles": Articles; "at"?: (Moment | null); "audience": Audience; "words"?: (Words | null) };

/** A secret, and the link that carries it where no server sees it: after the `#`. */
export type EventLink =
  { "link": string; "token": string };

/** One thing that a follower is sent. */
export type EventNews =
  ({ "console": Console } | { "state": EventState });

/** A player, as far as the reader may know. */
export type EventPlayer =
  { "birth"?: (string | null); "byes"?: Absence[]; "club"?: (string | null); "code"?: (string | null); "federation"?: (string | null); "fide_id"?: (number | null); "name": string; "number": Number; "out_from"?: (number | null); "rating"?: (number | null); "sex"?: (Sex | null); "title"?: (string | null) };

/** Why an act is refused. */
export type EventRefusal =
  ({ "why": "already_open" } | { "why": "not_open" } | { "why": "closed" } | { "why": "not_closed" } | { "why": "not_yours" } | { "why": "no_such_arbiter" } | { "why": "last_chief" } | { "why": "no_such_player" } | { "why": "no_such_round" } | { "why": "no_such_board" } | { "why": "no_such_ruling" } | { "why": "no_such_appeal" } | { "why": "no_such_room" } | { "why": "no_name" } | { "player": Number; "why": "twice" } | { "board": number; "why": "board_twice" } | { "player": Number; "why": "does_not_play" } | { "why": "wrong_round" } | { "why": "tables_fixed" } | { "why": "has_begun" } | { "why": "not_begun" } | { "why": "has_result" } | { "why": "no_result" } | { "why": "not_allowed" } | { "why": "other_result" } | { "why": "no_reason" } | { "ask": Ask; "why": "asks" } | { "why": "not_in_force" } | { "why": "claim_open" } | { "why": "not_mine" } | { "arbiter": ArbiterId; "why": "taken_by" } | { "why": "nothing_to_do" } | { "why": "seen_by_program" } | { "why": "already_undone" } | { "why": "already_decided" } | { "why": "rule_anew" } | { "why": "too_late" } | { "why": "no_appeals" } | { "why": "would_flag" } | { "how": string; "why": "unlawful" });

/** All that is settled before the first round: what the event is called, by which laws it is played, how it is paired and scored, where its boards stand. */
export type EventRegulations =
  { "begins"?: (Date | null); "ends"?: (Date | null); "equipment"?: Equipment[]; "federation"?: (string | null); "languages"?: Lang[]; "laws"?: LawsChosen; "name": string; "place"?: (string | null); "public"?: Public; "retention"?: Retention; "room"?: Room[]; "rounds"?: Rounds; "utc_offset"?: number };

/** A result with its article. */
export type EventResult =
  { "articles": Articles; "cited": Cited[]; "confirmed": boolean; "ground"?: (Ground | null); "outcome": Outcome; "score": string; "signed": Bothboolean };

/** In which capacity somebody looks at an event. */
export type EventRole =
  ("chief" | "arbiter" | "player" | "place" | "public");

/** A round without its boards. */
export type EventRound =
  { "boards": number; "number": number; "results": number; "started"?: (Moment | null); "starts_at"?: (Moment | null) };

/** A ruling, with its articles as text. */
export type EventRuling =
  { "at": Moment; "board": number; "by": ArbiterId; "changed"?: boolean; "cited": Cited[]; "finding": Finding; "number": RulingNo; "players": ByColorOfNumber; "public"?: boolean; "reason"?: (string | null); "steps": RulingStep[]; "undone_by"?: (RulingNo | null); "words"?: (string | null) };

/** Where a board stands in the room. */
export type EventSeat =
  { "place": number; "room": string; "row": number };

/** How things stand in an event, as far as the caller may know. */
export type EventState =
  { "announcements": Announcement[]; "appeals"?: (Appeal[] | null); "arbiters"?: (EventArbiter[] | null); "boards": EventBoard[]; "byes": Given[]; "closed"?: (Moment | null); "event": EventId; "me"?: (LinkHolder | null); "now": Moment; "pairing_engine": boolean; "players": EventPlayer[]; "regulations": EventRegulations; "role": EventRole; "round"?: (number | null); "rounds": EventRound[]; "rulings": EventRuling[]; "seq": Seq };

/** A case of the case book. */
export type Example =
  { "file": string; "heading": string; "line": number; "text": string };

/** A question and its key. There is nothing to win by looking at it. */
export type Exercise =
  { "answers": string[]; "article": string; "book": Book; "chapter": string; "clocks"?: (Clocks | null); "happened": string[]; "key": AnswerKey; "moves": (string | null)[]; "now": string[]; "position": string; "setting": string; "start": string };

/** A tie-break of a player with what it is made of. */
export type Explained =
  { "parts": TieBreakPart[]; "tie_break": TieBreak; "value"?: (TieBreakValue | null) };

/** What one face shows at one moment. */
export type Face =
  { "delay": Span; "flag"?: (Moment | null); "moves": number; "moves_due"?: (number | null); "period": number; "shown"?: (Span | null); "time"?: (Span | null); "used": Span };

/** Which way the dials of a clock look, as one sees it from the near side of the board. */
export type Facing =
  ("left" | "right");

/** Whose domestic decisions apply. */
export type Federation =
  ("fide" | "finland");

/** Something in a file that is not understood. */
export type FileFault =
  { "column"?: (number | null); "line": number; "text": string };

/** What a ruling is about. */
export type Finding =
  ({ "finding": "incident"; "incident": Incident } | { "finding": "undoing"; "ruling": RulingNo });

export type Form =
  ("text" | "html" | "brf");

/** What a claim of a draw was found to be. */
export type Found =
  ({ "about": "appearances"; "times": number } | { "about": "quiet"; "half_moves": number } | { "about": "not_on_move" } | { "about": "touched" } | { "about": "illegal"; "reasons": Reason[] });

/** Where a game is. */
export type GamePhase =
  ("waiting" | "playing" | "stopped" | "over" | "annulled");

/** What an article says, in short. */
export type Gist =
  { "article": Cited; "text": string };

/** A round without a game for one player. */
export type Given =
  { "bye": Bye; "player": Number };

/** Why a game ended. */
export type Ground =
  ("checkmate" | "resignation" | "stalemate" | "dead_position" | "agreement" | "time" | "illegal_moves" | "threefold" | "fifty_moves" | "fivefold" | "seventy_five_moves" | "illegal_position" | "absence" | "both_flags" | "sealed_move" | "no_normal_win" | "no_progress" | "king_taken" | "arbiter" | "signed");

/** Something that happened at a board. */
export type Happened =
  { "board": number; "incident": Incident; "round": number; "shown"?: ByColorOfNullableSpan };

/** The envelope as the arbiter may hold it. */
export type Held =
  { "commitment": string; "envelope": ClosedEnvelope; "position": string; "share"?: (KeepersShare | null) };

/** The addresses of this server, for links to other devices. */
export type Host =
  { "addresses": string[]; "is_open": boolean; "public"?: (string | null) };

/** The four kinds of illegal act of 7.5. */
export type IllegalAct =
  ("move" | "pawn_left" | "no_move" | "two_hands");

/** What an arbiter imposes otherwise than the program proposes. */
export type Imposed =
  { "of": Color; "penalty": Penalty };

/** A move that lies in the envelope. */
export type InEnvelope =
  { "commitment"?: (string | null); "events": EventInWords[]; "proof"?: (string | null); "seq"?: (Seq | null) };

/** What another book says to the same incident. */
export type InOtherBook =
  { "book": Book; "steps": RulingStep[] };

/** What happened at a board. What the program cannot see and the rule depends on is a question to the arbiter: it is left out at first, and [`Proposal::asks`](crate::Proposal) names it. */
export type Incident =
  ({ "can_mate"?: (boolean | null); "incident": "illegal"; "kind"?: IllegalAct; "of": Color } | { "incident": "touched_piece"; "of": Color } | { "incident": "illegal_position" } | { "incident": "device_sounded"; "of": Color } | { "device"?: Device; "incident": "device_found"; "of": Color } | { "can_mate"?: (boolean | null); "incident": "flag"; "of": Color; "ruling"?: (ClaimRuling | null) } | { "drawn"?: (boolean | null); "incident": "both_flags"; "last"?: (boolean | null) } | { "accepted"?: (boolean | null); "consent"?: (boolean | null); "granted"?: (boolean | null); "incident": "increment_request"; "moves"?: (number | null); "of": Color; "short"?: (boolean | null) } | { "ground": NoWin; "incident": "no_normal_win"; "of": Color; "ruling"?: (ClaimRuling | null); "short"?: (boolean | null) } | { "basis": DrawBasis; "correct"?: (boolean | null); "incident": "claim"; "of": Color } | { "consent"?: (boolean | null); "incident": "draw_agreed"; "moves"?: (number | null) } | { "incident": "repeated_offers"; "of": Color } | { "incident": "displaced"; "of": Color } | { "incident": "not_arrived"; "of": Color } | { "incident": "nobody_arrived" } | { "area": Area; "incident": "left"; "of": Color } | { "incident": "reported"; "moves"?: (number | null); "of"?: (Color | null); "what": Irregularity } | { "incident": "clock_defect" } | { "extra"?: (Span | null); "incident": "disturbance" } | { "incident": "other"; "of"?: (Color | null); "text": string });

/** What a player, or anyone, reports. */
export type Irregularity =
  ("wrong_setup" | "turned_board" | "reversed_colors" | "wrong_setting" | "pressing_hand" | "hand_on_clock" | "clock_handling" | "sheet" | "broken_sheet" | "disrepute" | "assistance" | "device" | "smoking" | "vaping" | "phone_in_venue" | "distraction" | "refusal" | "disobedience" | "displacement" | "visitor" | "wrong_times" | "boards_differ" | "silence");

/** Who decides what takes judgement. */
export type Judgement =
  ("default" | "arbiter");

/** The secret that stays with the keeper of the table until the envelope may be opened. */
export type KeepersShare =
  string;

/** The key in force. */
export type Key =
  { "public": ArbiterPublic; "secret"?: (string | null) };

/** A language in which there are texts. */
export type Lang =
  ("en" | "fi" | "sv");

/** Why an offer no longer stands. */
export type Lapse =
  ("declined" | "touched" | "game_ended" | "withdrawn");

/** The last move that stands. */
export type LastMove =
  { "move": Move; "spoken": string };

/** The laws of the event, and what they leave to choose. */
export type LawsChosen =
  { "agreements"?: Agreements; "appeal_within"?: (string | null); "appeals"?: boolean; "boards_per_arbiter"?: number; "book"?: Book; "chess960"?: boolean; "default_time"?: (string | null); "device_found"?: Sanction; "devices_in_bags"?: boolean; "domestic"?: Federation; "fines"?: number[]; "phone_ladder"?: (Sanction[] | null); "quickplay"?: (boolean | null); "rated"?: boolean; "report_absence"?: boolean; "several_games"?: number; "supervision"?: (Supervision | null); "time_control"?: TimeControl };

/** How well a partner plays. */
export type Level =
  ("beginner" | "casual" | "club" | "strong" | "master");

/** How alike two articles of different books are. */
export type Likeness =
  ("same" | "nearly" | "differs" | "untold");

/** Which limit was reached. */
export type Limit =
  ("acts_of_seat" | "acts_at_table" | "acts_in_event" | "acts_of_address" | "seats_and_keys_at_table" | "lines_of_table" | "links_of_event" | "tables_of_address" | "reads_of_address" | "long_answers_of_address" | "followers_of_address" | "wrong_secrets_of_address");

/** A move that stands. */
export type Line =
  { "board": string; "by": Color; "move"?: (Move | null); "number": number; "offer": boolean; "san"?: (string | null) };

/** A secret, and the link that carries it where no server sees it: after the `#`. */
export type Link =
  { "link": string; "token": string };

/** Whom a secret of an event stands for. */
export type LinkHolder =
  ({ "arbiter": ArbiterId } | { "player": Number } | { "place": BoardPlace });

/** A board that sends moves. */
export type LiveBoard =
  { "black": Number; "board": number; "clocks"?: (ConsoleClocks | null); "fen": string; "moves": string[]; "score"?: (string | null); "white": Number };

/** The boards of a round that send moves. */
export type LiveBoards =
  { "as_of": Moment; "boards": LiveBoard[]; "delay": number; "round"?: (number | null) };

/** A pairing made elsewhere. */
export type MadePairings =
  { "boards"?: (Pairing[] | null); "byes"?: Given[]; "dry"?: boolean; "round"?: (number | null); "starts_at"?: (Moment | null); "trf"?: (string | null) };

/** A piece on its square, which a reason can point to. */
export type Man =
  { "piece": Piece; "square": Square };

/** What an event of `tuomari watch --json` looks like. */
export type Matter =
  { "articles": Articles; "board": string; "cited": string; "data"?: unknown; "duty": string; "duty_word": string; "kind": string; "move"?: (string | null); "quiet": boolean; "source": string; "words": string };

/** The move that a text means. */
export type Meant =
  { "move": Move; "written"?: (string | null) };

/** An arbiter has taken a board. */
export type Mine =
  { "arbiter": ArbiterId; "since": Moment };

/** What was looked for, and is not there. */
export type Missing =
  ("illegal_move" | "illegal_castling" | "illegal_position" | "touch_breach" | "two_hands" | "touch" | "adjustment" | "displacement" | "disturbance" | "ground" | "offer" | "agreement" | "claim" | "request" | "question" | "appeal" | "stop" | "interruption" | "end" | "absence" | "move" | "count" | "doubt" | "sheet" | "wrong_setup" | "announcement" | "silence" | "second_board" | "assistant" | "session" | "sealed_move" | "unread_text" | "adjournment" | "promotion" | "penalty" | "time");

/** How moves reach the table. */
export type Mode =
  ("screen" | "otb");

/** A point in table time, in milliseconds since the table's origin. */
export type Moment =
  number;

/** Whether the clock is running, and for whom. */
export type Motion =
  ("ready" | { "running": Side } | { "stopped": Side });

/** A move by its squares, castling as the king's step or as king takes rook. */
export type Move =
  string;

/** Where a game is played by its new settings. */
export type MovedTo =
  { "table": TableId };

/** The moves from one on, which take the place of those that were told before. */
export type MovesFrom =
  { "from": number; "lines": Line[] };

/** My board: what the person at a board needs to know. */
export type MyBoard =
  { "arrived": boolean; "board"?: (number | null); "bye"?: (Bye | null); "kind"?: (EventBoardKind | null); "late_at"?: (Moment | null); "me"?: (EventPlayer | null); "opponent"?: (EventPlayer | null); "result"?: (EventResult | null); "round": number; "rulings": EventRuling[]; "seat"?: (EventSeat | null); "seq": Seq; "side"?: (Color | null); "starts_at"?: (Moment | null); "table"?: (TableId | null) };

/** What the head of a scoresheet says. Nothing need be known. */
export type Names =
  { "black"?: string; "board"?: string; "event"?: string; "round"?: string; "site"?: string; "white"?: string };

/** For whom codes are wanted. */
export type NewCodes =
  { "players"?: (Number[] | null) };

/** What is asked for when an event is opened. */
export type NewEvent =
  { "chief": string; "regulations"?: (EventRegulations | null); "toml"?: (string | null) };

/** The arbiter's key: one of the arbiter's own making, or none to have one made. */
export type NewKey =
  { "public"?: (ArbiterPublic | null) };

/** Places at boards for which pictures are wanted. */
export type NewPlaces =
  { "boards": BoardRange; "host"?: (string | null); "sides"?: Sat[] };

/** Players to be entered, in one of three forms. */
export type NewPlayers =
  { "csv"?: (string | null); "players"?: (Entrant[] | null); "trf"?: (string | null) };

/** What is asked for when a table is opened. */
export type NewTable =
  { "names"?: Names; "outage"?: (Outage | null); "regulations": Regulations; "seats"?: (SeatRole[] | null); "sparring"?: (Sparring | null) };

/** Boards that are to be tables of this server. */
export type NewTables =
  { "boards": BoardRange; "round": number };

/** One thing that a follower is sent. */
export type News =
  ({ "state": State } | { "notice": Notice });

/** Why a side can mate by no series of legal moves. */
export type NoMate =
  ("mated" | "stalemate" | "bare_king" | "one_knight" | "bishops_of_one_color" | "no_check" | "no_net" | "every_line" | { "exhausted": { "positions": number } });

/** The ground of a claim that the game does not progress (rule 14 e). */
export type NoProgress =
  ("perpetual_check" | "repetition" | "dead");

/** The ground of a claim under Guideline III. */
export type NoWin =
  ("cannot" | "not_trying");

/** What is noted for the arbiter, who may penalise it. */
export type Note =
  ("out_of_turn" | "improper_offer" | "repeated_offer" | "conditional_offer" | "inadmissible_claim" | "repeated_claim" | "wrong_flag_claim" | "wrong_illegal_claim" | "wrong_touch_claim" | "not_written" | "written_ahead" | "sheet_not_completed" | "touch_breach" | "two_hands" | "adjusted_wrongly" | "displaced" | "time_trouble" | "left_without_permission" | "too_many_looks" | "refused_inspection" | "idle_press" | "empty_press" | "other_hand" | "long_form" | "idle_stop" | "sheet_behind" | "early_press" | "told_unasked");

/** A fact with the articles it rests on. */
export type Noted =
  ({ "fact": "opened"; "regulations": EventRegulations } | { "fact": "regulated"; "regulations": EventRegulations } | { "arbiter": Arbiter; "fact": "appointed" } | { "arbiter": ArbiterId; "fact": "released" } | { "fact": "entered"; "player": Player } | { "entrant": Entrant; "fact": "amended"; "player": Number } | { "code": string; "fact": "code_given"; "player": Number } | { "fact": "withdrawn"; "from": number; "player": Number } | { "fact": "reinstated"; "player": Number } | { "bye"?: (Bye | null); "fact": "bye_granted"; "player": Number; "round": number } | { "boards": Pairing[]; "byes": Given[]; "fact": "paired"; "round": number; "starts_at"?: (Moment | null) } | { "fact": "unpaired"; "round": number } | { "fact": "scheduled"; "round": number; "starts_at": Moment } | { "fact": "default_time_set"; "round": number; "span": Span } | ({ "kind": "wood" } | { "kind": "table"; "table": string } | { "kind": "source"; "name": string; "source": string }) & { "board": number; "fact": "kind_set"; "round": number } | { "board": number; "fact": "arrived"; "round": number; "side": Color } | { "board": number; "fact": "absence_noted"; "round": number; "side": Color } | { "board": number; "fact": "excused"; "round": number; "side": Color } | { "arbiter": ArbiterId; "board": number; "fact": "taken"; "round": number } | { "board": number; "fact": "let_go"; "round": number } | { "board": number; "fact": "started"; "round": number } | { "all"?: boolean; "board": number; "fact": "stopped"; "round": number } | { "board": number; "fact": "resumed"; "round": number } | { "board": number; "fact": "time_given"; "round": number; "span": Span } | ({ "span": Span; "todo": "add_time" } | { "todo": "restart" }) & { "board": number; "fact": "to_do"; "round": number } | ({ "span": Span; "todo": "add_time" } | { "todo": "restart" }) & { "board": number; "fact": "done"; "round": number } | { "board": number; "confirmed": boolean; "fact": "result_entered"; "ground"?: (Ground | null); "outcome": Outcome; "round": number; "ruling"?: (RulingNo | null); "signed"?: ByColorOfboolean } | { "board": number; "fact": "result_taken"; "round": number } | { "board": number; "fact": "confirmed"; "round": number } | { "board": number; "fact": "signed"; "round": number; "score": Score; "side": Color } | { "board": number; "fact": "counted"; "round": number; "side": Color; "tally": Tally } | { "fact": "ruled"; "ruling": Ruling } | { "by": RulingNo; "fact": "undone"; "ruling": RulingNo } | { "fact": "published"; "public": boolean; "ruling": RulingNo } | { "fact": "points_changed"; "player": Number; "points": Points; "round": number; "ruling": RulingNo } | { "appeal": Appeal; "fact": "appealed" } | { "appeal": number; "decision": AppealDecision; "fact": "appeal_decided" } | { "fact": "announced"; "room"?: (string | null); "round": number; "text": string } | { "fact": "closed" } | { "fact": "reopened" }) & { "articles"?: Articles };

/** What a role sees of one line of the record. */
export type Notice =
  { "act"?: (Act | null); "at": Moment; "events"?: EventInWords[]; "headline"?: (string | null); "moves"?: (MovesFrom | null); "names"?: (Names | null); "note"?: (RecordNote | null); "questions"?: (QuestionInWords[] | null); "san"?: (string | null); "seat"?: (Seat | null); "seq": Seq; "standing"?: (Standing | null) };

/** A player's number in the event, from 1. */
export type Number =
  number;

/** Who notices a flag or an illegal move. */
export type Observer =
  ("program" | "human");

/** The key with which the arbiter opens the envelope. */
export type OpenWith =
  { "key": string };

/** An event that was opened. */
export type OpenedEvent =
  { "chief": EventLink; "event": EventId; "page": string };

/** A table that was opened. */
export type OpenedTable =
  { "seats": { [name: string]: Link }; "spectators": string; "table": TableId; "watch": string };

/** What another book says of the same events. */
export type OtherBook =
  { "book": Book; "cited": Cited[]; "name": string; "same": boolean; "text": string };

/** What becomes of time in which no server was up. */
export type Outage =
  ("counts" | "restored");

/** The result of a game, played or not. */
export type Outcome =
  { "played"?: boolean; "score": Score };

/** Something in the form of the record, and in the reader's words if a language was asked for. */
export type OwedInWords =
  { "articles": Articles; "moves": Move[]; "words"?: (Words | null) };

/** A round that was paired, or would be. */
export type PairedRound =
  { "boards": Pairing[]; "byes": Given[]; "faults": FileFault[]; "left_out": string[]; "results": number; "round": number; "seq"?: (Seq | null) };

/** Who sits where. */
export type Pairing =
  { "black": Number; "board": number; "white": Number };

/** How rounds are paired. */
export type PairingSystem =
  ("berger" | "double-berger" | "swiss" | "manual");

/** What is to be done now, soon or later, the most urgent first. */
export type Part =
  { "matters": Matter[]; "section": string };

/** Whom one can practise with. */
export type Partners =
  { "chess960": boolean; "engine"?: (string | null); "levels": Level[] };

/** One of the penalties of 12.9. */
export type Penalty =
  ("warning" | { "more_time": Span } | { "less_time": Span } | "all_time" | { "points": Score } | { "loss": Share } | { "fine": number } | { "rounds": number } | "expulsion");

/** What can be permitted (11.2.3, 11.3.2.1). */
export type Permission =
  ("leave_venue" | "leave_playing_area" | "open_bag" | "use_device");

/** A piece. */
export type Piece =
  ("white pawn" | "white knight" | "white bishop" | "white rook" | "white queen" | "white king" | "black pawn" | "black knight" | "black bishop" | "black rook" | "black queen" | "black king");

/** A link for a place at a board, and a picture of it to lie there. */
export type PlaceLink =
  { "board": number; "link": string; "side": Sat; "svg": string };

/** A player of the event. */
export type Player =
  { "birth"?: (string | null); "byes"?: Absence[]; "club"?: (string | null); "code"?: (string | null); "federation"?: (string | null); "fide_id"?: (number | null); "name": string; "number": Number; "out_from"?: (number | null); "rating"?: (number | null); "sex"?: (Sex | null); "title"?: (string | null) };

/** A player's code. */
export type PlayerCode =
  { "code": string; "name": string; "player": Number };

/** What was counted of a player. */
export type PlayerCounts =
  { "duties": Duty[]; "illegal_acts": number; "offers": number; "sounds": number; "warnings": number; "wrong_claims": number };

/** A player's scoresheet. */
export type PlayersSheet =
  { "cited"?: (Words | null); "lines": SheetLine[]; "number": number; "owner": Color; "recording": Recording; "side": Color };

/** Points in tenths, as `laws` has them; below nothing where points were taken. */
export type Points =
  number;

/** Whose devices are connected to this server. */
export type Present =
  { "seats": SeatRole[]; "watching": number };

/** The hand with which a clock is pressed (6.2.3). */
export type PressingHand =
  ("moving" | "other");

/** An answer that says no, and why. */
export type Problem =
  { "article"?: (string | null); "articles"?: (Articles | null); "because"?: (Because | null); "detail"?: (string | null); "event_refusal"?: (EventRefusal | null); "events"?: EventInWords[]; "limit"?: (Limit | null); "refusal"?: (Refusal | null); "retry_after"?: (number | null); "seq"?: (Seq | null); "status": number; "title": string; "type": ProblemKind; "words"?: (Words | null) };

/** The kinds of problems. */
export type ProblemKind =
  ("urn:tuomari:code-needed" | "urn:tuomari:foreign-origin" | "urn:tuomari:full" | "urn:tuomari:goes-on" | "urn:tuomari:held-back" | "urn:tuomari:journal" | "urn:tuomari:key-used" | "urn:tuomari:may-not-open" | "urn:tuomari:moved" | "urn:tuomari:no-method" | "urn:tuomari:no-seal-key" | "urn:tuomari:no-secret" | "urn:tuomari:no-engine" | "urn:tuomari:no-event" | "urn:tuomari:no-pairing-engine" | "urn:tuomari:not-confirmed" | "urn:tuomari:not-paired" | "urn:tuomari:no-table" | "urn:tuomari:not-understood" | "urn:tuomari:not-yours" | "urn:tuomari:nothing" | "urn:tuomari:refused" | "urn:tuomari:too-many" | "urn:tuomari:trouble" | "urn:tuomari:unlawful" | "urn:tuomari:unreadable" | "urn:tuomari:wrong-code" | "urn:tuomari:wrong-secret");

/** A piece that a pawn can become. */
export type Promoted =
  ("queen" | "rook" | "bishop" | "knight");

/** What is proposed to an organiser who has chosen a book and nothing else. */
export type Proposal =
  { "category": Category; "control": TimeControl; "default_time"?: (Span | null) };

/** What the program proposes to an incident. */
export type Proposed =
  { "asks"?: (Ask | null); "elsewhere": InOtherBook[]; "history": Earlier[]; "incident": Incident; "number": RulingNo; "steps": RulingStep[]; "words"?: (string[] | null) };

/** What the public sees. */
export type Public =
  { "delay"?: (string | null) };

/** Something that waits for the arbiter. */
export type Question =
  ({ "about": "stop"; "by": Color; "reason": StopReason } | { "about": "consent" } | { "about": "conditional_offer"; "by": Color; "condition": string } | { "about": "resignation"; "of": Color; "sign": Sign } | { "about": "absence"; "of": Color } | { "about": "touch_breach"; "by": Color } | { "about": "report"; "of"?: (Color | null); "what": Irregularity } | { "about": "appeal"; "by": Color } | { "about": "result"; "signed": Score } | { "about": "times" } | { "about": "earlier_illegal"; "by": Color } | { "about": "own_illegal"; "by": Color } | { "about": "both_flags" } | { "about": "order"; "by": Color } | { "about": "several_games"; "of": Color } | { "about": "no_normal_win"; "by": Color } | { "about": "increment"; "by": Color } | { "about": "no_progress"; "by": Color } | { "about": "interference"; "by": Color } | { "about": "boards_differ" } | { "about": "early_press"; "by": Color } | { "about": "envelope" } | { "about": "sealed_move"; "by": Color } | { "about": "sheets" } | { "about": "recorder" } | { "about": "edition" } | { "about": "device"; "of": Color } | { "about": "permission"; "of": Color; "to": Permission });

/** Something in the form of the record, and in the reader's words if a language was asked for. */
export type QuestionInWords =
  ({ "about": "stop"; "by": Color; "reason": StopReason } | { "about": "consent" } | { "about": "conditional_offer"; "by": Color; "condition": string } | { "about": "resignation"; "of": Color; "sign": Sign } | { "about": "absence"; "of": Color } | { "about": "touch_breach"; "by": Color } | { "about": "report"; "of"?: (Color | null); "what": Irregularity } | { "about": "appeal"; "by": Color } | { "about": "result"; "signed": Score } | { "about": "times" } | { "about": "earlier_illegal"; "by": Color } | { "about": "own_illegal"; "by": Color } | { "about": "both_flags" } | { "about": "order"; "by": Color } | { "about": "several_games"; "of": Color } | { "about": "no_normal_win"; "by": Color } | { "about": "increment"; "by": Color } | { "about": "no_progress"; "by": Color } | { "about": "interference"; "by": Color } | { "about": "boards_differ" } | { "about": "early_press"; "by": Color } | { "about": "envelope" } | { "about": "sealed_move"; "by": Color } | { "about": "sheets" } | { "about": "recorder" } | { "about": "edition" } | { "about": "device"; "of": Color } | { "about": "permission"; "of": Color; "to": Permission }) & { "words"?: (Words | null) };

/** What both faces show at one moment. */
export type Reading =
  { "at": Moment; "black": Face; "motion": Motion; "white": Face };

/** How a line reads beside the record. */
export type Reads =
  ("agrees" | "differs" | "unreadable" | "blank");

/** One reason why a move is illegal. */
export type Reason =
  ({ "from": Square; "reason": "no_piece" } | { "man": Man; "reason": "not_on_move" } | { "man": Man; "reason": "no_movement" } | { "king": Man; "reason": "captures_king" } | { "man": Man; "occupant": Man; "reason": "own_piece" } | { "man": Man; "reason": "not_its_move"; "to": Square } | { "man": Man; "over": Man; "reason": "passes" } | { "pawn": Man; "reason": "pawn_backwards" } | { "pawn": Man; "reason": "pawn_sideways" } | { "pawn": Man; "reason": "pawn_too_far"; "to": Square } | { "by": Man; "pawn": Man; "reason": "pawn_blocked" } | { "pawn": Man; "reason": "double_step_too_late" } | { "by": Man; "pawn": Man; "reason": "double_step_blocked" } | { "pawn": Man; "reason": "captures_straight"; "victim": Man } | { "pawn": Man; "reason": "nothing_to_capture"; "to": Square } | { "pawn": Man; "reason": "en_passant_too_late"; "victim": Man } | { "pawn": Man; "reason": "promotion_missing"; "to": Square } | { "pawn": Man; "reason": "promotion_too_early"; "to": Square } | { "man": Man; "reason": "promotion_of_officer" } | { "reason": "promotion_to"; "role": Role } | { "pawn": Man; "reason": "dead_pawn" } | { "by": Man; "reason": "into_check"; "to": Square } | { "reason": "castling_lost"; "wing": Wing } | { "king": Man; "reason": "castling_king_away" } | { "corner": Square; "reason": "castling_rook_away" } | { "by": Man; "reason": "castling_in_check" } | { "by": Man; "reason": "castling_crosses"; "square": Square } | { "by": Man; "reason": "castling_reaches"; "square": Square } | { "by": Man; "reason": "castling_blocked" } | { "by": Man; "reason": "castling_way_blocked" } | { "by": Man; "king": Man; "reason": "left_in_check" } | { "by": Man; "king": Man; "reason": "exposed_to_check" });

/** The record as a role may read it. */
export type Record =
  { "names": Names; "notices": Notice[]; "outage": Outage; "regulations": Regulations; "table": TableId; "version": Version };

/** What the record holds besides rulings. */
export type RecordNote =
  ({ "note": "opened" } | { "note": "seat_issued"; "role": SeatRole } | { "note": "seat_revoked"; "role": SeatRole } | { "note": "seal_key"; "public": ArbiterPublic } | { "note": "envelope_kept" } | { "note": "rematch"; "table": TableId } | { "note": "moved"; "table": TableId } | { "away": boolean; "note": "partner" } | { "note": "all_boards"; "what": AllAct } | { "from": Moment; "note": "outage"; "time": Outage; "until": Moment });

/** What proves that a record is the one that was written. */
export type RecordProof =
  { "adopted": Seq; "ends": SignedEnd[]; "link": string; "seq": Seq; "table": TableId };

/** What a player owes the own scoresheet. */
export type Recording =
  ("free" | "always" | "until_short" | "lapsed" | "due");

/** Why an act was refused. */
export type Refusal =
  ("not_started" | "game_over" | "interrupted" | "adjourned" | "not_yours" | "not_your_move" | "illegal_move" | "bound" | "already_released" | "no_piece" | "wrong_mode" | "nothing_there" | "too_early" | "too_late" | "flag_not_down" | "right_lost" | "not_in_force" | "too_often" | "not_allowed" | "out_of_order" | "no_such_duty" | "no_such_article" | "not_running" | "not_demanded" | "offer_stands" | "conditional" | "no_arbiter" | "would_flag" | "not_algebraic" | "pawn_letter" | "nothing_taken" | "ambiguous" | "no_promotion" | "wrong_board" | "not_complete" | "seal_broken" | "not_understood");

/** Who ensures that the rules are kept. */
export type Regime =
  ("competition" | "on_demand" | "by_accord");

/** All that is settled before the first move: the book, and what the book leaves to choose. */
export type Regulations =
  { "agreements"?: Agreements; "appeals"?: boolean; "begins"?: (Date | null); "blind"?: Color[]; "boards_per_arbiter"?: number; "book"?: Book; "certificate"?: (string | null); "chess960"?: boolean; "control"?: TimeControl; "deaf"?: Color[]; "default_time"?: (Span | null); "device_found"?: Sanction; "devices_in_bags"?: boolean; "disabled"?: Color[]; "federation"?: Federation; "fines"?: number[]; "flag_answered_within"?: Span; "judgement"?: Judgement; "mate_begun_within"?: Span; "mate_shown_within"?: Span; "mode"?: Mode; "observer"?: Observer; "phone_ladder"?: (Sanction[] | null); "quickplay"?: (boolean | null); "rated"?: boolean; "recorded"?: boolean; "report_absence"?: boolean; "scope"?: Scope; "scoring"?: Scoring; "session_ends"?: (Moment | null); "several_games"?: number; "sheet_languages"?: (SheetLanguages | null); "sheets"?: Sheets; "start"?: (Setup | null); "starts_at"?: (Moment | null); "supervision"?: (Supervision | null); "warned_before"?: Color[] };

/** What somebody who does not play in the game said aloud about it (rule 20). */
export type Remark =
  ("flag" | "illegal_move" | "other");

/** Where the players go on. */
export type Rematch =
  { "table": TableId };

/** A game to be looked through. */
export type Replay =
  { "names": Names; "regulations": Regulations; "steps": Step[]; "table": TableId };

/** When and where the game goes on (I.2.7). */
export type Resumption =
  { "at": Moment; "date": Date; "place": string; "time": string };

/** What is kept after the event. */
export type Retention =
  { "days"?: (number | null) };

/** Why a player starts the opponent's clock again: it is not a move and completes nothing. */
export type Return =
  ("restore" | "touch" | "empty_press");

/** A kind of piece. */
export type Role =
  ("pawn" | "knight" | "bishop" | "rook" | "queen" | "king");

/** A room with its boards, in rows. */
export type Room =
  { "boards": BoardRange; "name": string; "row"?: number };

/** How many rounds there are, and how they are paired and scored. */
export type Rounds =
  { "count"?: (number | null); "forbidden"?: Number[][]; "pairing"?: PairingSystem; "pairing_bye"?: (number | null); "scoring"?: Scoring; "tie_breaks"?: TieBreak[] };

/** A rule in force, and its articles as they are cited. */
export type RuleInForce =
  ({ "category": Category; "rule": "category" } | { "book": Book; "rule": "book_proposed" } | { "rule": "supervision"; "supervision": Supervision } | { "rule": "touch_move" } | { "rule": "illegal_moves_refused" } | { "rule": "first_illegal_move"; "time": Span } | { "rule": "second_illegal_move_loses" } | { "rule": "illegal_move_loses" } | { "rule": "illegal_move_stands" } | { "after": number; "rule": "start_stays" } | { "rule": "only_on_demand" } | { "rule": "second_breach_loses" } | { "rule": "flags"; "seen_by": Observer } | { "rule": "time_loses" } | { "rule": "time_loses_against_enough" } | { "rule": "default_time"; "time": Span } | { "rule": "recording" } | { "rule": "no_recording" } | { "looks": number; "rule": "record_looks" } | { "allowed": Agreements; "rule": "agreements" } | { "rule": "threefold" } | { "rule": "fifty_moves" } | { "rule": "no_progress" } | { "rule": "wrong_claim"; "time": Span } | { "rule": "fivefold" } | { "rule": "seventy_five_moves" } | { "rule": "dead_position" } | { "rule": "too_few_pieces" } | { "rule": "colours_by_lot" } | { "rule": "quickplay_finish" } | { "ladder": Sanction[]; "rule": "phones" } | { "rule": "scoring"; "scoring": Scoring } | { "rule": "appeals" } | { "rule": "no_finnish_edition" } | { "rule": "sheets_not_certified" } | { "rule": "sealed_digitally" }) & { "articles": Articles; "cited": Cited[]; "text": string };

/** A ruling that was made. Nothing of it is ever changed; [`undone_by`](Self::undone_by) is another ruling. */
export type Ruling =
  { "at": Moment; "board": number; "by": ArbiterId; "changed"?: boolean; "finding": Finding; "number": RulingNo; "players": ByColorOfNumber; "public"?: boolean; "reason"?: (string | null); "steps": RulingStep[]; "undone_by"?: (RulingNo | null) };

/** The number of a ruling: round and count. */
export type RulingNo =
  string;

/** A consequence with the articles it rests on. */
export type RulingStep =
  ({ "step": "stop_clocks" } | { "step": "position_back" } | { "of": Color; "step": "touched_piece_moves" } | { "of": Color; "step": "pawn_becomes_queen" } | { "on_time_of": Color; "step": "pieces_back" } | { "count": number; "kind": IllegalAct; "of": Color; "step": "counted" } | { "of": Color; "step": "next_loses" } | { "set"?: (Span | null); "shown"?: (Span | null); "span": Span; "step": "time_added"; "to": Color } | { "from": Color; "set"?: (Span | null); "shown"?: (Span | null); "span": Span; "step": "time_taken" } | { "count": number; "of": Color; "step": "warned" } | { "count": number; "of": Color; "step": "sounded" } | { "of": Color; "step": "claim_wrong" } | { "of": Color; "step": "intended_move_played" } | { "compensated": boolean; "of": Color; "step": "claim_postponed" } | { "span": Span; "step": "increment_set" } | { "ground": Ground; "outcome": Outcome; "step": "ends" } | { "games": number; "of": Color; "step": "several_games" } | { "step": "wait_one_move" } | { "step": "play_on" } | { "of": Color; "step": "may_penalise" } | { "by": Points; "of": Color; "step": "points_changed" } | { "cents": number; "of": Color; "step": "fined" } | { "of": Color; "rounds": number; "step": "excluded" } | { "of": Color; "step": "expelled" } | { "step": "replace_clock" } | { "of"?: (Color | null); "step": "start_clock" } | { "step": "new_game" }) & { "articles": Articles };

/** What a client says. */
export type Said =
  ({ "do": "join"; "lang"?: (Lang | null); "since"?: (Seq | null); "token"?: (string | null) } | { "do": "speak"; "lang": Lang } | { "act": Act; "as"?: (Seat | null); "do": "act"; "key": string });

/** What follows when a phone sounds (FI.2, 11.3.2.2). */
export type Sanction =
  ("warning" | "loss");

/** Who sits at a place. */
export type Sat =
  ("white" | "black" | "both");

/** What the server says. */
export type Saying =
  ({ "role": SeatRole; "say": "joined"; "seq": Seq } | { "say": "state"; "state": State } | { "notice": Notice; "say": "notice" } | { "events": EventInWords[]; "key": string; "say": "ack"; "seq"?: (Seq | null) } | { "key"?: (string | null); "problem": Problem; "say": "refused" } | { "now": Moment; "present"?: (Present | null); "say": "beat" });

/** Which part of the book governs (INT.2). */
export type Scope =
  ("basic" | "competition");

/** What both players get. Together it is a whole point at most by the Laws of 2018 (10.2); those of 2014 let the arbiter give more. */
export type Score =
  { "black": Share; "white": Share };

/** The scoresheets that a role may read. */
export type Scoresheets =
  { "record"?: (Line[] | null); "seq": Seq; "sheets": PlayersSheet[] };

/** What a result is worth, in tenths of a point (10.1). */
export type Scoring =
  { "draw": number; "loss": number; "win": number };

/** What a player's device has made of a move. */
export type SealedByPlayer =
  { "commitment": string; "envelope": ClosedEnvelope; "share": KeepersShare };

/** A place at, or beside, the table. */
export type Seat =
  ("white" | "black" | "white-assistant" | "black-assistant" | "arbiter" | "spectator" | "program");

/** The places that a secret can open, and the public one that needs none. */
export type SeatRole =
  ("white" | "black" | "white-assistant" | "black-assistant" | "arbiter" | "table" | "spectator");

/** A player's own link. */
export type Seated =
  { "link": string; "player": Number; "table"?: (string | null); "token": string };

/** When an arbiter turns to something. */
export type Section =
  ("now" | "soon" | "later");

/** A place in the record of a table: how many lines there are up to it. */
export type Seq =
  number;

/** What an arbiter sets on a face. */
export type Setting =
  { "moves": number; "period": number; "time": Span };

/** Other settings for a game that has not begun. */
export type Settings =
  { "names"?: Names; "regulations": Regulations };

/** Pieces anywhere, as a FEN. */
export type Setup =
  string;

/** As rating lists have it. */
export type Sex =
  ("female" | "male");

/** A player's part of the point. */
export type Share =
  ("none" | "half" | "whole");

/** The languages whose letters the players write (C.3). */
export type SheetLanguages =
  { "black": string; "white": string };

/** What stands beside a move. */
export type SheetLine =
  { "clock"?: (Span | null); "illegible": boolean; "offer": boolean; "reads"?: (Reads | null); "struck": string[]; "text"?: (string | null) };

/** How the players of a game by hand keep their scoresheets (8.1.1). */
export type Sheets =
  ("paper" | "digital");

/** A book on the shelf. */
export type Shelved =
  { "articles": number; "book": Book; "choices": Choice[]; "cited": string; "in_force_from"?: (Date | null); "in_force_until"?: (Date | null); "proposal": Proposal; "regime": Regime; "short": string; "title": string; "validity"?: (string | null) };

/** A move and the board after it. */
export type Shot =
  { "board": string; "san": string };

/** One of the two players, and so one of the two linked displays (6.1). */
export type Side =
  ("white" | "black");

/** A sign that some take for a resignation. */
export type Sign =
  ("handshake" | "king_laid_down" | "clocks_stopped" | "walked_away");

/** The end of a game, signed. */
export type SignedEnd =
  { "code": string; "key": string; "link": string; "seq": Seq; "signature": string };

/** The games of a source as they are now. */
export type SourceGames =
  { "pgn": string; "source": string };

/** A length of time in exact milliseconds; never negative. */
export type Span =
  number;

/** A seat that an engine has. */
export type Sparring =
  { "level": Level; "side": Color };

/** A square. */
export type Square =
  string;

/** What changes with every act: enough to draw the table. */
export type Standing =
  { "adjournment"?: (Adjournment | null); "assistants"?: (BothArrayofDuty | null); "board": string; "bound"?: (Move[] | null); "clock"?: (Reading | null); "fen"?: (string | null); "here": Bothboolean; "last"?: (LastMove | null); "now": Moment; "offer"?: (Color | null); "owed"?: (OwedInWords | null); "partner_away"?: boolean; "phase": GamePhase; "signed": BothNullableScore; "turn"?: (Color | null); "verdict"?: (VerdictInWords | null); "wanted": Wanted };

/** A player in the standings. */
export type StandingRow =
  { "player": Number; "points": Points; "rank": number; "rounds": Crossing[]; "ruled": Points; "tie_breaks": Explained[] };

/** The standings after a round. */
export type Standings =
  { "after": number; "rows": StandingRow[] };

/** How things stand, for one role. */
export type State =
  { "code"?: (string | null); "doings": Doings; "follows"?: (TableId | null); "moved"?: (TableId | null); "moves"?: (Line[] | null); "names": Names; "outage": Outage; "questions"?: (QuestionInWords[] | null); "regime": Regime; "regulations": Regulations; "rematch"?: (TableId | null); "role": SeatRole; "seal_key"?: (ArbiterPublic | null); "seats"?: (SeatRole[] | null); "seq": Seq; "sparring"?: (Sparring | null); "standing": Standing; "table": TableId };

/** A line of the record, and what the table showed. */
export type Step =
  { "act"?: (Act | null); "at": Moment; "board": string; "events"?: EventInWords[]; "headline"?: (string | null); "moves"?: (MovesFrom | null); "names"?: (Names | null); "note"?: (RecordNote | null); "ply": number; "questions"?: (QuestionInWords[] | null); "san"?: (string | null); "seat"?: (Seat | null); "seq": Seq; "standing"?: (Standing | null); "times"?: (BothChange | null) };

/** Why a player stops the clock. */
export type StopReason =
  ("arbiter" | "promotion_piece" | "wrong_setting" | "displacement" | "illegal_move" | "flag" | "sealed" | "other");

/** Whether the competition rules apply in full to rapid and blitz (A.3, A.4, B.3, B.4). */
export type Supervision =
  ("full" | "limited");

/** The name of a table. */
export type TableId =
  string;

/** What was counted against a player at this board. */
export type Tally =
  { "illegal_acts": number; "sounds": number; "warnings": number; "wrong_claims": number };

/** An article of another book on the same matter. */
export type There =
  { "book": Book; "gist": string; "likeness": Likeness; "number": string };

/** A tie-break by the code of FIDE, with its cut. */
export type TieBreak =
  string;

/** What one round contributes to a tie-break. */
export type TieBreakPart =
  { "cut": boolean; "opponent"?: (Number | null); "round": number; "unplayed"?: (Unplayed | null); "value": TieBreakValue };

/** A value of a tie-break. */
export type TieBreakValue =
  number;

/** A time control as in the PGN tag; `-` is none. */
export type TimeControl =
  string;

/** A round to be paired by the system of the event. */
export type ToPair =
  { "ahead"?: boolean; "dry"?: boolean; "round": number; "starts_at"?: (Moment | null) };

/** A move to be sealed: as a text, or sealed already. */
export type ToSeal =
  { "as"?: (Seat | null); "sealed"?: (SealedByPlayer | null); "text"?: (string | null) };

/** The player who asks for a seat. */
export type ToSeat =
  { "code": string; "name"?: (string | null); "player"?: (Number | null) };

/** Something that an arbiter still has to do by hand at a wooden board. */
export type Todo =
  ({ "span": Span; "todo": "add_time" } | { "todo": "restart" });

/** Something to do by hand, and since when. */
export type TodoSince =
  ({ "span": Span; "todo": "add_time" } | { "todo": "restart" }) & { "since": Moment };

/** An article, in our words. */
export type Told =
  { "article": Article; "fate": ArticleFate; "gist": string; "number": string; "part": string; "section": string; "there"?: (There[] | null) };

/** A position, and a move that is tried in it. */
export type Trial =
  { "book"?: Book; "move": Move; "position": Setup };

/** What came of it. */
export type Tried =
  { "ended"?: (Words | null); "position": string; "refused"?: (Against | null); "turn": Color };

/** Why a round counts otherwise than as a game. */
export type Unplayed =
  ("by_choice" | "not_by_choice");

/** A source of which nothing is seen. */
export type UnseenSource =
  { "source": string; "why": string; "words": string };

/** A board that is left as it is. */
export type Untouched =
  { "board": number; "why": WhyUntouched };

/** The end of a game: what each gets, why, and by which articles. */
export type Verdict =
  { "articles": Articles; "ground": Ground; "score": Score };

/** Something in the form of the record, and in the reader's words if a language was asked for. */
export type VerdictInWords =
  { "articles": Articles; "ground": Ground; "score": Score; "words"?: (Words | null) };

/** The version of a record's JSON form: see `docs/json.md`. */
export type Version =
  number;

/** What one player wants and the other has not answered. */
export type Wanted =
  { "restart"?: (Color | null); "take_back"?: (Color | null) };

/** All there is to say about an article. */
export type Whole =
  { "article": Article; "by_type"?: (string | null); "cases": Example[]; "counterparts": There[]; "fate": ArticleFate; "fate_words": string; "gist": string; "kind": string; "number": string; "part": string; "section": string; "there"?: (There[] | null) };

/** Why a board is left as it is. */
export type WhyUntouched =
  ("over" | "not_begun" | "running" | "stood" | "own_reason");

/** The side of the board towards which the king castles. */
export type Wing =
  ("a-file" | "h-file");

/** Something in the words of a reader's language. */
export type Words =
  { "cited"?: Cited[]; "spoken"?: (string | null); "text": string };
