/** Where a board stands, in words. */

import { t } from "../lang/lang.svelte";
import type { EventSeat } from "../table/wire";

export const seatText = (seat: EventSeat | null | undefined): string =>
  seat ? t("seat", { room: seat.room, row: seat.row, place: seat.place }) : "";
