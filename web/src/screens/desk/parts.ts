/** The parts of the desk, of which a phone shows one at a time. */
export type Tab = "questions" | "decide" | "log" | "sheets";
/** The decision that the large button makes. */
export type MainDecision = "start" | "resume" | "pause";
