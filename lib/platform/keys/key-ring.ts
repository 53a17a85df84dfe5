/**
 * The secrets of the installation, the newest first. The newest signs and seals; all of them verify and open, so that a
 * secret can be replaced while what it signed is still about (docs/decisions/082).
 */
export type KeyRing = readonly [newest: string, ...older: string[]];

/** The shortest secret of a ring, in characters. */
export const SHORTEST_KEY = 32;

/** Reads `new,old`: null when there is none, or one is too short. */
export function readKeyRing(text: string): KeyRing | null {
  const [newest, ...older] = text.split(",").flatMap((key) => key.trim() || []);
  if (newest === undefined || [newest, ...older].some((key) => key.length < SHORTEST_KEY)) return null;
  return [newest, ...older];
}
