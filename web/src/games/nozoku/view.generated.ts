/** The game as the server shows it. Written by `make types` from games/nozoku/plain.py: change it there. */

export type Step = "take" | "main" | "sub" | "stuck" | "recalled" | "peek" | "peeked" | "bonus" | "name" | "over";

export type DieColour = "red" | "blue" | "green" | "yellow" | "white";

export type Dice = Partial<Record<DieColour, number[]>>;

export type Card = [number, number];

export type Unplayable = "no-die" | "no-main" | "no-sub";

/** A card in a hand that cannot be played now. */
export interface Barred {
  card: Card; // main and sub number
  why: Unplayable; // no die in the cave shows its main number, or an action of it would be impossible
}

export type Side = "front" | "right" | "back" | "left";

/** The die on the card that is being played; its sides are named as the player sees them who has it in front. */
export interface Taken {
  colour: DieColour; // of the die
  number: number; // on top, which is the card's main number
  front: number; // the number on that side
  right: number; // the number on that side
  back: number; // the number on that side
  left: number; // the number on that side
  seen: Side[]; // by seat: the side that it sees
}

/** A player, by the seat. */
export interface Apprentice {
  held: Dice; // the dice in front of them, counted by colour and number
  hand: Card[]; // cards in hand
  pile: Card[]; // cards that were played
  has_named: boolean; // whether a number was chosen at the end
  named: number | null; // which; your own, and everyone's when all have chosen
  home: number | null; // after the end: dice carried home
  white_home: number | null; // after the end: white ones among them
  left_behind: number | null; // after the end: the sum of the other dice
  points: number | null; // after the end: the result
}

/** A game of Nozoku Dice. */
export interface NozokuView {
  round: number; // the round that is played, from 1; after the end, how many there were
  starter: number; // the round's start player
  turn: number | null; // the active player; none when numbers are chosen, and after the end
  step: Step; // what is to be done now
  actors: number[]; // the seats that decide
  action: string | null; // the action of the card that is being carried out
  cave: Dice; // the dice in the centre, counted by colour and number
  unplayable: Barred[]; // in the hand of whoever is to take a die
  taken: Taken | null; // the die on a card
  players: Apprentice[]; // by seat
}
