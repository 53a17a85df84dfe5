import { type Art, chance, type Ground, type PictureRecipe } from "./picture-recipe";

/** The colours of one restaurant's table. */
export interface TableLook {
  /** Wall and table pairs; each picture takes one by its key. */
  backdrops: readonly (readonly [wall: string, table: string])[];
  plate: string;
  rim: string;
  board: string;
  slate: string;
}

/** One piece placed in a picture; `x` is its middle and `base` its lower edge, in pixels. */
export interface PlacedPiece {
  art: Art;
  x: number;
  base: number;
  height: number;
  turnDegrees: number;
  mirrored: boolean;
}

/** Everything a picture consists of, decided before any pixel is drawn. */
export interface PicturePlan {
  width: number;
  height: number;
  backdropSvg: string;
  behind: readonly PlacedPiece[];
  groundSvg: string;
  front: readonly PlacedPiece[];
}

const WIDTH = 640;
const HEIGHT = 480;

const BESIDE_BEHIND = [
  { x: 96, base: 262, height: 104 },
  { x: 546, base: 266, height: 108 },
] as const;
const BESIDE_FRONT = [
  { x: 88, base: 440, height: 106 },
  { x: 556, base: 438, height: 108 },
] as const;

function scaleOf(art: Art): number {
  return typeof art === "string" ? 1 : (art.scale ?? 1);
}

function backdrop(width: number, height: number, [wall, table]: readonly [string, string]): string {
  return `
    <defs>
      <radialGradient id="wall" cx=".36" cy=".2" r=".95"><stop stop-color="#fff" stop-opacity=".6"/><stop offset=".65" stop-color="#fff" stop-opacity="0"/></radialGradient>
      <radialGradient id="table" cx=".5" cy=".42" r=".75"><stop stop-color="#fff" stop-opacity=".42"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
      <linearGradient id="cloth" x2="0" y2="1"><stop stop-color="${table}" stop-opacity="0"/><stop offset=".07" stop-color="${table}"/></linearGradient>
      <linearGradient id="edge" x2="0" y2="1"><stop stop-color="#2a1508" stop-opacity=".08"/><stop offset="1" stop-color="#2a1508" stop-opacity="0"/></linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="${wall}"/>
    <rect width="${width}" height="${height}" fill="url(#wall)"/>
    <rect y="${height * 0.4}" width="${width}" height="${height * 0.6}" fill="url(#cloth)"/>
    <rect y="${height * 0.42}" width="${width}" height="${height * 0.58}" fill="url(#table)"/>
    <rect y="${height * 0.42}" width="${width}" height="${height * 0.1}" fill="url(#edge)"/>`;
}

/** The plate, board or slate whose middle is at (x, y); `reach` is half its width. */
export function ground(kind: Ground, look: TableLook, x: number, y: number, reach: number): string {
  const shadow = `<ellipse cx="${x + reach * 0.05}" cy="${y + reach * 0.13}" rx="${reach * 1.08}" ry="${reach * 0.42}" fill="url(#soft)"/>`;
  const defs = `<defs><radialGradient id="soft"><stop offset=".45" stop-color="#2a1408" stop-opacity=".34"/><stop offset="1" stop-color="#2a1408" stop-opacity="0"/></radialGradient></defs>`;
  if (kind === "none") {
    return `${defs}<ellipse cx="${x + reach * 0.06}" cy="${y + reach * 0.05}" rx="${reach * 0.78}" ry="${reach * 0.2}" fill="url(#soft)"/>`;
  }
  if (kind === "board" || kind === "slate") {
    const color = kind === "board" ? look.board : look.slate;
    const top = y - reach * 0.42;
    const bottom = y + reach * 0.36;
    const body = `M${x - reach * 0.86} ${top}H${x + reach * 0.86}Q${x + reach * 0.91} ${top} ${x + reach * 0.93} ${top + 10}L${x + reach * 1.05} ${bottom - 12}Q${x + reach * 1.07} ${bottom} ${x + reach * 1.0} ${bottom}H${x - reach}Q${x - reach * 1.07} ${bottom} ${x - reach * 1.05} ${bottom - 12}L${x - reach * 0.93} ${top + 10}Q${x - reach * 0.91} ${top} ${x - reach * 0.86} ${top}Z`;
    const grain = [0.16, 0.36, 0.58, 0.8]
      .map((part) => {
        const gy = top + (bottom - top) * part;
        return `<path d="M${x - reach * 0.9} ${gy}q${reach * 0.45} ${part > 0.5 ? -7 : 7} ${reach * 0.9} 0t${reach * 0.9} 0" fill="none" stroke="#000" stroke-opacity=".07" stroke-width="3"/>`;
      })
      .join("");
    return `${defs}${shadow}<path d="${body}" transform="translate(0 14)" fill="${color}"/><path d="${body}" transform="translate(0 14)" fill="#000" opacity=".3"/><path d="${body}" fill="${color}"/><path d="${body}" fill="url(#table)" opacity=".4"/>${grain}`;
  }
  const rx = kind === "oval" ? reach * 1.12 : reach;
  const ry = kind === "oval" ? reach * 0.33 : reach * 0.38;
  return `${defs}${shadow}
    <ellipse cx="${x}" cy="${y + reach * 0.06}" rx="${rx}" ry="${ry}" fill="${look.rim}"/><ellipse cx="${x}" cy="${y + reach * 0.06}" rx="${rx}" ry="${ry}" fill="#000" opacity=".18"/>
    <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${look.rim}"/>
    <ellipse cx="${x}" cy="${y}" rx="${rx * 0.965}" ry="${ry * 0.955}" fill="${look.plate}"/>
    <ellipse cx="${x}" cy="${y + 2}" rx="${rx * 0.73}" ry="${ry * 0.7}" fill="#000" opacity=".07"/>
    <ellipse cx="${x}" cy="${y + 5}" rx="${rx * 0.72}" ry="${ry * 0.68}" fill="${look.plate}"/>
    <path d="M${x - rx * 0.9} ${y - ry * 0.16}A${rx * 0.92} ${ry * 0.92} 0 0 1 ${x - rx * 0.2} ${y - ry * 0.9}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>`;
}

