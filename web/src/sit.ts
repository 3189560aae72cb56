/** A table. The line to it is opened while the words still come. */

import "./theme.css";
import { mount } from "svelte";
import { preferred, speak } from "./lang/lang.svelte";
import { dress } from "./likes.svelte";
import Room from "./screens/Room.svelte";
import { changeSeats, seatOf } from "./table/seat";
import { sit } from "./table/table.svelte";

dress();
const language = preferred();
const words = speak(language);
const table = location.pathname.slice("/t/".length);
const token = seatOf(table);
changeSeats();
const sitting = sit(table, token, language);
await words;
mount(Room, { target: document.body, props: { table, token, sitting } });
document.documentElement.dataset["ready"] = "";
