/** The games that have a table of their own here. Each is loaded when someone looks at it. */

import type { Component } from "svelte";
import type { Colour } from "../lib/seats";
import type { GameClient } from "./client";
import PlainPicture from "./PlainPicture.svelte";

const clients = import.meta.glob<{ default: GameClient }>("./*/index.ts");
const pictures = import.meta.glob<{ default: Component }>("./*/Picture.svelte", { eager: true });

const PLAIN_COLOURS: Colour[] = ["red", "blue", "green", "yellow", "orange", "white", "black", "purple"];

export async function clientOf(game: string): Promise<GameClient> {
  const load = clients[`./${game}/index.ts`];
  if (load) return (await load()).default;
  return plainly({ colours: PLAIN_COLOURS });
}

/** A game whose table is drawn as rows and values, whatever its view is. */
export async function plainly({ colours }: Pick<GameClient, "colours">): Promise<GameClient> {
  return { Table: (await import("../table/PlainTable.svelte")).default, colours };
}

/** The game as a picture of itself, for the home page. */
export function pictureOf(game: string): Component {
  return pictures[`./${game}/Picture.svelte`]?.default ?? PlainPicture;
}
