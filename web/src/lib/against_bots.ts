/** A real game against bots, in one request: it makes the table, and a guest of who has no name yet. */

import { app } from "../app.svelte";
import { clientOf } from "../games";
import { api, firstOptions, type GameInfo, usualPlayers } from "./api";
import { USUAL_FOE } from "./crew";

/** The table that was made; what draws it is loaded meanwhile. */
export async function playBots(game: GameInfo): Promise<string> {
  const { name } = game;
  const loading = Promise.allSettled([import("../pages/Table.svelte"), clientOf(name), app.gameWords(name)]);
  const players = usualPlayers(game);
  const bots = Array<string>(players - 1).fill(app.settings.foes[name] ?? USUAL_FOE);
  const unhurried = app.settings.text ? (await clientOf(name)).unhurried : {};
  const options = { ...(app.settings.won.includes(name) ? {} : firstOptions(game)), ...unhurried };
  const table = await api.makeTable({ game: name, players, options, bots, start: true, ...app.guest });
  await loading; // what could not be loaded, the table's page says
  if (!app.me) void app.meet();
  return table.id;
}

/** A table at which a game is learnt by playing it. */
export async function learn({ name }: GameInfo): Promise<string> {
  const loading = Promise.allSettled([import("../pages/Table.svelte"), import("../lesson"), clientOf(name), app.gameWords(name, true)]);
  const table = await api.makeLesson({ game: name, ...app.guest });
  await loading;
  if (!app.me) void app.meet();
  return table.id;
}
