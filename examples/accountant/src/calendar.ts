const DAY_MS = 86_400_000;

/** Instants are in UTC; days are the restaurant's. A sale at 00:30 in Rome is another day than in London. */
export class Calendar {
  readonly #format: Intl.DateTimeFormat;

  constructor(timeZone: string) {
    this.#format = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
  }

  dayOf(instant: string | number): string {
    return this.#format.format(new Date(instant));
  }

  today(): string {
    return this.dayOf(Date.now());
  }

  /** The instant at which a day begins, to the minute: clocks change at night. */
  beginOf(day: string): string {
    let early = Date.parse(`${day}T00:00:00Z`) - DAY_MS;
    let late = early + 2 * DAY_MS;
    while (late - early > 1) {
      const middle = Math.floor((early + late) / 2);
      if (this.dayOf(middle) < day) early = middle;
      else late = middle;
    }
    return new Date(late).toISOString();
  }
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
