/** A game of Nozoku Dice as the server shows it. */

export type * from "./view.generated";
