/** The game as the server shows it. Written by `make types` from games/nozoku/plain.py: change it there. */

export type Step = "take" | "main" | "sub" | "stuck" | "recalled" | "peek" | "peeked" | "bonus" | "name" | "over" | "prepare" | "no_card" | "take_back" | "skip_sub" | "bring_home" | "no_bonus" | "pass_on" | "check";

export type PowerName = "none" | "echo" | "tip" | "raise" | "lower" | "flip" | "recast";

export type DieColour = "red" | "blue" | "green" | "yellow" | "white";

export type Dice = Partial<Record<DieColour, number[]>>;

export type Card = [number, number];

export type Side = "front" | "right" | "back" | "left";

/** The die on the card that is being played; its sides are named as the player sees them who has it in front. */
export interface Taken {
  colour: DieColour; // of the die
  number: number; // on top
  card: Card; // that it lies on
  front: number; // the number on that side
  right: number; // the number on that side
  back: number; // the number on that side
  left: number; // the number on that side
  seen: Side[]; // by seat: the side that it sees
  peeks: (Card | null)[]; // by seat: the card in hand that may be spent on a peek at that side
}

export type Unplayable = "no-die" | "no-main" | "no-sub";

/** A card in a hand that cannot be played now. */
export interface Barred {
  card: Card; // main and sub number
  why: Unplayable; // no die in the cave shows its main number, or an action of it would be impossible
}

/** What a player carries home, and how that compares with those who have been counted so far. */
export interface Result {
  home: number; // dice carried home
  dice: DieColour[]; // their colours
  reward: number; // points for the most dice
  points: number; // the result
  white_home: number; // white dice carried home
  left_behind: number; // the sum of the other dice
  tied: boolean; // someone else has as many points
  ahead: boolean; // nobody is ahead
}

/** A player, by the seat. */
export interface Apprentice {
  held: Dice; // the dice in front of them, counted by colour and number
  sum: number; // of their numbers
  hand: Card[]; // cards in hand
  pile: Card[]; // cards that were played
  worth: number[]; // what the dice that show 1, 2 ... 6 would score
  unplayable: Barred[]; // cards in hand, while a die is to be taken
  could_take: number[]; // numbers for which a die of the cave could be taken, while one is to be taken
  has_named: boolean; // whether a number was chosen at the end
  named: number | null; // which; your own, and that of everyone who has been counted
  result: Result | null; // none before it is counted
}

/** A game of Nozoku Dice. */
export interface NozokuView {
  round: number; // the round that is played, from 1; after the end, how many there were
  starter: number | null; // the round's start player; none before the first
  turn: number | null; // the active player; none between rounds, when numbers are chosen, and after the end
  step: Step; // what is to be done now
  actors: number[]; // the seats that decide
  action: PowerName | null; // the action of the card that is being carried out
  power_names: PowerName[]; // by the number on a card that stands for each
  cave: Dice; // the dice in the centre, counted by colour and number
  left: Partial<Record<DieColour, number>>; // how many there are of each colour, those that are being rolled too
  taken: Taken | null; // the die on a card
  players: Apprentice[]; // by seat
}
