import { drumstick, plin, scoop, slab, toast } from "./bites";
import { carved, filled, heap, laid, pasta, pieces, together } from "./dishes";
import { herbs, MINESTRONE, on, POMODORO, parmesan, pepper, rosemary, SALAD, shavings } from "./luigi-larder";
import { anchovies, basil, mozzarella, olives, rocket, TOMATO } from "./luigi-pizza-pictures";
import type { PictureRecipe } from "./scene";

/** What the pictures of Luigi's starters, pasta and mains show. */
export const LUIGI_KITCHEN_PICTURES: Readonly<Record<string, PictureRecipe>> = {
  "primo-del-giorno": on("plate", pasta("#e6b765", [{ ...herbs, count: 50 }, parmesan]), "fork", "basil"),
  "secondo-del-giorno": on(
    "oval",
    together(
      [carved("#5a2c16", "#b0584a", [], 6), [-50, 0], 0.85],
      [heap([{ shape: "chunk", color: "#e0a13a", count: 12, size: 26 }, herbs], 80), [104, 0], 1],
    ),
    "rosemary",
    "fork",
  ),
  insalatona: on(
    "plate",
    together(
      [SALAD, [0, 0], 1],
      [
        laid(
          ["egg", "#f3a51c", 36, [-62, -40]],
          ["egg", "#f3a51c", 36, [56, 48]],
          ["chunk", "#d79c84", 34, [52, -52]],
          ["chunk", "#d79c84", 30, [-40, 66]],
        ),
        [0, 0],
        1,
      ],
    ),
    "fork",
    "olives",
  ),
  "vitello-tonnato": on(
    "plate",
    together(
      [carved("#a8745c", "#dca595", [], 8), [0, -2], 1.1],
      [
        laid(
          ["chunk", "#ead8ae", 50, [-78, 4]],
          ["chunk", "#ecdab2", 58, [-8, -10]],
          ["chunk", "#ead8ae", 52, [66, 8]],
        ),
        [0, 0],
        1,
      ],
      [
        laid(
          ["leaf", "#5f8a34", 13, [-62, -30], 30],
          ["leaf", "#6b963c", 12, [-20, 12], 110],
          ["leaf", "#5f8a34", 13, [44, -18], 70],
          ["leaf", "#6b963c", 12, [56, 36], 160],
          ["disc", "#6f7f2c", 14, [-86, -12]],
          ["disc", "#7d8c36", 15, [-46, 22]],
          ["disc", "#66762a", 13, [-8, -28]],
          ["disc", "#75852f", 15, [24, 18]],
          ["disc", "#7d8c36", 14, [70, -16]],
          ["disc", "#66762a", 14, [92, 20]],
        ),
        [0, 0],
        1,
      ],
    ),
    "lemon",
    "olives",
  ),
  tomini: on(
    "plate",
    together(
      [filled("#7d9440", [{ ...herbs, count: 90 }], 138), [0, 0], 1],
      [
        pieces(scoop("#fbf1dc", 54), 3, [
          { ...pepper, count: 24 },
          { ...herbs, count: 40 },
        ]),
        [0, 0],
        0.92,
      ],
    ),
    "garlic",
    "walnuts",
  ),
  bruschette: on(
    "board",
    together([
      pieces(
        toast("#f1d8a4", [
          { shape: "cube", color: "#d5341c", count: 20, size: 11 },
          { ...basil, count: 3, size: 16 },
        ]),
        3,
      ),
      [0, 0],
      1.45,
    ]),
    "tomatoes",
    "garlic",
  ),
  "peperoni-bagna-cauda": on(
    "oval",
    heap(
      [
        { shape: "strip", color: "#d8321f", count: 16, size: 52 },
        { shape: "strip", color: "#f3b62a", count: 14, size: 50 },
        { ...anchovies, count: 7, size: 24 },
        { shape: "crumb", color: "#fff3d8", count: 22, size: 11 },
      ],
      128,
    ),
    "garlic",
    "peppercorns",
  ),
  "insalata-di-polpo": on(
    "plate",
    heap(
      [
        { shape: "cube", color: "#ecd28a", count: 14, size: 22 },
        { shape: "ring", color: "#c0607a", count: 14, size: 17 },
        { shape: "curl", color: "#a8435e", count: 12, size: 24 },
        olives,
        { ...herbs, count: 60 },
      ],
      128,
    ),
    "lemon",
    "olives",
  ),
  "agnolotti-del-plin": on(
    "plate",
    pieces(plin, 13, [{ ...basil, color: "#7c9a6a", count: 5, size: 22 }, shavings]),
    "fork",
    "rosemary",
  ),
  "tajarin-al-ragu": on(
    "plate",
    pasta("#efc14f", [{ shape: "crumb", color: "#7a3018", count: 90, size: 15, within: 0.8 }, parmesan], 4.6),
    "fork",
    "tomatoes",
  ),
  "spaghetti-al-pomodoro": on("plate", POMODORO, "tomatoes", "basil"),
  carbonara: on(
    "plate",
    pasta("#f2d58a", [
      { shape: "cube", color: "#a8442c", count: 18, size: 13 },
      { shape: "disc", color: "#f39a12", count: 1, size: 34, within: 0 },
      { ...pepper, count: 60 },
      shavings,
    ]),
    "peppercorns",
    "fork",
  ),
  "linguine-ai-gamberi": on(
    "plate",
    pasta(
      "#ecc878",
      [
        { shape: "prawn", color: "#ef7a4c", count: 6, size: 34 },
        { ...herbs, count: 50 },
      ],
      8.5,
    ),
    "lemon",
    "garlic",
  ),
  "risotto-al-barolo": on(
    "plate",
    together(
      [
        filled("#8c3f52", [{ shape: "grain", color: "#b8697c", count: 260, size: 7.5, within: 1 }], 150),
        [0, 0],
        1,
      ],
      [heap([parmesan, { ...basil, count: 3, size: 20, within: 0.4 }], 90), [0, 0], 1],
    ),
    "berries",
    "fork",
  ),
  minestrone: on("bowl", MINESTRONE, "basil", "garlic"),
  "brasato-al-barolo": on(
    "oval",
    together(
      [filled("#4a160f", [], 132), [0, 8], 1],
      [carved("#3c1a10", "#7a3c2c", [rosemary], 6), [0, 0], 0.95],
    ),
    "rosemary",
    "peppercorns",
  ),
  tagliata: on(
    "board",
    carved(
      "#3a1c10",
      "#c4505a",
      [
        { ...rocket, count: 9 },
        { ...parmesan, count: 7, size: 22 },
      ],
      9,
    ),
    "rosemary",
    "peppercorns",
  ),
  "pollo-alla-cacciatora": on(
    "oval",
    together(
      [
        filled("#b5421e", [olives, { shape: "strip", color: "#e2a02e", count: 8, size: 26 }, herbs], 158),
        [0, 0],
        1,
      ],
      [pieces(drumstick("#a85a20"), 3), [0, 0], 0.92],
    ),
    "rosemary",
    "olives",
  ),
  "fritto-misto": on(
    "oval",
    heap(
      [
        { shape: "ring", color: "#e3a548", count: 13, size: 30 },
        { shape: "prawn", color: "#e08a3c", count: 7, size: 32 },
        { shape: "chunk", color: "#dd9f45", count: 10, size: 22 },
        { ...herbs, count: 24 },
      ],
      132,
    ),
    "lemon",
    "peppercorns",
  ),
  parmigiana: on(
    "plate",
    slab(
      "#7c2f1a",
      TOMATO,
      [
        { shape: "disc", color: "#52304a", count: 7, size: 34 },
        { ...mozzarella, color: "#f6d58a", count: 11, size: 27 },
        { ...basil, count: 3 },
      ],
      [126, 92],
    ),
    "basil",
    "fork",
  ),
  "patate-al-forno": on(
    "pan",
    heap(
      [
        { shape: "chunk", color: "#dc9a34", count: 34, size: 31 },
        { shape: "chunk", color: "#edbb5c", count: 14, size: 27 },
        rosemary,
        pepper,
      ],
      146,
    ),
    "rosemary",
    "garlic",
  ),
  "insalata-mista": on("bowl", SALAD, "fork", "tomatoes"),
  focaccia: on(
    "board",
    slab(
      "#b5752f",
      "#e2ab55",
      [
        { shape: "disc", color: "#c98a3a", count: 16, size: 13, within: 1.2 },
        { ...rosemary, count: 9, size: 17, within: 1.2 },
        { shape: "crumb", color: "#fffaf0", count: 40, size: 7, within: 1.2 },
      ],
      [150, 108],
    ),
    "rosemary",
    "olives",
  ),
  "bollito-misto": on(
    "oval",
    together(
      [carved("#8a4a38", "#c98a78", [], 5), [-66, -10], 0.86],
      [carved("#b98a66", "#e6c6a4", [], 4), [72, -14], 0.8],
      [
        heap(
          [
            { shape: "strip", color: "#ef8a2c", count: 6, size: 30 },
            { shape: "chunk", color: "#6f9a3c", count: 6, size: 20 },
          ],
          76,
        ),
        [10, 92],
        1,
      ],
    ),
    "garlic",
    "rosemary",
  ),
};
