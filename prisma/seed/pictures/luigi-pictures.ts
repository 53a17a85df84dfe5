import { bowl, glass, pizza, slice } from "./drawn-dishes";
import { anchovies, basil, LUIGI_PIZZA_PICTURES, mozzarella, olives, TOMATO } from "./luigi-pizza-pictures";
import { type PictureRecipe, tinted } from "./picture-recipe";
import type { HeroPlace, TableLook } from "./scene";

export const LUIGI_TABLE: TableLook = {
  backdrops: [
    ["#f2dfc9", "#dba98c"],
    ["#f1e6d6", "#cdb79c"],
    ["#f0d8c8", "#c98f76"],
    ["#f3e4cf", "#d8bd92"],
  ],
  plate: "#fffaf1",
  rim: "#eadfce",
  board: "#b9814c",
  slate: "#4a4541",
};

/** What each picture of Trattoria Luigi shows. */
export const LUIGI_PICTURES: Readonly<Record<string, PictureRecipe>> = {
  ...LUIGI_PIZZA_PICTURES,
  "primo-del-giorno": {
    on: "plate",
    main: [tinted("spaghetti", { scale: 0.95 })],
    beside: ["herb", "coffee"],
  },
  "secondo-del-giorno": {
    on: "oval",
    main: [tinted("steak", { saturation: 0.8 }), tinted("potato", { scale: 0.75 })],
    beside: ["bread", "peas"],
  },
  insalatona: { on: "plate", main: ["salad"], beside: ["egg", "fish", "olive"] },
  tomini: {
    on: "plate",
    main: ["cheese", tinted("butter", { saturation: 0.5, brightness: 1.08, scale: 0.85 })],
    beside: ["herb", "garlic"],
  },
  bruschette: {
    on: "board",
    main: ["bread", "tomato", tinted("herb", { scale: 0.8 })],
    beside: ["garlic", "tomato"],
  },
  "peperoni-bagna-cauda": {
    on: "plate",
    main: [
      bowl(
        "#5d5a58",
        "#a9521f",
        [
          { shape: "strip", color: "#d8321f", count: 13, size: 30 },
          { shape: "strip", color: "#f3b62a", count: 11, size: 28 },
          { ...anchovies, count: 4, size: 15 },
          { shape: "crumb", color: "#fff3d8", count: 10, size: 5 },
        ],
        "peperoni",
      ),
    ],
    beside: ["garlic", "pepper"],
  },
  "insalata-di-polpo": {
    on: "plate",
    main: [
      bowl(
        "#f1e8da",
        "#d9d6a0",
        [
          { shape: "blob", color: "#7a5a94", count: 8, size: 17 },
          { shape: "disc", color: "#d98a8f", count: 10, size: 15 },
          olives,
          { ...basil, color: "#7fae4e" },
        ],
        "polpo",
      ),
    ],
    beside: ["lemon", "olive", "potato"],
  },
  "agnolotti-del-plin": {
    on: "plate",
    main: ["dumpling", "dumpling", "dumpling"],
    beside: ["herb", "butter"],
  },
  "tajarin-al-ragu": {
    on: "plate",
    main: [tinted("spaghetti", { hueDegrees: 350, saturation: 0.9 })],
    beside: ["egg", "steak"],
  },
  "spaghetti-al-pomodoro": { on: "plate", main: ["spaghetti"], beside: ["tomato", "herb"] },
  carbonara: {
    on: "plate",
    main: [tinted("spaghetti", { saturation: 0.6, brightness: 1.12 })],
    beside: ["bacon", "egg", "cheese"],
  },
  "linguine-ai-gamberi": {
    on: "plate",
    main: ["spaghetti", tinted("prawn", { scale: 0.9 })],
    beside: ["lemon", "prawn"],
  },
  "risotto-al-barolo": {
    on: "plate",
    main: [
      bowl(
        "#efe4d2",
        "#9c5468",
        [
          { shape: "crumb", color: "#c58a98", count: 70, size: 5 },
          { shape: "blob", color: "#f6e6bd", count: 6, size: 9 },
          { ...basil, count: 2, size: 13 },
        ],
        "risotto",
      ),
    ],
    beside: ["wine", "cheese"],
  },
  minestrone: { on: "plate", main: ["stew"], beside: ["carrot", "beans", "broccoli"] },
  "brasato-al-barolo": { on: "oval", main: ["shank"], beside: ["wine", "carrot"] },
  tagliata: {
    on: "board",
    main: [tinted("steak", { hueDegrees: 18, saturation: 0.85, brightness: 0.78 })],
    beside: ["herb", "salt"],
  },
  "pollo-alla-cacciatora": {
    on: "oval",
    main: ["drumstick", "drumstick"],
    beside: ["tomato", "olive", "pepper"],
  },
  "fritto-misto": {
    on: "oval",
    main: ["friedPrawn", "friedPrawn", tinted("squid", { hueDegrees: 90, saturation: 0.7, brightness: 1.1 })],
    beside: ["lemon", "fish"],
  },
  parmigiana: {
    on: "plate",
    main: [
      bowl(
        "#b4552f",
        "#cf4a22",
        [
          { shape: "disc", color: "#5b3a4f", count: 8, size: 24 },
          { ...mozzarella, color: "#f6d98a", count: 12, size: 20 },
          basil,
        ],
        "parmigiana",
      ),
    ],
    beside: ["aubergine", "tomato"],
  },
  "patate-al-forno": {
    on: "plate",
    main: [
      bowl(
        "#5d5a58",
        "#a8681f",
        [
          { shape: "blob", color: "#e0a13a", count: 17, size: 23 },
          { shape: "blob", color: "#edbb5c", count: 9, size: 20 },
          { ...basil, color: "#5c7f3c", size: 9, count: 14 },
        ],
        "patate",
      ),
    ],
    beside: ["herb", "garlic"],
  },
  "insalata-mista": { on: "plate", main: ["salad"], beside: ["tomato", "carrot", "olive"] },
  focaccia: { on: "board", main: ["flatbread", "flatbread"], beside: ["herb", "salt"] },
  tiramisu: {
    on: "plate",
    main: [slice(["#c98f4e", "#fff1d6", "#a9713a", "#fff4de"], "#5a321c")],
    beside: ["coffee", "chocolate"],
  },
  bonet: {
    on: "plate",
    main: [tinted("custard", { brightness: 0.62, saturation: 0.95 })],
    beside: ["cookie", "chocolate"],
  },
  "panna-cotta": {
    on: "plate",
    main: [tinted("custard", { saturation: 0.3, brightness: 1.32 })],
    beside: ["blueberries", "cherries"],
  },
  "torta-gianduja": {
    on: "plate",
    main: [slice(["#4a2716", "#7a4a2a", "#4a2716", "#8a5a34"], "#331a0f")],
    beside: ["chestnut", "chocolate"],
  },
  gelato: { on: "plate", main: ["gelato"], beside: ["strawberry", "lemon"] },
  "pesche-ripiene": { on: "oval", main: ["peach", "peach"], beside: ["cookie", "chocolate"] },
  acqua: { on: "none", main: [glass("#cfe6ee", "#ffffff")], beside: ["ice", "lemon"] },
  chinotto: { on: "none", main: [glass("#6d2f14", "#f2e6d0")], beside: ["orange", "ice"] },
  spremuta: { on: "none", main: [glass("#f79a1e", "#e2572b")], beside: ["orange", "orange"] },
  birra: { on: "none", main: ["beer"] },
  barbera: { on: "none", main: ["wine"], beside: ["grapes", "cheese", "cherries"] },
  prosecco: { on: "none", main: ["sparkling"], beside: ["pear", "grapes"] },
  caffe: { on: "plate", main: ["coffee"], beside: ["cookie"] },
  "bollito-misto": { on: "oval", main: ["shank", "drumstick", "steak"], beside: ["carrot", "onion", "herb"] },
};

