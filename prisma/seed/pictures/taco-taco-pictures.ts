import { slab, taco, wedge } from "./bites";
import { heap, pieces, riceBowl, together } from "./dishes";
import type { PictureRecipe } from "./scene";
import {
  AL_PASTOR,
  avocados,
  beans,
  burrito,
  CHIPS,
  CORN,
  cheese,
  coriander,
  cornKernels,
  cream,
  FLOUR,
  GUACAMOLE,
  meat,
  on,
  onion,
  redOnion,
  slaw,
  tacos,
  tomatoes,
} from "./taco-larder";

/** What the pictures of Taco Libre's tacos, burritos and bowls show. */
export const TACO_TACO_PICTURES: Readonly<Record<string, PictureRecipe>> = {
  "al-pastor": tacos(CORN, AL_PASTOR, "lime", "salsa"),
  "brisket-taco": tacos(FLOUR, [meat("#5a2814", "curl"), avocados, redOnion], "salsa", "chilli"),
  carnitas: tacos(
    CORN,
    [meat("#a8642f", "curl"), onion, coriander, { shape: "disc", color: "#e0557c", count: 3, size: 13 }],
    "lime",
    "coriander",
  ),
  barbacoa: tacos(CORN, [meat("#6f3018", "curl"), redOnion, coriander], "salsa", "lime"),
  "pollo-asado": tacos(CORN, [meat("#d08a34"), tomatoes, onion, coriander], "orange", "salsa"),
  "baja-fish": tacos(
    FLOUR,
    [
      slaw,
      { shape: "chunk", color: "#e0a040", count: 6, size: 31 },
      { ...cream, count: 8, size: 10 },
      coriander,
    ],
    "lime",
    "chilli",
  ),
  camaron: tacos(
    CORN,
    [
      { shape: "prawn", color: "#ef7648", count: 5, size: 27 },
      { shape: "cube", color: "#f7b12c", count: 9, size: 11 },
      coriander,
    ],
    "lime",
    "salsa",
  ),
  hongos: tacos(
    CORN,
    [
      { shape: "disc", color: "#9a6c42", count: 13, size: 20 },
      onion,
      { shape: "crumb", color: "#fffaf0", count: 18, size: 11 },
      coriander,
    ],
    "salsa",
    "coriander",
  ),
  "rajas-con-elote": tacos(
    CORN,
    [
      { shape: "strip", color: "#3f7a34", count: 15, size: 27 },
      cornKernels,
      { ...cream, count: 6, size: 12 },
    ],
    "lime",
    "chilli",
  ),
  lengua: tacos(
    CORN,
    [meat("#8a4a34", "cube"), { shape: "chunk", color: "#86ad38", count: 6, size: 14 }, onion],
    "lime",
    "salsa",
  ),
  "libre-burrito": burrito(
    [
      { shape: "grain", color: "#fbf3df", count: 60, size: 8 },
      beans,
      meat("#7a3a1c"),
      tomatoes,
      { ...cheese, count: 9 },
    ],
    "salsa",
    "lime",
  ),
  "california-burrito": burrito(
    [
      { shape: "strip", color: "#eebc4e", count: 14, size: 24 },
      meat("#6f3018"),
      { shape: "chunk", color: "#9fc04a", count: 8, size: 16 },
      cheese,
    ],
    "salsa",
    "chilli",
  ),
  "bean-burrito": burrito(
    [{ ...beans, count: 30 }, { shape: "cube", color: "#e27a2c", count: 11, size: 15 }, coriander],
    "lime",
    "coriander",
  ),
  "burrito-bowl": on(
    "bowl",
    riceBowl(
      [
        beans,
        cornKernels,
        { ...tomatoes, count: 16, size: 15 },
        { shape: "leaf", color: "#9fc04a", count: 9, size: 36 },
        meat("#7a3a1c"),
      ],
      [{ ...cream, count: 1, size: 34, within: 0 }, coriander],
    ),
    "lime",
    "salsa",
  ),
  "fajita-bowl": on(
    "bowl",
    riceBowl(
      [
        { shape: "strip", color: "#d3301f", count: 13, size: 34 },
        meat("#9a5424"),
        { shape: "strip", color: "#4f9440", count: 13, size: 34 },
        beans,
        { shape: "strip", color: "#f2b632", count: 13, size: 34 },
      ],
      [coriander, { ...redOnion, count: 4 }],
    ),
    "lime",
    "coriander",
  ),
  "taco-salad": on(
    "bowl",
    heap(
      [
        CHIPS,
        { shape: "curl", color: "#7fa83e", count: 22, size: 36 },
        { ...tomatoes, count: 16, size: 15 },
        beans,
        cheese,
        avocados,
        { ...cream, count: 5 },
      ],
      142,
    ),
    "lime",
    "chilli",
  ),
  "migas-taco": tacos(
    FLOUR,
    [
      { shape: "chunk", color: "#f7cd4c", count: 16, size: 22 },
      { ...CHIPS, count: 6, size: 20 },
      tomatoes,
      coriander,
    ],
    "salsa",
    "coriander",
  ),
  "breakfast-burrito": burrito(
    [
      { shape: "chunk", color: "#f7cd4c", count: 12, size: 20 },
      { shape: "cube", color: "#a8442c", count: 8, size: 13 },
      { shape: "cube", color: "#e6b04c", count: 8, size: 15 },
      cheese,
    ],
    "salsa",
    "chilli",
  ),
  "taco-bar": on(
    "board",
    together(
      [pieces(taco(CORN, AL_PASTOR), 3), [-38, -14], 0.92],
      [
        (easel) => `<circle r="62" fill="#6d3a20"/><g transform="scale(.31)">${GUACAMOLE(easel)}</g>`,
        [124, 56],
        1,
      ],
      [
        (easel) =>
          `<circle r="50" fill="#6d3a20"/><circle r="42" fill="#b8281a"/>${heap([onion, coriander], 28)(easel)}`,
        [130, -74],
        1,
      ],
    ),
    "lime",
    "coriander",
  ),
  "fiesta-box": on(
    "none",
    together(
      [slab("#7a4a24", "#f0dcb4", [], [232, 150]), [0, 0], 1],
      [pieces(taco(CORN, [meat("#6f3018", "curl"), redOnion, coriander]), 3), [-94, -8], 0.82],
      [pieces(wedge("#e9bd74", "#f7c23c"), 2), [124, -64], 0.72],
      [heap([CHIPS], 66), [128, 76], 1],
    ),
    "lime",
    "salsa",
  ),
};
