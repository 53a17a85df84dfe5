import { scoop, slab } from "./bites";
import { filled, pieces, together } from "./dishes";
import { cup, glass, wine } from "./drinks";
import { berries, on, TIRAMISU } from "./luigi-larder";
import type { PictureRecipe } from "./scene";

/** What the pictures of Luigi's desserts and drinks show. */
export const LUIGI_SWEET_PICTURES: Readonly<Record<string, PictureRecipe>> = {
  tiramisu: on("plate", TIRAMISU, "beans", "fork"),
  bonet: on(
    "plate",
    slab(
      "#3c1c10",
      "#5c2d18",
      [{ shape: "crumb", color: "#d9a766", count: 26, size: 15, within: 0.7 }],
      [120, 66],
    ),
    "beans",
    "walnuts",
  ),
  "panna-cotta": on(
    "plate",
    together(
      [filled("#9c1c38", [berries], 128), [0, 0], 1],
      [pieces(scoop("#fbf3e4", 92), 1, [{ ...berries, count: 5, within: 0.3 }]), [0, 0], 1],
    ),
    "berries",
    "fork",
  ),
  "torta-gianduja": on(
    "plate",
    slab(
      "#5a321c",
      "#361a0e",
      [{ shape: "curl", color: "#c98f4e", count: 9, size: 17, within: 0.8 }],
      [124, 70],
    ),
    "walnuts",
    "beans",
  ),
  gelato: on(
    "bowl",
    together(
      [pieces(scoop("#f7e6c0"), 1), [-62, 34], 1],
      [pieces(scoop("#8fae52"), 1), [62, 36], 1],
      [pieces(scoop("#d5556f"), 1), [0, -62], 1],
    ),
    "berries",
    "lemon",
  ),
  "pesche-ripiene": on(
    "oval",
    pieces((easel) => `${scoop("#f0a23c", 66)(easel)}${scoop("#5a2f18", 32)(easel)}`, 3, [
      { shape: "crumb", color: "#e9c58c", count: 30, size: 10 },
    ]),
    "walnuts",
    "basil",
  ),
  acqua: on(
    "glass",
    glass("#cfe3e4", [{ shape: "citrus", color: "#f4d030", count: 1, size: 44, within: 0.3 }], { ice: 3 }),
    "lemon",
  ),
  chinotto: on(
    "glass",
    glass("#4a1c0c", [{ shape: "citrus", color: "#ef8a24", count: 1, size: 42, within: 0.4 }], { ice: 4 }),
    "orange",
  ),
  spremuta: on(
    "glass",
    glass("#f28a16", [{ shape: "crumb", color: "#ffc45a", count: 40, size: 9 }]),
    "orange",
    "orange",
  ),
  birra: on("glass", glass("#e0951c", [], { foam: "#fff3d6", reach: 128 }), "olives", "peppercorns"),
  barbera: on("none", wine("#6a0f24"), "berries", "walnuts"),
  prosecco: on("none", wine("#eed27e", true), "olives", "lemon"),
  caffe: on("cup", cup("#fbf5ea", "#2f1509", "#b5713a"), "beans", "walnuts"),
};
