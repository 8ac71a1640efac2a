import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";

const ANEW = "doubloon-anew";
const AGAIN_MS = 10_000;

// The server was updated while the page was open, and the page's parts have new names: load it anew, but not in a loop.
addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(sessionStorage[ANEW] ?? 0) < AGAIN_MS) return;
  sessionStorage[ANEW] = Date.now();
  location.reload();
});

mount(App, { target: document.getElementById("app")! });
