import { dim, type Easel, lit, mix, type Point, placed, spread, wobbly } from "./easel";

/** How a piece of food looks from above. */
export type Shape =
  | "chunk"
  | "disc"
  | "ring"
  | "leaf"
  | "sprig"
  | "strip"
  | "crumb"
  | "grain"
  | "citrus"
  | "egg"
  | "prawn"
  | "curl"
  | "cube";

/** Many pieces of one kind, spread over what they lie on. */
export interface Topping {
  shape: Shape;
  color: string;
  count: number;
  size: number;
  /** How far from the middle they lie, as a part of the whole reach. */
  within?: number;
}

type Draw = (easel: Easel, color: string, size: number) => string;

const SHAPES: Record<Shape, Draw> = {
  chunk: (easel, color, size) =>
    `<path d="${wobbly(easel, [0, 0], size, 0.26)}" fill="${easel.round(color)}"/><path d="M${-size * 0.4} ${-size * 0.35}q${size * 0.3} ${-size * 0.3} ${size * 0.7} ${-size * 0.05}" fill="none" stroke="${lit(color, 0.7)}" stroke-opacity=".6" stroke-width="${size * 0.13}" stroke-linecap="round"/>`,
  disc: (easel, color, size) =>
    `<circle r="${size}" fill="${easel.round(color)}"/><circle r="${size * 0.8}" fill="${mix(color, lit(color), 0.4)}" fill-opacity=".55"/><ellipse cx="${-size * 0.3}" cy="${-size * 0.34}" rx="${size * 0.28}" ry="${size * 0.16}" fill="#fff" fill-opacity=".35"/>`,
  ring: (_, color, size) =>
    `<circle r="${size}" fill="none" stroke="${dim(color, 0.3)}" stroke-width="${size * 0.56}"/><circle r="${size}" cx="-.6" cy="-.8" fill="none" stroke="${color}" stroke-width="${size * 0.42}"/><path d="M${-size} ${-size * 0.3}A${size} ${size} 0 0 1 ${size * 0.1} ${-size}" fill="none" stroke="${lit(color, 0.6)}" stroke-width="${size * 0.14}" stroke-linecap="round"/>`,
  leaf: (_, color, size) =>
    `<path d="M${-size} 0C${-size * 0.5} ${-size * 0.8} ${size * 0.5} ${-size * 0.7} ${size} 0C${size * 0.5} ${size * 0.62} ${-size * 0.5} ${size * 0.7} ${-size} 0Z" fill="${dim(color, 0.12)}"/><path d="M${-size} 0C${-size * 0.5} ${-size * 0.8} ${size * 0.5} ${-size * 0.7} ${size} 0Z" fill="${lit(color, 0.16)}"/><path d="M${-size * 0.9} 0H${size * 0.85}M${-size * 0.4} 0l${size * 0.3} ${-size * 0.34}M0 0l${size * 0.3} ${-size * 0.3}M${-size * 0.4} 0l${size * 0.3} ${size * 0.3}M0 0l${size * 0.3} ${size * 0.28}" fill="none" stroke="${lit(color, 0.5)}" stroke-opacity=".6" stroke-width="${Math.max(0.8, size * 0.06)}"/>`,
  sprig: (easel, color, size) =>
    [-70, -25, 25, 70, 180]
      .map((turn) =>
        placed(
          `<path d="${wobbly(easel, [size * 0.62, 0], size * 0.36, 0.3)}" fill="${turn % 2 ? lit(color, 0.18) : color}"/><path d="M0 0H${size * 0.7}" stroke="${dim(color, 0.2)}" stroke-width="1"/>`,
          [0, 0],
          { turn },
        ),
      )
      .join(""),
  strip: (easel, color, size) => {
    const bend = easel.between(-0.5, 0.5) * size;
    const line = `M${-size} 0Q0 ${bend} ${size} 0`;
    return `<path d="${line}" fill="none" stroke="${dim(color, 0.35)}" stroke-width="${size * 0.42}" stroke-linecap="round"/><path d="${line}" fill="none" stroke="${color}" stroke-width="${size * 0.33}" stroke-linecap="round" transform="translate(-.6 -1)"/><path d="${line}" fill="none" stroke="${lit(color, 0.6)}" stroke-opacity=".7" stroke-width="${size * 0.09}" stroke-linecap="round" transform="translate(0 ${-size * 0.1})"/>`;
  },
  crumb: (easel, color, size) =>
    `<path d="${wobbly(easel, [0, 0], size * 0.6, 0.4)}" fill="${easel.dice() < 0.5 ? color : dim(color, 0.18)}"/>`,
  grain: (easel, color, size) =>
    `<ellipse rx="${size}" ry="${size * 0.42}" fill="${dim(color, 0.22)}"/><ellipse rx="${size * 0.92}" ry="${size * 0.34}" cx="-.5" cy="-.7" fill="${easel.dice() < 0.6 ? color : lit(color, 0.5)}"/>`,
  citrus: (_, color, size) =>
    `<circle r="${size}" fill="${color}"/><circle r="${size * 0.88}" fill="${lit(color, 0.8)}"/>${Array.from(
      { length: 8 },
      (__, index) =>
        `<path transform="rotate(${index * 45})" d="M${size * 0.1} 0L${size * 0.76} ${-size * 0.26}Q${size * 0.86} 0 ${size * 0.76} ${size * 0.26}Z" fill="${lit(color, 0.22)}"/>`,
    ).join("")}`,
  egg: (easel, color, size) =>
    `<ellipse rx="${size}" ry="${size * 0.8}" fill="${easel.round("#fff4de")}"/><circle r="${size * 0.46}" fill="${easel.round(color)}"/><ellipse cx="${-size * 0.14}" cy="${-size * 0.18}" rx="${size * 0.14}" ry="${size * 0.08}" fill="#fff" fill-opacity=".8"/>`,
  prawn: (easel, color, size) => {
    const arc = `M${-size * 0.7} ${size * 0.45}A${size * 0.85} ${size * 0.85} 0 1 1 ${size * 0.72} ${size * 0.4}`;
    const bands = [200, 235, 270, 305, 340]
      .map(
        (turn) =>
          `<path transform="rotate(${turn})" d="M${size * 0.5} 0H${size * 0.98}" stroke="${dim(color, 0.16)}" stroke-width="${size * 0.09}"/>`,
      )
      .join("");
    return `<path d="${arc}" fill="none" stroke="${dim(color, 0.3)}" stroke-width="${size * 0.58}" stroke-linecap="round"/><path d="${arc}" fill="none" stroke="${easel.round(color)}" stroke-width="${size * 0.5}" stroke-linecap="round"/><path d="${arc}" fill="none" stroke="#fff1e2" stroke-opacity=".6" stroke-width="${size * 0.14}"/>${bands}<path d="M${size * 0.6} ${size * 0.5}l${size * 0.34} ${size * 0.42}l${-size * 0.5} ${-size * 0.12}Z" fill="${dim(color, 0.1)}"/>`;
  },
  curl: (easel, color, size) => {
    const d = wobbly(easel, [0, 0], size, 0.34);
    return `<path d="${d}" fill="${color}" stroke="${dim(color, 0.25)}" stroke-width="1.6"/><path d="M${-size * 0.7} ${-size * 0.1}Q${-size * 0.2} ${-size * 0.6} ${size * 0.1} ${-size * 0.1}T${size * 0.7} ${-size * 0.1}" fill="none" stroke="${lit(color, 0.6)}" stroke-width="${size * 0.16}" stroke-linecap="round"/><path d="M${-size * 0.5} ${size * 0.35}Q0 0 ${size * 0.5} ${size * 0.4}" fill="none" stroke="${dim(color, 0.3)}" stroke-width="${size * 0.12}" stroke-linecap="round"/>`;
  },
  cube: (_, color, size) =>
    `<rect x="${-size * 0.7}" y="${-size * 0.7}" width="${size * 1.5}" height="${size * 1.5}" rx="${size * 0.18}" fill="${dim(color, 0.35)}"/><rect x="${-size * 0.8}" y="${-size * 0.8}" width="${size * 1.4}" height="${size * 1.4}" rx="${size * 0.16}" fill="${color}"/><path d="M${-size * 0.6} ${-size * 0.6}H${size * 0.4}" stroke="${lit(color, 0.7)}" stroke-width="${size * 0.16}" stroke-linecap="round"/>`,
};

