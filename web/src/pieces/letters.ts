/** Men as letters for those who see little: White's in rounds, Black's in squares. */

import type { Color } from "../board/square";

export const letterMan = (color: Color, letter: string): string => {
  const ground =
    color === "white"
      ? '<circle class="body" cx="50" cy="50" r="40"/>'
      : '<rect class="body" x="11" y="11" width="78" height="78" rx="10"/>';
  return `${ground}<text class="letter" x="50" y="71" text-anchor="middle">${letter}</text>`;
};
