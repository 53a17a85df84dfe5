import type { DrawRow } from "@/lib/core/ticket/printed-ticket";
import { drawRow } from "@/lib/platform/print/draw-row-gateway";

const drawn = new Map<string, ReturnType<DrawRow>>();
const MOST = 5_000;

/** Draws each line once: the same ticket is compared on many printers. */
export const rememberedRow: DrawRow = (row, place) => {
  const key = JSON.stringify([row, place]);
  const known = drawn.get(key) ?? drawRow(row, place);
  if (drawn.size >= MOST) drawn.clear();
  drawn.set(key, known);
  return known;
};
