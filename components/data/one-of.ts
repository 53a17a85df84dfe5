/** One of the known values, or null: an old link with another one still works. */
export function oneOf<Value extends string>(known: readonly Value[], text: string | null): Value | null {
  return known.find((value) => value === text) ?? null;
}
