import { pizza } from "./dishes";
import type { Topping } from "./foods";
import type { PropName } from "./props";
import type { PictureRecipe } from "./scene";

export const TOMATO = "#c8341a";
const WHITE = "#f0dcae";
export const mozzarella: Topping = { shape: "chunk", color: "#fff4dc", count: 13, size: 25 };
export const basil: Topping = { shape: "leaf", color: "#2f7f2a", count: 8, size: 22, within: 0.8 };
export const olives: Topping = { shape: "ring", color: "#3a2b32", count: 10, size: 9 };
export const anchovies: Topping = { shape: "strip", color: "#7d5b4a", count: 8, size: 26 };
export const rocket: Topping = { shape: "sprig", color: "#4b8f35", count: 14, size: 25 };
const salami: Topping = { shape: "disc", color: "#b0281a", count: 12, size: 26 };
const onion: Topping = { shape: "ring", color: "#a4477e", count: 9, size: 20 };
const mushrooms: Topping = { shape: "disc", color: "#d3b08a", count: 11, size: 19 };
const peppers: Topping = { shape: "strip", color: "#f0b21c", count: 8, size: 25 };
const ham: Topping = { shape: "curl", color: "#eb9c90", count: 9, size: 27 };
const nuts: Topping = { shape: "crumb", color: "#8e5a2b", count: 34, size: 11 };

const whole = (sauce: string, toppings: Topping[], ...beside: PropName[]): PictureRecipe => ({
  on: "board",
  food: pizza(sauce, toppings),
  beside,
});

/** What each picture of a pizza shows. */
export const LUIGI_PIZZA_PICTURES: Readonly<Record<string, PictureRecipe>> = {
  marinara: whole(
    TOMATO,
    [
      { shape: "crumb", color: "#fff0d0", count: 26, size: 12 },
      { ...basil, color: "#6d7c34", size: 9, count: 22 },
    ],
    "garlic",
    "tomatoes",
  ),
  margherita: whole(TOMATO, [mozzarella, basil], "basil", "tomatoes"),
  bufala: whole(
    TOMATO,
    [
      { ...mozzarella, count: 8, size: 35 },
      { shape: "disc", color: "#dd3f22", count: 10, size: 18 },
      { ...basil, count: 5 },
    ],
    "tomatoes",
    "basil",
  ),
  diavola: whole(
    TOMATO,
    [{ ...mozzarella, count: 9 }, salami, { shape: "strip", color: "#d4161b", count: 6, size: 16 }],
    "chilli",
    "olives",
  ),
  "quattro-formaggi": whole(
    WHITE,
    [
      { ...mozzarella, count: 15 },
      { ...mozzarella, color: "#f2c45a", count: 11, size: 21 },
      { shape: "crumb", color: "#7f97a3", count: 20, size: 11 },
    ],
    "walnuts",
    "peppercorns",
  ),
  capricciosa: whole(
    TOMATO,
    [mozzarella, ham, mushrooms, olives, { shape: "chunk", color: "#8b9a52", count: 6, size: 18 }],
    "olives",
    "tomatoes",
  ),
  napoli: whole(
    TOMATO,
    [mozzarella, anchovies, { shape: "disc", color: "#5e6b2c", count: 14, size: 7 }],
    "garlic",
    "lemon",
  ),
  ortolana: whole(
    TOMATO,
    [
      { ...mozzarella, count: 8 },
      { shape: "disc", color: "#6a4a72", count: 7, size: 25 },
      peppers,
      { shape: "disc", color: "#8fb84c", count: 8, size: 18 },
      onion,
    ],
    "basil",
    "garlic",
  ),
  torinese: whole(
    WHITE,
    [{ ...mozzarella, count: 10 }, { shape: "chunk", color: "#a8493a", count: 13, size: 17 }, nuts],
    "walnuts",
    "rosemary",
  ),
  "crudo-e-rucola": whole(
    TOMATO,
    [mozzarella, { ...ham, color: "#d1606a", count: 9, size: 34 }, rocket],
    "olives",
    "tomatoes",
  ),
  porcini: whole(
    WHITE,
    [
      { ...mozzarella, count: 9 },
      { ...mushrooms, color: "#a8713f", count: 16, size: 24 },
      { ...basil, size: 9, count: 20 },
    ],
    "rosemary",
    "garlic",
  ),
  "tonno-e-cipolla": whole(
    TOMATO,
    [mozzarella, { shape: "chunk", color: "#d79c84", count: 11, size: 19 }, onion],
    "olives",
    "lemon",
  ),
  "vegana-di-stagione": whole(
    "#e08a2a",
    [
      { shape: "sprig", color: "#3f7d30", count: 12, size: 24 },
      olives,
      { ...nuts, color: "#f2ddb4", count: 18 },
    ],
    "olives",
    "rosemary",
  ),
};
