import { scoop } from "./bites";
import { filled, heap, pieces, rows, together } from "./dishes";
import { cup, glass } from "./drinks";
import { on } from "./sakura-larder";
import type { PictureRecipe } from "./scene";

/** What the pictures of Sakura's sweets and drinks show. */
export const SAKURA_SWEET_PICTURES: Readonly<Record<string, PictureRecipe>> = {
  dango: on(
    "slate",
    rows(
      (easel) =>
        `<path d="M-30 0H236" stroke="#d9b273" stroke-width="9" stroke-linecap="round"/>${["#f0a6b8", "#fbf4e6", "#9cba62"].map((color, index) => `<g transform="translate(${index * 72 - 62} 0)">${scoop(color, 38)(easel)}</g>`).join("")}`,
      1,
      3,
      [0, 96],
    ),
    "blossom",
    "blossom",
  ),
  "matcha-eis": on(
    "bowl",
    together(
      [pieces(scoop("#8fae4c", 74), 1), [-46, 20], 1],
      [pieces(scoop("#9dbb5c", 70), 1), [62, -30], 1],
      [heap([{ shape: "disc", color: "#6a1f1f", count: 14, size: 13 }], 52), [44, 88], 1],
    ),
    "beans",
    "blossom",
  ),
  dorayaki: on(
    "plate",
    rows(
      (easel) => `${scoop("#a85c22", 92)(easel)}<circle r="72" fill="#bf7530" fill-opacity=".6"/>`,
      2,
      1,
      [150, 0],
    ),
    "beans",
    "blossom",
  ),
  purin: on(
    "plate",
    together(
      [filled("#7a3410", [], 128), [0, 0], 1],
      [
        pieces(
          (easel) =>
            `${scoop("#f0c258", 92)(easel)}<circle r="62" fill="#8a3f12"/><path d="M-40 -22Q-12 -52 24 -40" stroke="#fff" stroke-opacity=".6" stroke-width="7" stroke-linecap="round" fill="none"/>`,
          1,
        ),
        [0, 0],
        1,
      ],
    ),
    "berries",
    "blossom",
  ),
  "mochi-mango": on(
    "slate",
    rows(
      (easel) =>
        `${scoop("#f7cf6a", 66)(easel)}${heap([{ shape: "crumb", color: "#ffffff", count: 40, size: 9 }], 56)(easel)}`,
      3,
      1,
      [146, 0],
    ),
    "blossom",
    "lime",
  ),
  sencha: on("cup", cup("#33506a", "#a9b04a", "#c9cc7a"), "blossom", "chopsticks"),
  genmaicha: on("cup", cup("#efebe0", "#b08a3a", "#d9b96a", 100), "beans", "blossom"),
  "yuzu-limonade": on(
    "glass",
    glass("#f0d75a", [{ shape: "citrus", color: "#e6c01c", count: 2, size: 42, within: 0.6 }], { ice: 3 }),
    "lemon",
    "blossom",
  ),
  "iced-matcha-latte": on(
    "glass",
    glass("#86ab4c", [{ shape: "curl", color: "#f3f0e2", count: 7, size: 26 }], { ice: 3 }),
    "blossom",
  ),
  lager: on("glass", glass("#e6a824", [], { foam: "#fffaf0", reach: 124 }), "beans", "chopsticks"),
  sake: on("cup", cup("#e9e6de", "#dfe6dc", "#ffffff", 78), "blossom", "blossom"),
};
