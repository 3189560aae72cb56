/** The shape of the rooms, and the way between two boards in them. */

import type { EventBoard, EventRegulations } from "../table/wire";

export interface PlannedRoom {
  name: string;
  /** How many boards stand in a row. */
  row: number;
  boards: number[];
}

/** Rooms as the event has them; boards that no room has stand in one without a name. */
export function roomsOf(
  regulations: Pick<EventRegulations, "room">,
  boards: readonly EventBoard[],
): PlannedRoom[] {
  const rooms = (regulations.room ?? []).map(({ name, row = 10 }) => ({
    name,
    row,
    boards: [] as number[],
  }));
  const other: PlannedRoom = { name: "", row: 5, boards: [] };
  for (const { number, seat } of boards) {
    (rooms.find(({ name }) => name === seat?.room) ?? other).boards.push(number);
  }
  return [...rooms, other].filter(({ boards }) => boards.length > 0);
}

/** Steps from board to board: along rows and across them; another room is far away. */
export function stepsIn(boards: ReadonlyMap<number, EventBoard>) {
  return (one: number, other: number): number => {
    const [from, to] = [boards.get(one)?.seat, boards.get(other)?.seat];
    if (!from || !to) return Math.abs(one - other);
    const away = from.room === to.room ? 0 : 1000;
    return away + Math.abs(from.row - to.row) * 3 + Math.abs(from.place - to.place);
  };
}
