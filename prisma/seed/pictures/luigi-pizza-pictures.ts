import { pizza } from "./drawn-dishes";
import type { Topping } from "./drawn-toppings";
import { type PictureRecipe, tinted } from "./picture-recipe";

export const TOMATO = "#d5401f";
const WHITE = "#f3dfae";
export const mozzarella: Topping = { shape: "blob", color: "#fff6e2", count: 11, size: 20 };
export const basil: Topping = { shape: "leaf", color: "#3f8f34", count: 6, size: 15 };
const salami: Topping = { shape: "disc", color: "#b8261a", count: 12, size: 15 };
export const olives: Topping = { shape: "ring", color: "#3d2b33", count: 9, size: 6 };
export const anchovies: Topping = { shape: "strip", color: "#7d5b4a", count: 8, size: 18 };
const rocket: Topping = { shape: "leaf", color: "#4b9a3a", count: 16, size: 15 };
const onion: Topping = { shape: "ring", color: "#a4477e", count: 9, size: 13 };
const mushrooms: Topping = { shape: "disc", color: "#cda77c", count: 11, size: 13 };
const peppers: Topping = { shape: "strip", color: "#f0b21c", count: 7, size: 17 };
const ham: Topping = { shape: "blob", color: "#eda098", count: 8, size: 17 };
const nuts: Topping = { shape: "crumb", color: "#8e5a2b", count: 26, size: 5 };
const roundMushroom = tinted("mushroom", { saturation: 0.35, hueDegrees: 25, brightness: 0.95 });

const whole = (
  sauce: string,
  toppings: Topping[],
  key: string,
  beside: PictureRecipe["beside"],
): PictureRecipe => ({
  on: "board",
  main: [pizza(sauce, toppings, key)],
  beside,
});

/** What each picture of a pizza shows. */
export const LUIGI_PIZZA_PICTURES: Readonly<Record<string, PictureRecipe>> = {
  marinara: whole(
    TOMATO,
    [
      { ...basil, color: "#7c8c3c", size: 8, count: 12 },
      { shape: "crumb", color: "#fff0d0", count: 14, size: 6 },
    ],
    "marinara",
    ["garlic", "tomato"],
  ),
  margherita: whole(TOMATO, [mozzarella, basil], "margherita", ["tomato", "herb"]),
  bufala: whole(
    TOMATO,
    [{ ...mozzarella, count: 7, size: 27 }, { shape: "disc", color: "#e8482a", count: 9, size: 11 }, basil],
    "bufala",
    ["tomato", "tomato"],
  ),
  diavola: whole(
    TOMATO,
    [{ ...mozzarella, count: 9 }, salami, { shape: "strip", color: "#d4161b", count: 6, size: 11 }],
    "diavola",
    ["chilli", "tomato"],
  ),
  "quattro-formaggi": whole(
    WHITE,
    [
      { ...mozzarella, count: 14 },
      { ...mozzarella, color: "#f2c45a", count: 9, size: 15 },
      { shape: "crumb", color: "#7f97a3", count: 14, size: 6 },
    ],
    "quattro",
    ["cheese"],
  ),
  capricciosa: whole(
    TOMATO,
    [mozzarella, ham, mushrooms, olives, { ...basil, color: "#8b9a52", count: 6, size: 17 }],
    "capricciosa",
    [roundMushroom, "olive"],
  ),
  napoli: whole(
    TOMATO,
    [mozzarella, anchovies, { shape: "disc", color: "#5e6b2c", count: 13, size: 5 }],
    "napoli",
    ["fish", "garlic"],
  ),
  ortolana: whole(
    TOMATO,
    [
      { ...mozzarella, count: 8 },
      { shape: "disc", color: "#6a4a72", count: 7, size: 17 },
      peppers,
      { shape: "disc", color: "#8fb84c", count: 8, size: 13 },
      onion,
    ],
    "ortolana",
    ["aubergine", "pepper"],
  ),
  torinese: whole(
    WHITE,
    [{ ...mozzarella, count: 9 }, { shape: "blob", color: "#b5503e", count: 13, size: 11 }, nuts],
    "torinese",
    ["chestnut", "cheese"],
  ),
  "crudo-e-rucola": whole(
    TOMATO,
    [mozzarella, { ...ham, color: "#d9606a", count: 9, size: 22 }, rocket],
    "crudo",
    ["cheese", "greens"],
  ),
  porcini: whole(
    WHITE,
    [
      { ...mozzarella, count: 8 },
      { ...mushrooms, color: "#a8713f", count: 15, size: 16 },
      { ...basil, size: 7, count: 14 },
    ],
    "porcini",
    [roundMushroom, "herb"],
  ),
  "tonno-e-cipolla": whole(
    TOMATO,
    [mozzarella, { shape: "blob", color: "#d79c84", count: 10, size: 13 }, onion],
    "tonno",
    ["onion", "fish"],
  ),
  "vegana-di-stagione": whole(
    "#e7922f",
    [
      { shape: "blob", color: "#4e8c3a", count: 13, size: 15 },
      olives,
      { ...nuts, color: "#f2ddb4", count: 14 },
    ],
    "vegana",
    ["broccoli", "olive"],
  ),
};
