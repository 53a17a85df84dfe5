import { dim, type Easel, lit, mix } from "./easel";
import type { TableLook } from "./table";

export type Ground = "plate" | "oval" | "bowl" | "board" | "slate" | "pan" | "glass" | "cup" | "none";

/** The shadow of something round; with the light it falls to the lower right. */
export const shadow = (reach: number, deep = 0.62): string =>
  `<circle cx="${reach * 0.07}" cy="${reach * 0.09}" r="${reach * 1.13}" fill="url(#cast)" fill-opacity="${deep}"/>`;
/** That of something angular: its own shape, fainter and fainter. */
const shapeShadow = (body: string) =>
  [5, 9, 13, 17]
    .map(
      (far) => `<g transform="translate(${far * 0.8} ${far})" fill="#1a0903" fill-opacity=".16">${body}</g>`,
    )
    .join("");
const grain = (color: string, reach: number) =>
  [-0.86, -0.66, -0.5, -0.31, -0.14, 0.05, 0.2, 0.41, 0.56, 0.77, 0.9]
    .map((part, index) => {
      const half = Math.sqrt(1 - part * part) * reach * 0.96;
      const bend = index % 2 ? 9 : -7;
      return `<path d="M${-half} ${part * reach}q${half * 0.5} ${bend} ${half} 0t${half} 0" fill="none" stroke="${index % 3 ? dim(color, 0.42) : lit(color, 0.3)}" stroke-opacity=".5" stroke-width="${1.5 + (index % 3) * 1.3}"/>`;
    })
    .join("");
const circle = (reach: number, rest: string) => `<circle r="${reach}" ${rest}/>`;

function plate(look: TableLook, reach: number): string {
  const light = `<path d="M${-reach * 0.86} ${-reach * 0.34}A${reach * 0.93} ${reach * 0.93} 0 0 1 ${-reach * 0.3} ${-reach * 0.88}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${reach * 0.035}" stroke-linecap="round"/>`;
  return `${shadow(reach)}${circle(reach, `fill="${dim(look.plate, 0.3)}"`)}<circle r="${reach * 0.985}" cx="-1.5" cy="-2" fill="${look.plate}"/><circle r="${reach * 0.945}" fill="none" stroke="${look.rim}" stroke-width="${reach * 0.035}"/>${circle(reach * 0.78, `fill="${dim(look.plate, 0.14)}"`)}<circle r="${reach * 0.765}" cx="2" cy="3" fill="${mix(look.plate, "#ffffff", 0.2)}"/>${light}`;
}

function bowl([inside, outside]: readonly [string, string], easel: Easel, reach: number): string {
  return `${shadow(reach)}${circle(reach, `fill="${dim(outside, 0.25)}"`)}<circle r="${reach * 0.98}" cx="-1.5" cy="-2" fill="${lit(outside, 0.22)}"/>${circle(reach * 0.93, `fill="${dim(inside, 0.4)}"`)}<circle r="${reach * 0.92}" cx="1" cy="2" fill="${easel.round(inside)}"/><path d="M${-reach * 0.94} ${-reach * 0.2}A${reach * 0.96} ${reach * 0.96} 0 0 1 ${-reach * 0.2} ${-reach * 0.94}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${reach * 0.02}" stroke-linecap="round"/>`;
}

function board(color: string, reach: number): string {
  const handle = `<path transform="rotate(34)" d="M${reach * 0.9} ${-reach * 0.17}h${reach * 0.44}a${reach * 0.17} ${reach * 0.17} 0 0 1 0 ${reach * 0.34}h${-reach * 0.44}Z"/>`;
  const body = `${handle}<circle r="${reach}"/>`;
  return `${shapeShadow(body)}<g fill="${dim(color, 0.45)}" transform="translate(2 5)">${body}</g><g fill="${color}">${body}</g>${grain(color, reach)}<g transform="rotate(34)"><circle cx="${reach * 1.32}" r="${reach * 0.06}" fill="#1a0903" fill-opacity=".6"/></g><circle r="${reach * 0.97}" fill="none" stroke="${lit(color, 0.4)}" stroke-opacity=".5" stroke-width="2"/>`;
}

function slab(color: string, reach: number): string {
  const body = `<rect x="${-reach * 1.22}" y="${-reach * 0.8}" width="${reach * 2.44}" height="${reach * 1.6}" rx="7"/>`;
  const veins = [-0.6, -0.2, 0.3, 0.62]
    .map(
      (part) =>
        `<path d="M${-reach * 1.2} ${part * reach}q${reach * 0.6} ${part * 40} ${reach * 1.2} 6t${reach * 1.2} -10" fill="none" stroke="${lit(color, 0.25)}" stroke-opacity=".3" stroke-width="2"/>`,
    )
    .join("");
  return `${shapeShadow(body)}<g fill="${dim(color, 0.5)}" transform="translate(2 5)">${body}</g><g fill="${color}">${body}</g>${veins}`;
}

function pan(easel: Easel, reach: number): string {
  const handle = `<rect x="${reach * 0.9}" y="${-reach * 0.13}" width="${reach * 0.9}" height="${reach * 0.26}" rx="${reach * 0.1}"/>`;
  return `${shapeShadow(`${circle(reach, "")}${handle}`)}<g fill="#1f1d1c">${handle}${circle(reach, "")}</g>${circle(reach * 0.97, 'fill="#3a3735"')}${circle(reach * 0.9, `fill="${easel.round("#242120")}"`)}`;
}

/** What the food lies on or in; the middle is at 0, 0. */
export function crockery(easel: Easel, kind: Ground, look: TableLook, reach: number): string {
  switch (kind) {
    case "plate":
    case "cup":
      return plate(look, reach);
    case "oval":
      return `<g transform="scale(1.2 .86)">${plate(look, reach)}</g>`;
    case "bowl":
      return bowl(look.bowl, easel, reach);
    case "board":
      return board(look.board, reach);
    case "slate":
      return slab(look.slate, reach);
    case "pan":
      return pan(easel, reach);
    case "glass":
    case "none":
      return "";
  }
}
