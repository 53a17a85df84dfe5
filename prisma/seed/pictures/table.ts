import { dim, type Easel, easelFor, lit, mix } from "./easel";

export interface Size {
  width: number;
  height: number;
}

export type Surface = "walnut" | "linen" | "stone" | "planks" | "tiles";

/** A restaurant's table, crockery and light. */
export interface TableLook {
  /** Each picture takes one by its key. */
  surfaces: readonly Surface[];
  plate: string;
  /** The line at the rim of its plates. */
  rim: string;
  /** The inside of a bowl, and its outside. */
  bowl: readonly [inside: string, outside: string];
  board: string;
  slate: string;
  /** The color of the light, and whether something outside throws its shadow into it. */
  light: string;
  shadow: "window" | "leaves" | "none";
}

/** What a table and its light are textured with. Costly, so they are painted once for all pictures. */
const FILTERS = `<defs>
<filter id="far" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="22"/></filter>
<filter id="wood" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".006 .11" numOctaves="3" seed="5"/><feColorMatrix values="0 0 0 0 .12  0 0 0 0 .05  0 0 0 0 .02  0 0 0 -2.6 1.5"/><feComposite in2="SourceGraphic" operator="in"/></filter>
<filter id="weave" color-interpolation-filters="sRGB"><feTurbulence type="turbulence" baseFrequency=".5 .04" numOctaves="2" seed="9"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .36  0 0 0 0 .2  0 0 0 -1.2 .42"/><feComposite in2="SourceGraphic" operator="in"/></filter>
<filter id="rough" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="4" seed="21"/><feDiffuseLighting surfaceScale="3" lighting-color="#fff" result="l"><feDistantLight azimuth="235" elevation="58"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="1.18"/></filter>
<filter id="relief" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".11" numOctaves="3" seed="13"/><feDiffuseLighting surfaceScale=".8" lighting-color="#b9b9b9"><feDistantLight azimuth="235" elevation="45"/></feDiffuseLighting></filter>
<radialGradient id="glow" cx=".24" cy=".12" r="1.05"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="edges" cx=".44" cy=".42" r=".78"><stop offset=".55" stop-color="#1a0903" stop-opacity="0"/><stop offset="1" stop-color="#1a0903" stop-opacity=".5"/></radialGradient>
</defs>`;

const document = ({ width, height }: Size, body: string, scale = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${FILTERS}${body}</svg>`;

function boards(
  easel: Easel,
  { width, height }: Size,
  color: string,
  [wide, grain]: readonly [number, number],
): string {
  const count = Math.ceil(height / wide) + 1;
  return Array.from({ length: count }, (_, index) => {
    const tone = mix(color, easel.dice() < 0.5 ? "#2a0f05" : "#fff1d8", easel.between(0.02, 0.16));
    const y = index * wide - wide * 0.4;
    return `<rect x="-4" y="${y}" width="${width + 8}" height="${wide}" fill="${tone}"/><rect x="-4" y="${y}" width="${width + 8}" height="${wide}" filter="url(#wood)" opacity="${grain}"/><path d="M-4 ${y + 1.5}H${width + 4}" stroke="${dim(color, 0.75)}" stroke-width="3"/><path d="M-4 ${y + 4}H${width + 4}" stroke="${lit(color, 0.4)}" stroke-opacity=".35" stroke-width="1.4"/>`;
  }).join("");
}

function checks({ width, height }: Size): string {
  const stripes = (length: number, across: (at: number) => string) =>
    Array.from({ length: Math.ceil(length / 68) }, (_, index) => across(index * 68)).join("");
  return `<g fill="#b5382b" fill-opacity=".5">${stripes(width, (x) => `<rect x="${x}" width="34" height="${height}"/>`)}${stripes(height, (y) => `<rect y="${y}" width="${width}" height="34"/>`)}</g>`;
}

function talavera({ width, height }: Size): string {
  const [side, parts] = [118, [] as string[]];
  for (let x = 0; x < width; x += side)
    for (let y = 0; y < height; y += side) {
      const petals = [45, 135, 225, 315]
        .map((turn) => `<ellipse transform="rotate(${turn})" cx="27" rx="23" ry="11" fill="#1f5f9c"/>`)
        .join("");
      const corners = [0, 90, 180, 270]
        .map(
          (turn) =>
            `<path transform="rotate(${turn})" d="M57 57V30A27 27 0 0 1 30 57Z" fill="#e2a02e"/><path transform="rotate(${turn})" d="M40 0l9 -9 9 9 -9 9Z" fill="#2c8a6d"/>`,
        )
        .join("");
      parts.push(
        `<g transform="translate(${x + side / 2} ${y + side / 2})"><rect x="-59" y="-59" width="118" height="118" fill="#cdbfa6"/><rect x="-57" y="-57" width="114" height="114" rx="3" fill="#f7eedb"/>${corners}${petals}<circle r="9" fill="#d8562f"/></g>`,
      );
    }
  return parts.join("");
}

/** The table itself, as a picture of its own. */
export function paintedSurface(kind: Surface, size: Size): string {
  return document(size, surface(easelFor(kind), kind, size));
}

function surface(easel: Easel, kind: Surface, size: Size): string {
  const { width, height } = size;
  const all = (rest: string) => `<rect width="${width}" height="${height}" ${rest}/>`;
  switch (kind) {
    case "walnut":
      return boards(easel, size, "#7a4a2b", [150, 0.85]);
    case "linen":
      return `${all('fill="#f3e7d3"')}${checks(size)}${all('filter="url(#weave)"')}`;
    case "stone":
      return `${all('fill="#3a3e42" filter="url(#rough)"')}`;
    case "planks":
      return boards(easel, size, "#2f948c", [112, 0.3]);
    case "tiles":
      return talavera(size);
  }
}

const LEAVES = [
  [40, 30, 25],
  [130, -10, 70],
  [560, 60, 130],
  [620, 180, 100],
  [20, 190, -20],
] as const;

/** The fine unevenness of everything, as a picture that is laid over the whole in soft light. */
export function paintedRelief(size: Size): string {
  return document(size, `<rect width="${size.width}" height="${size.height}" filter="url(#relief)"/>`);
}

/**
 * The light over the whole picture, and the shadow of what is outside: at half the size, for it has no edges and
 * blurring costs by the pixel.
 */
export function paintedLight({ width, height }: Size, look: Pick<TableLook, "light" | "shadow">): string {
  const [sx, sy] = [width / 640, height / 480];
  const bars = [-120, 150, 420]
    .map(
      (x) =>
        `<path d="M${x * sx} 0h${58 * sx}l${230 * sx} ${height}h${-70 * sx}Z" fill="#1a0903" fill-opacity=".17"/>`,
    )
    .join("");
  const leaves = LEAVES.map(
    ([x, y, turn]) =>
      `<ellipse transform="translate(${x * sx} ${y * sy}) rotate(${turn})" rx="${110 * sx}" ry="${20 * sy}" fill="#10251c" fill-opacity=".3"/>`,
  ).join("");
  const shadow = { window: bars, leaves, none: "" }[look.shadow];
  const all = (rest: string) => `<rect width="${width}" height="${height}" ${rest}/>`;
  return document(
    { width, height },
    `<g filter="url(#far)">${shadow}</g>${all('fill="url(#glow)" fill-opacity=".5"')}${all(`fill="${look.light}" fill-opacity=".1"`)}${all('fill="url(#edges)"')}`,
    0.5,
  );
}