/** One piece with the shadow that it throws on what it lies on. */
export function piece(easel: Easel, shape: Shape, color: string, size: number, at: Point, turn = 0): string {
  const body = SHAPES[shape](easel, color, size * easel.between(0.88, 1.14));
  const shade =
    shape === "crumb" || shape === "grain" || shape === "ring" || shape === "strip" || shape === "leaf"
      ? ""
      : `<ellipse cx="${at[0] + size * 0.14}" cy="${at[1] + size * 0.2}" rx="${size * 0.98}" ry="${size * 0.82}" fill="#230b03" fill-opacity=".24"/>`;
  return shade + placed(body, at, { turn });
}

/** All pieces of a topping over a disc of a reach. */
export function scattered(easel: Easel, topping: Topping, reach: number): string {
  const { shape, color, count, size, within = 0.92 } = topping;
  return spread(easel, count, reach * within)
    .map((at) => piece(easel, shape, color, size, at, easel.dice() * 360))
    .join("");
}

/** Noodles in a nest, from below to the top. */
export function noodles(easel: Easel, color: string, reach: number, { wide = 6.5, count = 64 } = {}): string {
  return Array.from({ length: count }, (_, index) => {
    const far = reach * easel.between(0.12, 0.86) * (1 - (index / count) * 0.3);
    const [turn, arc] = [easel.dice() * 360, easel.between(90, 230)];
    const [sx, sy] = [easel.between(0.8, 1.12), easel.between(0.72, 1.08)];
    const tone = index < count * 0.3 ? dim(color, 0.22) : easel.dice() < 0.5 ? color : lit(color, 0.2);
    const end = (arc * Math.PI) / 180;
    const line = `M${far * sx} 0A${far * sx} ${far * sy} 0 ${arc > 180 ? 1 : 0} 1 ${far * sx * Math.cos(end)} ${far * sy * Math.sin(end)}`;
    const at: Point = [easel.between(-0.12, 0.12) * reach, easel.between(-0.12, 0.12) * reach];
    return placed(
      `<path d="${line}" fill="none" stroke="${dim(color, 0.5)}" stroke-width="${wide}" stroke-linecap="round"/><path d="${line}" fill="none" stroke="${tone}" stroke-width="${wide * 0.74}" stroke-linecap="round"/><path d="${line}" fill="none" stroke="${lit(color, 0.75)}" stroke-opacity=".5" stroke-width="${wide * 0.2}" stroke-linecap="round"/>`,
      at,
      { turn },
    );
  }).join("");
}

/** Something wet that fills a disc, with the light on it. */
export function pool(easel: Easel, color: string, reach: number, unrest = 0.03): string {
  return `<path d="${wobbly(easel, [0, 0], reach, unrest)}" fill="${easel.round(color)}"/><path d="M${-reach * 0.74} ${-reach * 0.2}A${reach * 0.78} ${reach * 0.78} 0 0 1 ${-reach * 0.1} ${-reach * 0.76}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="${reach * 0.045}" stroke-linecap="round"/>`;
}
