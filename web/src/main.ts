/** All screens but the table. */

import "./theme.css";
import { mount } from "svelte";
import { preferred, speak } from "./lang/lang.svelte";
import { dress } from "./likes.svelte";
import App from "./screens/App.svelte";

dress();
await speak(preferred());
mount(App, { target: document.body });
document.documentElement.dataset["ready"] = "";