/** The laid table at the top of Luigi's storefront. */
export const LUIGI_HERO: readonly HeroPlace[] = [
  { on: "none", main: ["sparkling"], x: 0.13, base: 0.56, tall: 0.44 },
  { on: "none", main: ["wine"], x: 0.88, base: 0.55, tall: 0.4 },
  { on: "plate", main: ["salad"], x: 0.33, base: 0.53, tall: 0.25 },
  {
    on: "plate",
    main: [slice(["#c98f4e", "#fff1d6", "#a9713a", "#fff4de"], "#5a321c")],
    x: 0.7,
    base: 0.54,
    tall: 0.25,
  },
  { on: "plate", main: ["spaghetti"], x: 0.2, base: 0.86, tall: 0.36 },
  { on: "board", main: [pizza(TOMATO, [mozzarella, basil], "hero")], x: 0.54, base: 0.93, tall: 0.5 },
  { on: "plate", main: ["dumpling", "dumpling"], x: 0.87, base: 0.86, tall: 0.24 },
  { on: "none", main: ["tomato"], x: 0.365, base: 0.93, tall: 0.15 },
  { on: "none", main: ["herb"], x: 0.71, base: 0.95, tall: 0.14 },
  { on: "none", main: ["garlic"], x: 0.06, base: 0.95, tall: 0.13 },
];
