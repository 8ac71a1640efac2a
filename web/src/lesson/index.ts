/** What a table needs besides where a game is learnt by playing; loaded only there. */

import Bar from "./Bar.svelte";
import End from "./End.svelte";
import Glow from "./Glow.svelte";

export { Bar, End, Glow };
