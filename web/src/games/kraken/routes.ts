/** How far my ship can sail now, as the server says with the choices. */

import type { Action, Choice, Longer } from "../../lib/wire";

export interface Route {
  space: number;
  cost: number;
  spaces: number[]; // on the way, the last one included
  actions: Action[]; // each is asked for on its own
}

/** By space. Where several steps are cheaper than one, the server names them. */
export function routesOf(legal: Choice[], longer: Longer[], ways: readonly string[]): Map<number, Route> {
  const steps = legal.filter(({ action }) => ways.includes(action.do)).map(({ action, leads }): Route => {
    const { space, cost } = leads as Pick<Route, "space" | "cost">;
    return { space, cost, spaces: [space], actions: [action] };
  });
  const further = longer.map(({ actions, leads }): Route => ({ ...(leads as Omit<Route, "actions">), actions }));
  return new Map([...steps, ...further].map((route) => [route.space, route]));
}