function placeMain(recipe: PictureRecipe, key: string): PlacedPiece[] {
  const jitter = (name: string, reach: number) => (chance(`${key}/${name}`) - 0.5) * 2 * reach;
  const base = recipe.on === "none" ? 424 : 386;
  const tall = recipe.on === "none" ? 350 : 296;
  const mirrored = chance(`${key}/mirror`) < 0.5 && recipe.main.length === 1;
  const put = (art: Art, x: number, y: number, height: number, turn: number): PlacedPiece => ({
    art,
    x: 320 + x + jitter(`x${x}`, 6),
    base: base + y,
    height: height * scaleOf(art),
    turnDegrees: typeof art === "object" && "svg" in art ? 0 : turn,
    mirrored: mirrored && !(typeof art === "object" && "svg" in art),
  });
  const [first, second, third] = recipe.main;
  if (first && second && third) {
    return [
      put(second, -112, -34, tall * 0.68, jitter("t2", 8)),
      put(third, 112, -34, tall * 0.68, jitter("t3", 8)),
      put(first, 0, 8, tall * 0.72, jitter("t1", 6)),
    ];
  }
  if (first && second) {
    return [
      put(second, 98, -24, tall * 0.74, jitter("t2", 8)),
      put(first, -76, 4, tall * 0.84, jitter("t1", 6)),
    ];
  }
  return first ? [put(first, 0, 0, tall, jitter("t1", 4))] : [];
}

function placeBeside(recipe: PictureRecipe, key: string): { behind: PlacedPiece[]; front: PlacedPiece[] } {
  const left = chance(`${key}/side`) < 0.5 ? 0 : 1;
  const spots = [
    { ...BESIDE_FRONT[left], front: true },
    { ...BESIDE_BEHIND[left ? 0 : 1], front: false },
    { ...BESIDE_FRONT[left ? 0 : 1], front: true },
  ];
  const behind: PlacedPiece[] = [];
  const front: PlacedPiece[] = [];
  for (const [index, art] of (recipe.beside ?? []).entries()) {
    const spot = spots[index];
    if (!spot) break;
    const piece = {
      art,
      x: spot.x + (chance(`${key}/b${index}`) - 0.5) * 26,
      base: spot.base,
      height: spot.height * scaleOf(art),
      turnDegrees: (chance(`${key}/bt${index}`) - 0.5) * 36,
      mirrored: chance(`${key}/bm${index}`) < 0.5,
    };
    (spot.front ? front : behind).push(piece);
  }
  return { behind, front };
}

/** Where everything lies in a dish's picture; the same key and recipe always give the same plan. */
export function planDish(key: string, recipe: PictureRecipe, look: TableLook): PicturePlan {
  const pick = Math.floor(chance(`${key}/backdrop`) * look.backdrops.length);
  const colors = look.backdrops[pick] ?? (["#f3ece2", "#e6d9c8"] as const);
  const { behind, front } = placeBeside(recipe, key);
  const groundY = { plate: 362, oval: 362, board: 350, slate: 350, none: 420 }[recipe.on];
  const reach = recipe.on === "none" ? 170 : 222 + chance(`${key}/reach`) * 14;
  return {
    width: WIDTH,
    height: HEIGHT,
    backdropSvg: backdrop(WIDTH, HEIGHT, colors),
    behind,
    groundSvg: ground(recipe.on, look, 320, groundY, reach),
    front: [...placeMain(recipe, key), ...front],
  };
}

/** One laid place of a hero picture; `x` and `base` are parts of its width and height. */
export interface HeroPlace extends PictureRecipe {
  x: number;
  base: number;
  /** Height of the food as a part of the picture's height. */
  tall: number;
}

/** A wide picture of a laid table. Places are drawn in the given order, back to front. */
export function planHero(places: readonly HeroPlace[], look: TableLook): PicturePlan {
  const width = 1600;
  const height = 900;
  const grounds: string[] = [];
  const pieces: PlacedPiece[] = [];
  for (const [index, place] of places.entries()) {
    const tall = place.tall * height;
    const base = place.base * height;
    const x = place.x * width;
    const flat = place.on === "board" || place.on === "slate";
    if (place.on !== "none")
      grounds.push(
        `<g>${ground(place.on, look, x, base - tall * (flat ? 0.2 : 0.1), tall * (flat ? 0.95 : 0.8))}</g>`,
      );
    for (const [part, art] of place.main.entries()) {
      const offset = place.main.length === 1 ? 0 : (part - (place.main.length - 1) / 2) * tall * 0.62;
      pieces.push({
        art,
        x: x + offset,
        base: base + (part % 2 ? -tall * 0.06 : 0),
        height: tall * scaleOf(art) * (place.main.length === 1 ? 1 : 0.82),
        turnDegrees:
          typeof art === "object" && "svg" in art ? 0 : (chance(`hero/${index}/${part}`) - 0.5) * 14,
        mirrored: false,
      });
    }
  }
  const colors = look.backdrops[0] ?? (["#f3ece2", "#e6d9c8"] as const);
  return {
    width,
    height,
    backdropSvg: backdrop(width, height, colors),
    behind: [],
    groundSvg: grounds.join(""),
    front: pieces,
  };
}
