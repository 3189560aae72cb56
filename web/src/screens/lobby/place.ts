/** What a lobby has a link for: the seats, and looking on. */
export type Place = "table" | "white" | "black" | "arbiter" | "spectator";
