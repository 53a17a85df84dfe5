import type { Density } from "@/components/dashboard/orders/board-view";

/** So many characters of a note are on a ticket. Few guests write more; what they do can be read whole. */
const LENGTHS: Record<Density, number> = { comfortable: 400, compact: 160, line: 140 };

/** The words of a note that a ticket has room for, cut between words, and whether there are more. */
export function noteExcerpt(note: string, density: Density): { words: string; isCut: boolean } {
  const whole = note.trim().replaceAll(/\s+/g, " ");
  const length = LENGTHS[density];
  if (whole.length <= length) return { words: whole, isCut: false };
  const start = whole.slice(0, length + 1);
  const space = start.lastIndexOf(" ");
  // Japanese has no spaces, and a web address may have none for long.
  const words = space > length / 2 ? start.slice(0, space) : [...whole].slice(0, length).join("");
  return { words, isCut: true };
}
