/** The game as the server shows it. Written by `make types` from games/casket/plain.py: change it there. */

export type Phase = "exchange" | "bid" | "fight" | "roll" | "failing" | "fog" | "drawn" | "thief" | "give" | "mutiny" | "plunder" | "hindsight" | "move";

export type Moment = "deal" | "dummy-turned-up" | "others-play" | "fight-ends" | "feature-idle" | "next-fight" | "battle-ends" | "reckoning" | "next-move" | "battle-over";

export type Fighter = number | "dummy" | "house";

export type Square = [number, number];

export type Ground = "green" | "blue" | "red" | "white";

export type Suit = "swords" | "axes" | "bows" | "shields" | "skulls";

export type Feature = "none" | "trump" | "fog" | "blessed" | "luck" | "thief" | "mutiny";

export type Kind = "universal" | "trump";

/** A card with both its sides. */
export interface Card {
  card: number; // its number, as actions name it
  suit: Suit; // of the natural side
  value: number; // of the natural side, 1 to 9
  feature: Feature | null; // of the special side; none where there is no such side
  kind: Kind; // whether the special value is universal or trump
  special: number; // the special value
  cost: number; // what a try must roll
}

/** A player, by the seat. */
export interface Captain {
  square: Square | null; // where the marker is; none off the map
  to_go: number | null; // steps to the casket, which rank captains; none off the map
  die: Ground; // the colour of the die that they roll; white for none
  luck: number; // luck points
  bid: number | null; // in this battle
  hindsight: number | null; // what the bid counts as by hindsight
  won: number; // fights won in this battle
  cards: number; // in hand
  hand: Card[]; // your own
  known: Card[]; // those that you know them to have
  void: Suit[]; // suits that you know them to have none of
  blessed: boolean; // no feature of others can choose them in this fight
  points: number; // steps that they have left
  diagonals: boolean; // whether they may step diagonally
  lot: number | null; // drawn by captains with equal points and fights: the lowest moves first
}

/** The Dummy, where one plays. */
export interface Dummy {
  square: Square | null; // where its marker is; none off the map
  won: number; // fights won in this battle
  cards: number; // in hand
  hand: Card[]; // turned up
  known: Card[]; // those that you know it to have
}

/** The cards that were not dealt. */
export interface Deck {
  left: number; // how many
  known: Card[]; // those that you know to be among them
}

export type Counts = "natural" | "universal" | "trump" | "fog";

/** A card in the fight that is fought. */
export interface Row {
  card: number; // its number, as actions name it
  suit: Suit; // of the natural side
  value: number; // of the natural side, 1 to 9
  feature: Feature | null; // of the special side; none where there is no such side
  kind: Kind; // whether the special value is universal or trump
  special: number; // the special value
  cost: number; // what a try must roll
  who: Fighter; // who played it
  counts: Counts; // by which side
  counted: number; // the value that it has
  waits: Feature | null; // its feature that is still to come, at the end of the fight
}

/** A card whose special side is being tried. */
export interface Try {
  card: number; // its number, as actions name it
  suit: Suit; // of the natural side
  value: number; // of the natural side, 1 to 9
  feature: Feature | null; // of the special side; none where there is no such side
  kind: Kind; // whether the special value is universal or trump
  special: number; // the special value
  cost: number; // what a try must roll
  who: number; // the seat that tries
  points: number; // that were rolled for it
  rolled: boolean; // whether the die has been rolled
}

/** A card on the table. */
export interface Laid {
  card: number; // its number, as actions name it
  suit: Suit; // of the natural side
  value: number; // of the natural side, 1 to 9
  feature: Feature | null; // of the special side; none where there is no such side
  kind: Kind; // whether the special value is universal or trump
  special: number; // the special value
  cost: number; // what a try must roll
  who: Fighter; // who played it
  counts: Counts; // by which side
  counted: number; // the value that it has
}

export type How = "trump" | "highest" | "roll-off" | "first" | "leader";

/** The fight that ended last. */
export interface LastFight {
  table: Laid[]; // its cards, in order
  winner: Fighter; // who won it
  how: How; // by what
  lies: boolean; // whether its cards are still on the table
}

export type Earning = "made" | "close" | "missed" | "halved" | "close-by-hindsight" | "missed-with-hindsight";

/** What a captain's bid brought. */
export interface Earned {
  bid: number; // as it was made
  counted: number; // as it counted: another by hindsight
  won: number; // fights
  points: number; // steps
  how: Earning; // how well the bid was met
}

/** What the Dummy's fights brought. */
export interface DummyEarned {
  won: number; // fights
  points: number; // steps
}

/** The battle that was reckoned last. While it is told, captains come one by one. */
export interface LastBattle {
  battle: number; // its number, from 1
  captains: (Earned | null)[]; // by seat; none for who is still to come
  dummy: DummyEarned | null; // where one plays, once it is told
}

/** A die, as it is rolled for a feature. */
export interface Die {
  colour: Ground; // by which squares name it
  chances: number[]; // in percent: that a roll is at least 1, 2, 3
}

/** A line on the map: whoever crosses it first has all dealt more cards. */
export interface Acceleration {
  column: number; // the first one beyond it
  fights: number; // in a battle, from then on
}

/** The map. */
export interface Chart {
  columns: number; // how many
  rows: number; // how many
  colours: ((Ground | null)[])[]; // by row, then column; none is open sea
  walls_right: Square[]; // squares with a barrier to their right
  walls_below: Square[]; // squares with a barrier below
  accelerations: Acceleration[]; // from left to right
  crossed: number; // how many of these lines have been crossed
  to_go: ((number | null)[])[]; // steps from each square to the casket, by row, then column; none where no way leads
  start: Square[]; // where one enters
  harbour: boolean; // the start holds several markers
  finish: Square[]; // where one arrives
}

/** A game of Casket of Gold. */
export interface CasketView {
  battle: number; // the battle that is fought, from 1; after the end, how many there were
  fights: number; // in this battle
  fight: number; // the one that is fought, from 1
  phase: Phase | Moment | "over"; // what is being decided, or what comes by itself
  turn: number | null; // who decides; none where nobody does
  dealer: number | null; // the dealer's seat; none before there is one
  chairs: number[]; // the seats as they sit around the table
  order: Fighter[]; // who plays a card, beginning at the dealer's left
  nemesis: number | null; // the bid that may not be made now
  most_luck: number; // luck points that a captain can have
  captains: Captain[]; // by seat
  dummy: Dummy | null; // where one plays
  house: boolean; // whether the House plays
  deck: Deck; // cards that were not dealt
  led: Suit | "trump" | null; // the suit to follow, or trump where that is none
  table: Row[]; // the cards of this fight, in order
  trying: Try | null; // the card that is being tried
  drawn: Card | null; // the card that you drew and may play
  last_fight: LastFight | null; // once there was one
  last_battle: LastBattle | null; // once there was one
  dice: Die[]; // what can be expected of them
  map: Chart; // with its squares
  winner: number | "dummy" | "house" | null; // who won; the Dummy may
}
