import { scoop, slab } from "./bites";
import { filled, pieces, rows, together } from "./dishes";
import { cup, glass } from "./drinks";
import type { PictureRecipe } from "./scene";
import { on } from "./taco-larder";

/** What the pictures of Taco Libre's sweets and drinks show. */
export const TACO_SWEET_PICTURES: Readonly<Record<string, PictureRecipe>> = {
  "churro-pancakes": on(
    "plate",
    pieces((easel) => `${scoop("#c9802f", 106)(easel)}<circle r="84" fill="#d99a4a"/>`, 1, [
      { shape: "strip", color: "#5a2c12", count: 16, size: 40, within: 0.6 },
      { shape: "crumb", color: "#fff6dc", count: 80, size: 8, within: 0.7 },
    ]),
    "berries",
    "beans",
  ),
  "tres-leches": on(
    "plate",
    slab(
      "#f0dcae",
      "#fffaf0",
      [
        { shape: "crumb", color: "#b5763a", count: 60, size: 8, within: 1.1 },
        { shape: "disc", color: "#cf2440", count: 3, size: 24, within: 0.4 },
      ],
      [112, 94],
    ),
    "berries",
    "beans",
  ),
  flan: on(
    "plate",
    together(
      [filled("#8a4310", [], 140), [0, 0], 1],
      [
        pieces(
          (easel) =>
            `${scoop("#eeb848", 104)(easel)}<circle r="76" fill="#a85414"/><path d="M-50 -26Q-14 -64 30 -48" stroke="#fff" stroke-opacity=".6" stroke-width="8" stroke-linecap="round" fill="none"/>`,
          1,
        ),
        [0, 0],
        1,
      ],
    ),
    "orange",
    "beans",
  ),
  "churro-donut": on(
    "plate",
    pieces(
      (easel) =>
        `${scoop("#b8702a", 122)(easel)}<circle r="42" fill="#6b3a16"/><circle r="34" fill="#f3e8d2"/><path d="M-84 -30Q-44 -92 36 -80Q96 -54 84 12" stroke="#4a2010" stroke-width="30" stroke-linecap="round" fill="none"/><path d="M-70 -42Q-34 -84 30 -74" stroke="#8a5230" stroke-width="7" stroke-linecap="round" fill="none"/>`,
      1,
      [{ shape: "crumb", color: "#fff3d8", count: 60, size: 7, within: 0.72 }],
    ),
    "beans",
    "berries",
  ),
  "paleta-mango": on(
    "plate",
    rows(
      (easel) =>
        `<path d="M0 90V190" stroke="#e0bd84" stroke-width="20" stroke-linecap="round"/>${slab(
          "#d9791a",
          "#f7a826",
          [
            { shape: "crumb", color: "#b8321c", count: 40, size: 7, within: 0.9 },
            { shape: "cube", color: "#fbc84c", count: 9, size: 13, within: 0.9 },
          ],
          [54, 104],
        )(easel)}`,
      2,
      1,
      [140, 0],
    ),
    "lime",
    "chilli",
  ),
  "agua-de-sandia": on(
    "glass",
    glass("#e23f4c", [{ shape: "leaf", color: "#3f8a40", count: 3, size: 30, within: 0.4 }], { ice: 3 }),
    "lime",
    "coriander",
  ),
  horchata: on(
    "glass",
    glass("#efe0c2", [{ shape: "crumb", color: "#8a4a1c", count: 90, size: 7 }], { ice: 2 }),
    "walnuts",
    "beans",
  ),
  "pina-limonada": on(
    "glass",
    glass("#f2d33c", [{ shape: "citrus", color: "#7ab53a", count: 2, size: 40, within: 0.6 }], { ice: 3 }),
    "lime",
    "lemon",
  ),
  soda: on(
    "glass",
    glass("#5a1c10", [{ shape: "citrus", color: "#7ab53a", count: 1, size: 40, within: 0.3 }], { ice: 5 }),
    "lime",
  ),
  "cafe-de-olla": on("cup", cup("#b4532e", "#2a1208", "#9a5c30", 104), "walnuts", "orange"),
  cerveza: on(
    "glass",
    glass("#eeb02a", [{ shape: "citrus", color: "#7ab53a", count: 1, size: 42, within: 0.3 }], {
      foam: "#fff6e0",
      reach: 122,
    }),
    "lime",
    "chilli",
  ),
  margarita: on(
    "glass",
    glass("#d3e08a", [{ shape: "citrus", color: "#7ab53a", count: 1, size: 46, within: 0.3 }], {
      ice: 3,
      reach: 140,
    }),
    "lime",
    "lime",
  ),
  paloma: on(
    "glass",
    glass("#f2907c", [{ shape: "citrus", color: "#e2543c", count: 1, size: 46, within: 0.3 }], { ice: 4 }),
    "orange",
    "chilli",
  ),
};
