import { crockery, type Ground } from "./crockery";
import type { Food } from "./dishes";
import { chance, type Easel, easelFor, type Point, placed } from "./easel";
import { PROPS, type PropName } from "./props";
import {
  paintedLight,
  paintedRelief,
  paintedSurface,
  type Size,
  type Surface,
  type TableLook,
} from "./table";

/** What a picture shows: food on a ground, and what lies beside it. */
export interface PictureRecipe {
  on: Ground;
  food: Food;
  beside?: readonly PropName[];
}

/** A picture in its layers, each as SVG: the table, what is on it, its unevenness and the light. */
export interface PicturePlan extends Size {
  table: string;
  laid: string;
  relief: string;
  light: string;
}

const DISH = { width: 640, height: 480 };
const HERO = { width: 1600, height: 900 };
const CORNERS: readonly Point[] = [
  [70, 76],
  [574, 408],
  [572, 72],
  [68, 410],
];

/** What food and crockery refer to; one texture, for what comes out of an oven. */
const SHARED = `<radialGradient id="cast"><stop offset=".72" stop-color="#1a0903"/><stop offset="1" stop-color="#1a0903" stop-opacity="0"/></radialGradient>
<filter id="baked" x="-4%" y="-4%" width="108%" height="108%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".055" numOctaves="3" seed="11" result="n"/><feDiffuseLighting in="n" surfaceScale="4.5" lighting-color="#fff3dc" result="l"><feDistantLight azimuth="235" elevation="56"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="1.22" k2=".02" result="b"/><feComposite in="b" in2="SourceGraphic" operator="in"/></filter>`;

function plan(
  size: Size,
  kind: Surface,
  look: TableLook,
  [definitions, body]: readonly [string, string],
): PicturePlan {
  const { width, height } = size;
  return {
    width,
    height,
    table: paintedSurface(kind, size),
    laid: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${SHARED}${definitions}</defs>${body}</svg>`,
    relief: paintedRelief(size),
    light: paintedLight(size, look),
  };
}

/** How near the camera is, so that the food fills the picture and not its plate. */
const NEARNESS: Record<Ground, number> = {
  plate: 1.2,
  oval: 1.14,
  bowl: 1.12,
  board: 1.08,
  slate: 1.12,
  pan: 1.12,
  glass: 1.62,
  cup: 1.2,
  none: 1.22,
};

function served(easel: Easel, { on, food }: PictureRecipe, look: TableLook): string {
  const size = on === "plate" || on === "oval" ? 1.14 : 1;
  return crockery(easel, on, look, 214) + placed(food(easel), [0, 0], { size });
}

/** A dish's picture; the same key and recipe always give the same one. */
export function planDish(key: string, recipe: PictureRecipe, look: TableLook): PicturePlan {
  const easel = easelFor(key);
  const kind = look.surfaces[Math.floor(chance(`${key}/surface`) * look.surfaces.length)] ?? "walnut";
  const first = Math.floor(chance(`${key}/corner`) * 2) * 2;
  const beside = (recipe.beside ?? []).map((name, index) => {
    const [x, y] = CORNERS[(first + index) % CORNERS.length] ?? [0, 0];
    return placed(PROPS[name](easel), [x + easel.between(-10, 10), y + easel.between(-10, 10)], {
      turn: easel.between(-20, 20),
    });
  });
  const dish = placed(
    served(easel, recipe, look),
    [320 + easel.between(-12, 12), 242 + easel.between(-6, 6)],
    {
      turn: easel.between(-8, 8),
      size: NEARNESS[recipe.on],
    },
  );
  return plan(DISH, kind, look, [easel.definitions(), beside.join("") + dish]);
}

/** One laid place of a hero picture: its middle as parts of the picture's width and height, and its size. */
export interface HeroPlace extends PictureRecipe {
  at: Point;
  size: number;
  turn?: number;
}

/** A laid table: the places, in the order in which they are drawn, and what lies between them. */
export interface HeroScene {
  places: readonly HeroPlace[];
  props: readonly (readonly [PropName, Point])[];
}

/** A wide picture of a laid table. */
export function planHero({ places, props }: HeroScene, look: TableLook): PicturePlan {
  const easel = easelFor(`hero/${look.surfaces.join()}`);
  const { width, height } = HERO;
  const put = ([x, y]: Point): Point => [x * width, y * height];
  const beside = props.map(([name, at]) =>
    placed(PROPS[name](easel), put(at), { turn: easel.between(-30, 30), size: 1.15 }),
  );
  const laid = places.map(({ at, size, turn = 0, ...recipe }) =>
    placed(served(easel, recipe, look), put(at), { size, turn }),
  );
  return plan(HERO, look.surfaces[0] ?? "walnut", look, [easel.definitions(), [...beside, ...laid].join("")]);
}
