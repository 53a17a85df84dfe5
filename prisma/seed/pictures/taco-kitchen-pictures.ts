import { crisp, drumstick, dumpling, scoop, slab, taco, wedge } from "./bites";
import { filled, heap, laid, pieces, rows, together } from "./dishes";
import type { PictureRecipe } from "./scene";
import {
  beans,
  bowl,
  CHIPS,
  CORN,
  coriander,
  cream,
  EGGS,
  GUACAMOLE,
  meat,
  on,
  onion,
  redOnion,
  tomatoes,
} from "./taco-larder";

/** What the pictures of Taco Libre's kitchen show. */
export const TACO_KITCHEN_PICTURES: Readonly<Record<string, PictureRecipe>> = {
  chilaquiles: on(
    "pan",
    together(
      [filled("#b8351c", [CHIPS, coriander], 170), [0, 0], 1],
      [heap([EGGS, redOnion, { ...cream, count: 9, size: 12 }], 110), [0, 0], 1],
    ),
    "lime",
    "coriander",
  ),
  menudo: bowl(
    "#a8321a",
    [
      { shape: "curl", color: "#e9c9a0", count: 12, size: 30 },
      { shape: "disc", color: "#f4e6c8", count: 18, size: 15 },
      onion,
      coriander,
    ],
    "lime",
    "coriander",
  ),
  quesadilla: on(
    "board",
    together([pieces(wedge("#e9bd74", "#f7c23c"), 4, [{ ...coriander, count: 5 }]), [0, 0], 1.22]),
    "salsa",
    "lime",
  ),
  "birria-quesadilla": on(
    "board",
    together(
      [pieces(wedge("#c9682c", "#f7c23c"), 3), [-46, 0], 1],
      [
        (easel) =>
          `<circle r="74" fill="#6d3a20"/><circle r="64" fill="#8a2410"/>${heap([onion, coriander], 46)(easel)}`,
        [120, 60],
        1,
      ],
    ),
    "lime",
    "coriander",
  ),
  "nachos-libre": on(
    "pan",
    heap(
      [
        CHIPS,
        { ...CHIPS, color: "#f0c05c", count: 22, size: 46 },
        { shape: "chunk", color: "#f7bb32", count: 18, size: 25 },
        beans,
        tomatoes,
        { shape: "ring", color: "#4f8a34", count: 9, size: 13 },
        cream,
        coriander,
      ],
      152,
    ),
    "lime",
    "salsa",
  ),
  empanadas: on("oval", together([pieces(dumpling("#d9963c", true), 4), [0, 0], 1.5]), "salsa", "olives"),
  "torta-milanesa": on(
    "board",
    together(
      [
        pieces((easel) => `<g transform="scale(1.25 .86)">${scoop("#c9803a", 118)(easel)}</g>`, 1),
        [0, -18],
        1,
      ],
      [
        laid(
          ["curl", "#7fa83e", 40, [-90, 74]],
          ["curl", "#7fa83e", 40, [-20, 92]],
          ["curl", "#7fa83e", 40, [60, 84]],
          ["disc", "#d8351f", 32, [-56, 88]],
          ["disc", "#d8351f", 32, [24, 98]],
          ["leaf", "#9fc04a", 32, [98, 66]],
        ),
        [0, 0],
        1,
      ],
    ),
    "chilli",
    "salsa",
  ),
  elote: on(
    "oval",
    rows(
      (easel) =>
        `<path d="M-196 0H-120" stroke="#c9a05c" stroke-width="17" stroke-linecap="round"/>${crisp("#f0bb2c", [136, 34])(easel)}${rows((inner) => heap([{ shape: "grain", color: "#f9d650", count: 12, size: 10 }], 24)(inner), 6, 1, [42, 0])(easel)}${rows(
          (inner) =>
            heap(
              [
                { shape: "crumb", color: "#fffaf0", count: 16, size: 9 },
                { shape: "crumb", color: "#b8321c", count: 12, size: 6 },
              ],
              27,
            )(inner),
          4,
          1,
          [58, 0],
        )(easel)}`,
      1,
      2,
      [0, 108],
    ),
    "lime",
    "chilli",
  ),
  tamales: on(
    "oval",
    rows(
      (easel) =>
        `<g transform="rotate(90)">${slab(
          "#a98a48",
          "#e6cd84",
          [
            { shape: "chunk", color: "#f0dca0", count: 9, size: 24, within: 0.9 },
            { shape: "strip", color: "#b8321c", count: 5, size: 20 },
            { shape: "crumb", color: "#b8321c", count: 9, size: 10 },
          ],
          [52, 118],
        )(easel)}</g>`,
      1,
      2,
      [0, 122],
    ),
    "salsa",
    "chilli",
  ),
  pozole: bowl(
    "#a82c18",
    [
      { shape: "disc", color: "#f6ead0", count: 24, size: 16 },
      meat("#a8583c"),
      { shape: "disc", color: "#ee7c9a", count: 6, size: 15 },
      { shape: "curl", color: "#8fb84c", count: 6, size: 20 },
      coriander,
    ],
    "lime",
    "chilli",
  ),
  wings: on(
    "oval",
    pieces(drumstick("#b8421a"), 4, [
      { shape: "crumb", color: "#ffe9bd", count: 40, size: 7 },
      { ...coriander, count: 4 },
    ]),
    "lime",
    "chilli",
  ),
  papas: on(
    "board",
    heap(
      [
        { shape: "strip", color: "#e6ac3c", count: 64, size: 46 },
        { shape: "strip", color: "#f3c862", count: 34, size: 42 },
        { shape: "crumb", color: "#b8321c", count: 40, size: 6 },
      ],
      138,
    ),
    "lime",
    "salsa",
  ),
  "borracho-beans": bowl(
    "#6a3018",
    [
      { ...beans, color: "#9a5236", count: 54, size: 15 },
      { shape: "cube", color: "#c9604c", count: 12, size: 13 },
      coriander,
    ],
    "chilli",
    "lime",
  ),
  "ensalada-nopal": on(
    "bowl",
    heap(
      [
        { shape: "strip", color: "#5f9a44", count: 46, size: 34 },
        { ...tomatoes, count: 20, size: 15 },
        { shape: "crumb", color: "#fffaf0", count: 30, size: 14 },
        redOnion,
      ],
      138,
    ),
    "lime",
    "coriander",
  ),
  guacamole: on("bowl", GUACAMOLE, "lime", "coriander"),
  queso: on(
    "pan",
    filled(
      "#f2aa26",
      [
        { shape: "chunk", color: "#f9c64c", count: 12, size: 30 },
        tomatoes,
        { shape: "ring", color: "#4f8a34", count: 6, size: 13 },
        coriander,
      ],
      176,
    ),
    "chilli",
    "lime",
  ),
  "salsa-roja": bowl(
    "#b8281a",
    [
      { shape: "chunk", color: "#d5402a", count: 22, size: 18 },
      { shape: "crumb", color: "#5f160e", count: 40, size: 7 },
      { ...coriander, count: 4 },
    ],
    "tomatoes",
    "chilli",
  ),
  "mango-habanero": bowl(
    "#ee9218",
    [
      { shape: "cube", color: "#fbbb34", count: 26, size: 15 },
      { shape: "crumb", color: "#d8351f", count: 26, size: 9 },
      coriander,
    ],
    "lime",
    "chilli",
  ),
  "huevos-rancheros": on(
    "pan",
    together(
      [pieces(taco(CORN, [beans]), 1), [0, 0], 2],
      [filled("#c03a1c", [], 124), [0, 0], 1],
      [heap([EGGS, coriander, { shape: "crumb", color: "#fffaf0", count: 20, size: 10 }], 100), [0, 0], 1],
    ),
    "chilli",
    "lime",
  ),
};
