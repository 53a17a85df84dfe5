import { createHash } from "node:crypto";

/** A point of a picture, in pixels. */
export type Point = readonly [x: number, y: number];

/** A number in [0, 1) that depends on nothing but its text. */
export function chance(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE(0) / 2 ** 32;
}

/** Numbers in [0, 1) that depend on nothing but a text; the same sequence every time (mulberry32). */
function diceOf(seed: string): () => number {
  let state = createHash("sha256").update(seed).digest().readUInt32BE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A color between two others; `share` is that of the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [parts(first), parts(second)];
  return `#${a
    .map((value, index) => Math.round(value + ((b[index] ?? value) - value) * share))
    .map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, "0"))
    .join("")}`;
}

/** Towards the light, which is warm. */
export const lit = (color: string, share = 0.35): string => mix(color, "#fff6dc", share);
/** Towards the shadow, which is brown rather than black. */
export const dim = (color: string, share = 0.35): string => mix(color, "#2a0f05", share);

const round = (value: number) => Math.round(value * 10) / 10;

/** What one picture is drawn with: its dice and the gradients that its shapes share. */
export interface Easel {
  /** A number in [0, 1). */
  dice(): number;
  /** A number between two others. */
  between(least: number, most: number): number;
  /** The fill of something round that is lit from the upper left. */
  round(color: string): string;
  /** Everything that the shapes refer to. */
  definitions(): string;
}

/** An easel whose dice fall the same way for the same seed. */
export function easelFor(seed: string): Easel {
  const dice = diceOf(seed);
  const gradients = new Map<string, string>();
  return {
    dice,
    between: (least, most) => least + (most - least) * dice(),
    round(color) {
      const id = `r${color.slice(1)}`;
      gradients.set(
        id,
        `<radialGradient id="${id}" cx=".34" cy=".28" r=".82"><stop stop-color="${lit(color, 0.42)}"/><stop offset=".42" stop-color="${color}"/><stop offset="1" stop-color="${dim(color, 0.42)}"/></radialGradient>`,
      );
      return `url(#${id})`;
    },
    definitions: () => [...gradients.values()].join(""),
  };
}

/** An SVG element that stands for one shape, moved, turned and sized. */
export function placed(body: string, [x, y]: Point, { turn = 0, size = 1 } = {}): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${Math.round(size * 1000) / 1000})">${body}</g>`;
}

/** The outline of something round that nobody drew with a compass. */
export function wobbly(easel: Easel, [x, y]: Point, reach: number, unrest = 0.16): string {
  const count = 9;
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * Math.PI * 2;
    const far = reach * (1 + (easel.dice() - 0.5) * 2 * unrest);
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
  });
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const at = (index: number): Point => points[index % count] ?? [x, y];
  const start = middle(at(count - 1), at(0));
  const curves = points.map((point, index) => {
    const end = middle(point, at(index + 1));
    return `Q${round(point[0])} ${round(point[1])} ${round(end[0])} ${round(end[1])}`;
  });
  return `M${round(start[0])} ${round(start[1])}${curves.join("")}Z`;
}

/** Places spread evenly over a disc, in an order that looks accidental. */
export function spread(easel: Easel, count: number, reach: number): Point[] {
  const turn = easel.dice() * Math.PI * 2;
  return Array.from({ length: count }, (_, index): Point => {
    const far = reach * Math.sqrt((index + 0.5) / count) * easel.between(0.9, 1.06);
    const angle = turn + index * 2.39996 + (easel.dice() - 0.5) * 0.5;
    return [far * Math.cos(angle), far * Math.sin(angle)];
  });
}
