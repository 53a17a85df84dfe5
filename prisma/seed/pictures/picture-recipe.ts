import { createHash } from "node:crypto";
import type { RenderName } from "./renders";

/** A render from the package, with its colours shifted where the dish asks for it. */
export interface RenderedArt {
  render: RenderName;
  hueDegrees?: number;
  saturation?: number;
  brightness?: number;
  /** Height relative to a normal piece of its place. */
  scale?: number;
}

/** Something drawn here, because no render shows it: an SVG body in a 400 × 400 box, standing on its lower edge. */
export interface DrawnArt {
  svg: string;
  scale?: number;
}

export type Art = RenderName | RenderedArt | DrawnArt;
export type Ground = "plate" | "oval" | "board" | "slate" | "none";

/** What a picture shows: one to three pieces on the ground, and ingredients beside it. */
export interface PictureRecipe {
  on: Ground;
  main: readonly Art[];
  beside?: readonly Art[];
}

/** A number in [0, 1) that depends on nothing but its text. */
export function chance(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE(0) / 2 ** 32;
}

/** A render with shifted colours or another size. */
export function tinted(render: RenderName, change: Omit<RenderedArt, "render">): RenderedArt {
  return { render, ...change };
}
