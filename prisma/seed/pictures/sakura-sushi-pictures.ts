import { heap, rows } from "./dishes";
import { AVOCADO, CRAB, CUCUMBER, EGG, OMAKASE, on, pair, roll, SALMON, TUNA } from "./sakura-larder";
import type { PictureRecipe } from "./scene";

/** What the pictures of Sakura's sushi show. */
export const SAKURA_SUSHI_PICTURES: Readonly<Record<string, PictureRecipe>> = {
  "nigiri-sake": pair(SALMON, "#ffd6b8"),
  "nigiri-maguro": pair(TUNA, "#e06a78", false, "wasabi", "chopsticks"),
  "nigiri-ebi": pair("#f4a27c", "#e0522f", false, "lemon", "soy"),
  "nigiri-tamago": pair(EGG, "#fbe08a", true, "ginger", "soy"),
  "nigiri-unagi": pair("#6a3216", "#a8632f", true, "wasabi", "chopsticks"),
  "nigiri-hotate": pair("#f8ead6", "#ffffff", false, "lemon", "wasabi"),
  "sake-maki": roll([SALMON], "nori"),
  "tekka-maki": roll([TUNA], "nori", [], "ginger", "soy"),
  "kappa-maki": roll([CUCUMBER], "nori", [], "wasabi", "chopsticks"),
  "avocado-maki": roll([AVOCADO], "nori", [], "soy", "wasabi"),
  "oshinko-maki": roll(["#f2cf3c"], "nori", [], "ginger", "chopsticks"),
  "ebi-maki": roll(["#f3966f", CUCUMBER], "nori", [], "lemon", "soy"),
  "california-roll": roll([CRAB, AVOCADO, CUCUMBER], "rice"),
  "dragon-roll": roll(["#ee9550", CUCUMBER], "rice", [AVOCADO], "wasabi", "soy"),
  "rainbow-roll": roll([CRAB, AVOCADO], "rice", [SALMON, AVOCADO, TUNA, "#f6d9c8"], "chopsticks", "ginger"),
  "spicy-tuna-roll": roll([TUNA, "#6fae4b"], "rice", ["#cf3a2a"], "chilli", "soy"),
  "sakura-roll": roll([SALMON, "#fff6ea"], "rice", ["#f0a0b4"], "blossom", "blossom"),
  "garten-roll": roll(["#dd4a2c", AVOCADO, "#f6b63a"], "rice", [], "wasabi", "ginger"),
  onigiri: on(
    "slate",
    rows(
      (easel) =>
        `<g transform="scale(1.1)"><path d="M-72 58Q-84 40 0 -76Q84 40 72 58Q60 72 0 70T-72 58Z" fill="#1a0903" fill-opacity=".4" transform="translate(6 9)"/><path d="M-72 58Q-84 40 0 -76Q84 40 72 58Q60 72 0 70T-72 58Z" fill="#f4eee0"/>${heap([{ shape: "grain", color: "#fffdf4", count: 150, size: 7 }], 44)(easel)}<path d="M-30 70V22H30V70Z" fill="#16241c"/></g>`,
      2,
      1,
      [196, 0],
    ),
    "soy",
    "blossom",
  ),
  omakase: on("slate", OMAKASE, "soy", "blossom"),
};
