/** Outlines after the Staunton pattern, drawn for this project on a field of 100 by 100. */

import type { Role } from "../board/men";

interface Drawing {
  /** Closed shapes, filled and outlined. */
  body: string;
  /** Lines upon the body. */
  lines: string;
}

const FOOT = "M23 91v-6q0-6 6-6h42q6 0 6 6v6z";

const DRAWINGS: Record<Role, Drawing> = {
  pawn: {
    body: `${FOOT}M42 50h16q1 17 13 29H29q12-12 13-29zM36 50q0-6 6-6h16q6 0 6 6zM50 18a13.5 13.5 0 0 1 8 24.4v1.6H42v-1.6A13.5 13.5 0 0 1 50 18z`,
    lines: "",
  },
  rook: {
    body: `${FOOT}M36 46h28l5 33H31zM28 19h11v8h6v-8h10v8h6v-8h11v17l-8 10H36l-8-10z`,
    lines: "M36 46h28",
  },
  knight: {
    body: `${FOOT}M30 79c0-13 10-18 14-27-4 3-8 4-12 4l-5 7-9-3-2-8c6-8 9-16 13-22 1-3 3-5 5-7l0-10 9 6c19 0 31 13 32 33 1 10-1 19-4 27z`,
    lines: "M36.5 33.5l3-1.5M22.5 54.5l2.5-1M50 26c12 3 17 14 16 30",
  },
  bishop: {
    body: `${FOOT}M41 66h18q2 8 10 13H31q8-5 10-13zM36 66q0-6 6-6h16q6 0 6 6zM50 20c12 9 17 18 17 26 0 6-3 11-7 14H40c-4-3-7-8-7-14 0-8 5-17 17-26zM50 9.5a5.5 5.5 0 1 1-.01 0z`,
    lines: "M58 30L49 43",
  },
  queen: {
    body: `${FOOT}M36 64h28q1 8 7 15H29q6-7 7-15zM31 64q0-5 3-5h32q3 0 3 5zM33 59L20 33l14 11 2-21 10 19 4-24 4 24 10-19 2 21 14-11-13 26zM20 27a4 4 0 1 1-.01 0zM35.5 16.5a4 4 0 1 1-.01 0zM50 11.5a4 4 0 1 1-.01 0zM64.5 16.5a4 4 0 1 1-.01 0zM80 27a4 4 0 1 1-.01 0z`,
    lines: "",
  },
  king: {
    body: `${FOOT}M36 64h28q1 8 7 15H29q6-7 7-15zM31 64q0-5 3-5h32q3 0 3 5zM34 59l-9-13c-5-8-2-16 5-18 6-2 12 1 15 6 0-5 2-8 5-8s5 3 5 8c3-5 9-8 15-6 7 2 10 10 5 18l-9 13zM46.5 7h7v6h6v7h-6v6h-7v-6h-6v-7h6z`,
    lines: "M50 34v25M33 51q17-7 34 0",
  },
};

/** The picture of a man. Its colours come from the custom properties of whatever holds it. */
export const staunton = (role: Role): string => {
  const { body, lines } = DRAWINGS[role];
  return `<path class="body" d="${body}"/><path class="line" d="${lines}"/>`;
};
