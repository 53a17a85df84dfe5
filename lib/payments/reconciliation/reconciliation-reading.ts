import type { ListName, TimeRange } from "@/lib/payments/processor/processor-lists";
import type { Finding } from "./compare-books";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** More are not kept: the first say enough. */
const KEPT_FINDINGS = 1_000;

/** How far before the rest a list is read: banks send refunds back, and decide disputes, weeks later. */
const LOOK_BACK_MS: Record<ListName, number> = {
  intents: 0,
  transfers: 0,
  refunds: 33 * DAY_MS,
  disputes: 178 * DAY_MS,
};

/** What is read after what: the lists of the processor, and then the ledger, a day at a time. */
const SOURCE_AFTER = {
  intents: "transfers",
  transfers: "refunds",
  refunds: "disputes",
  disputes: "ledger",
} as const satisfies Record<ListName, string>;
export type Source = ListName | "ledger";

/** A comparison that is not finished, and how far it is. */
export type Reading = TimeRange & {
  source: Source;
  /** The last object of the list, or the day of the ledger, up to which it is read; "" at its beginning. */
  after: string;
  compared: number;
  findings: Finding[];
};

/**
 * What a comparison covers: everything up to an hour ago that the one before did not, and once more the day before that,
 * because an object is made before it is booked, a payment up to a day. Null when nothing is new.
 */
export function nextRange(comparedUntil: Date | null, now: Date): TimeRange | null {
  const to = new Date(now.getTime() - HOUR_MS);
  if (comparedUntil !== null && to <= comparedUntil) return null;
  const since = comparedUntil?.getTime() ?? to.getTime() - DAY_MS;
  return { from: new Date(since - DAY_MS), to };
}

/** When the objects of a list were made that are read: up to now, so that what was booked quickly is known. */
export function rangeOf(list: ListName, { from }: TimeRange, now: Date): TimeRange {
  return { from: new Date(from.getTime() - LOOK_BACK_MS[list]), to: now };
}

/** The day of the ledger that is compared next; null behind the last. */
export function nextDay({ from, to, after }: Reading): TimeRange | null {
  const begin = after === "" ? from : new Date(after);
  if (begin >= to) return null;
  return { from: begin, to: new Date(Math.min(begin.getTime() + DAY_MS, to.getTime())) };
}

/** The reading behind a page whose last object was `next`; null on the last page of a list. */
export function behindPage(reading: Reading, list: ListName, next: string | null): Reading {
  return next === null ? { ...reading, source: SOURCE_AFTER[list], after: "" } : { ...reading, after: next };
}

/** Adds what was compared and found. A movement that two sources name is named once. */
export function withFindings(reading: Reading, compared: number, findings: readonly Finding[]): Reading {
  const known = new Set(reading.findings.map(({ key }) => key));
  const added = findings.filter(({ key }) => !known.has(key));
  return {
    ...reading,
    compared: reading.compared + compared,
    findings: [...reading.findings, ...added].slice(0, KEPT_FINDINGS),
  };
}
