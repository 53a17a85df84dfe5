/** Of what several guests of a table ordered, each on their own phone: those of one guest. */
export type GuestPart<Line, Guest> = { guest: Guest | null; lines: Line[] };

/** What each guest ordered, by their numbers; what nobody in particular ordered comes first. */
export function byGuest<Guest extends { number: number }, Line extends { guest?: Guest | null }>(
  lines: readonly Line[],
): GuestPart<Line, Guest>[] {
  const parts = new Map<number, GuestPart<Line, Guest>>();
  for (const line of lines) {
    const guest = line.guest ?? null;
    const known = parts.get(guest?.number ?? 0);
    if (known) known.lines.push(line);
    else parts.set(guest?.number ?? 0, { guest, lines: [line] });
  }
  return [...parts.entries()].sort(([a], [b]) => a - b).map(([, part]) => part);
}
