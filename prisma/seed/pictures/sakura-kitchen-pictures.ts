import { crisp, dumpling, nigiri, slab } from "./bites";
import { carved, filled, heap, noodleSoup, pieces, riceBowl, rows, together } from "./dishes";
import {
  AVOCADO,
  BENTO,
  CUCUMBER,
  EGG_HALF,
  greens,
  near,
  nori,
  on,
  SALMON,
  scallion,
  sesame,
} from "./sakura-larder";
import type { PictureRecipe } from "./scene";

/** What the pictures of Sakura's warm dishes and bowls show. */
export const SAKURA_KITCHEN_PICTURES: Readonly<Record<string, PictureRecipe>> = {
  edamame: on(
    "bowl",
    heap(
      [
        { shape: "leaf", color: "#6fa634", count: 30, size: 46 },
        { shape: "leaf", color: "#8cc04c", count: 22, size: 42 },
        { shape: "crumb", color: "#ffffff", count: 50, size: 7 },
      ],
      142,
    ),
    "chopsticks",
    "peppercorns",
  ),
  "gyoza-schwein": on(
    "oval",
    near(pieces(dumpling("#edd2a0", true), 5, [{ ...scallion, count: 10, size: 6 }]), 1.3),
    "soy",
    "chopsticks",
  ),
  "gyoza-gemuese": on(
    "oval",
    near(pieces(dumpling("#b9d08a", true), 5, [{ ...sesame, count: 30 }]), 1.3),
    "chilli",
    "chopsticks",
  ),
  "ebi-tempura": on(
    "slate",
    near(rows(crisp("#e8b25c", [88, 27], "#d9532f"), 2, 3, [200, 78]), 1.12),
    "lemon",
    "soy",
  ),
  "miso-suppe": on(
    "bowl",
    filled("#b8813c", [
      { shape: "cube", color: "#fff6e2", count: 11, size: 19 },
      { shape: "curl", color: "#24503a", count: 9, size: 22 },
      scallion,
    ]),
    "chopsticks",
  ),
  "wakame-salat": on(
    "bowl",
    heap(
      [
        { shape: "strip", color: "#2f7a3c", count: 60, size: 42 },
        { shape: "strip", color: "#5fae55", count: 40, size: 34 },
        { ...sesame, count: 80 },
        { shape: "ring", color: "#d5341c", count: 5, size: 9 },
      ],
      138,
    ),
    "chopsticks",
    "lemon",
  ),
  "nasu-dengaku": on(
    "slate",
    rows(
      (easel) =>
        slab(
          "#3a1f38",
          "#8a4a1c",
          [
            { ...sesame, count: 40, within: 1 },
            { ...scallion, count: 5 },
          ],
          [62, 112],
        )(easel),
      2,
      1,
      [154, 0],
    ),
    "chopsticks",
    "ginger",
  ),
  "tonkotsu-ramen": on(
    "bowl",
    noodleSoup("#e6c48c", "#f3d884", [
      { shape: "disc", color: "#b0714c", count: 3, size: 50, within: 0.7 },
      EGG_HALF,
      scallion,
      { ...nori, count: 2 },
    ]),
    "chopsticks",
    "chilli",
  ),
  "shoyu-ramen": on(
    "bowl",
    noodleSoup("#8a4c1c", "#f0cf7c", [
      { shape: "disc", color: "#a8603c", count: 2, size: 48, within: 0.7 },
      { ...EGG_HALF, count: 1 },
      greens,
      { ...nori, count: 2 },
      scallion,
    ]),
    "chopsticks",
    "soy",
  ),
  "miso-ramen-vegan": on(
    "bowl",
    noodleSoup("#c4742a", "#f0d282", [
      { shape: "grain", color: "#f8cc32", count: 70, size: 8, within: 0.6 },
      { shape: "disc", color: "#8a6238", count: 6, size: 25 },
      greens,
      scallion,
    ]),
    "chopsticks",
    "chilli",
  ),
  "tempura-udon": on(
    "bowl",
    together(
      [noodleSoup("#b98440", "#fbf0d6", [{ ...scallion, count: 26 }]), [0, 0], 1],
      [pieces(crisp("#e8b25c", [92, 26], "#d9532f"), 2), [0, 0], 0.92, 30],
    ),
    "chopsticks",
  ),
  "katsu-curry": on(
    "oval",
    together(
      [
        filled(
          "#8a4c16",
          [
            { shape: "cube", color: "#ef8a2c", count: 7, size: 16 },
            { shape: "cube", color: "#ecd28a", count: 6, size: 17 },
          ],
          128,
        ),
        [62, 0],
        1,
      ],
      [heap([{ shape: "grain", color: "#fbf6e8", count: 220, size: 8, within: 1 }], 100), [-92, 0], 1],
      [carved("#c27a28", "#f3dfc0", [], 6), [14, 0], 0.86],
    ),
    "chopsticks",
    "ginger",
  ),
  "sake-don": on(
    "bowl",
    riceBowl(
      [
        { shape: "chunk", color: SALMON, count: 9, size: 30 },
        { shape: "leaf", color: AVOCADO, count: 9, size: 36 },
        { shape: "chunk", color: SALMON, count: 9, size: 30 },
        { shape: "disc", color: CUCUMBER, count: 8, size: 22 },
      ],
      [{ shape: "disc", color: "#ee5a24", count: 22, size: 7, within: 0.35 }, sesame],
    ),
    "soy",
    "chopsticks",
  ),
  gyudon: on(
    "bowl",
    riceBowl(
      [
        { shape: "curl", color: "#7a3f22", count: 14, size: 32 },
        { shape: "curl", color: "#8a4a2c", count: 14, size: 30 },
        { shape: "curl", color: "#7a3f22", count: 14, size: 32 },
      ],
      [
        { shape: "strip", color: "#e6c08a", count: 12, size: 24 },
        { shape: "egg", color: "#f39a1f", count: 1, size: 46, within: 0 },
        scallion,
      ],
    ),
    "chopsticks",
    "ginger",
  ),
  "tofu-bowl": on(
    "bowl",
    riceBowl(
      [
        { shape: "cube", color: "#dba048", count: 9, size: 25 },
        { shape: "sprig", color: "#3f8a40", count: 9, size: 27 },
        { shape: "strip", color: "#f2853a", count: 14, size: 24 },
        { shape: "strip", color: "#7c2f62", count: 14, size: 24 },
      ],
      [{ ...sesame, count: 70 }],
    ),
    "lime",
    "chopsticks",
  ),
  "mittags-bento": on("none", BENTO(pieces(crisp("#c27a28", [64, 52]), 3, [sesame])), "chopsticks", "soy"),
  "ramen-menue": on(
    "slate",
    together(
      [
        (easel) =>
          `<circle r="186" fill="#2b4560"/><circle r="176" fill="#efebe0"/>${noodleSoup("#8a4c1c", "#f0cf7c", [EGG_HALF, greens, scallion])(easel)}`,
        [-78, 0],
        0.82,
      ],
      [pieces(dumpling("#edd2a0", true), 3), [168, 0], 0.72],
    ),
    "chopsticks",
    "soy",
  ),
  "bento-sakura": on("none", BENTO(rows(nigiri(SALMON, "#ffd6b8"), 2, 1, [112, 0])), "blossom", "chopsticks"),
};
