/** What a kitchen screen shows of an order or a round, and when a station is done with it (docs/decisions/108). */

import { laterCourses } from "@/lib/service/bills/round-course";
import type { KitchenGuest } from "@/lib/service/printers/queue-tickets";
import { type StationRule, stationsOf } from "@/lib/service/printers/station-plan";

/** Stands for a station where nobody makes a dish: the pass sees it, and no order waits for it. */
export const NO_STATION = "none";

export type KitchenLine = {
  /** Its place in the order, or the item of the bill. */
  key: string;
  productId: string;
  categoryId: string | null;
  quantity: number;
  /** In the restaurant's first language, as its options. */
  name: string;
  /** What is on one half each; left out where the dish is a whole. */
  halves?: string[];
  options: readonly string[];
  /** Labels of the chosen options, and the names of their groups. */
  optionLabels: readonly string[];
  allergens: readonly string[];
  note: string | null;
  /** Null is made at once. */
  course: number | null;
  /** Who ordered it from their own phone at a table. */
  guest: KitchenGuest | null;
  /** Taken off the bill: what of it is not made yet is not to be made. */
  isVoided: boolean;
};

/** An order or a round of a table's bill, as far as the kitchen is concerned. */
export type KitchenSubject = {
  subjectId: string;
  /** 0 for an order. */
  round: number;
  orderId: string | null;
  billId: string | null;
  /** The number of the order, or the name of the table. */
  label: string;
  service: "pickup" | "delivery" | "dine_in";
  guestName: string | null;
  tableName: string | null;
  /** Since when the kitchen has had it. */
  since: Date;
  /** When it was promised; null for a table. */
  dueAt: Date | null;
  note: string | null;
  isTest: boolean;
  /** Null for a round, which has none. */
  status: "accepted" | "preparing" | "ready" | "delivered" | "canceled" | "rejected" | null;
  rushedAt: Date | null;
  /** When each course was fired, by its number. */
  fired: Readonly<Record<string, string>>;
  lines: readonly KitchenLine[];
};

/** What a station has done. */
export type StationState = {
  subjectId: string;
  round: number;
  stationId: string;
  made: Readonly<Record<string, number>>;
  startedAt: Date | null;
  bumpedAt: Date | null;
  recalledAt: Date | null;
};

export type KitchenPartLine = Omit<KitchenLine, "productId" | "categoryId" | "optionLabels"> & {
  /** Units that are made, by a bump or struck one by one. */
  made: number;
  /** Waits until its course is fired. */
  isHeld: boolean;
};

/** A station's part of an order or a round. */
export type KitchenPart = {
  stationId: string;
  startedAt: Date | null;
  bumpedAt: Date | null;
  /** It was bumped and called back. */
  isRecalled: boolean;
  /** Bumped, and nothing has come since. What is held is still to come. */
  isDone: boolean;
  lines: KitchenPartLine[];
};

/** From which ages in minutes on a ticket asks to be looked at, and is late. */
export type KitchenAges = { soonMinutes: number; lateMinutes: number };

/** The parts of an order or a round, in the order of the stations; what nobody makes comes last. */
export function partsOf(
  subject: KitchenSubject,
  stations: readonly StationRule[],
  states: readonly StationState[],
): KitchenPart[] {
  const held = heldCourses(subject);
  const places = new Map(subject.lines.map((line) => [line.key, stationsOf(line, stations)]));
  const part = (stationId: string, lines: readonly KitchenLine[]): KitchenPart => {
    const state = states.find(
      (known) =>
        known.subjectId === subject.subjectId &&
        known.round === subject.round &&
        known.stationId === stationId,
    );
    const made = state?.made ?? {};
    const shown = lines.map(({ productId: _, categoryId: __, optionLabels: ___, ...line }) => ({
      ...line,
      made: Math.min(line.quantity, made[line.key] ?? 0),
      isHeld: line.course !== null && held.has(line.course),
    }));
    const bumpedAt = state?.bumpedAt ?? null;
    const isOver = subject.status === "canceled" || subject.status === "rejected";
    const isCovered = shown.every((line) => isSettled(line) || line.isHeld);
    return {
      stationId,
      startedAt: state?.startedAt ?? null,
      bumpedAt,
      isRecalled: bumpedAt === null && state?.recalledAt != null,
      isDone: isOver ? bumpedAt !== null : isCovered && (bumpedAt !== null || shown.every(wasTakenOff)),
      lines: shown,
    };
  };
  const own = stations.map(({ id }) =>
    part(
      id,
      subject.lines.filter(({ key }) => places.get(key)?.some((station) => station.id === id)),
    ),
  );
  const rest = subject.lines.filter(({ key }) => places.get(key)?.length === 0);
  return [...own, part(NO_STATION, rest)].filter(({ lines }) => lines.length > 0);
}

/** Whether nothing of a line is left to be made. */
export const isSettled = (line: Pick<KitchenPartLine, "made" | "quantity" | "isVoided">): boolean =>
  line.isVoided || line.made >= line.quantity;

/** Voided before the station had touched it: a ticket of nothing else is none. */
const wasTakenOff = (line: KitchenPartLine): boolean => line.isVoided && line.made === 0;

/** Whether all stations are done. What no station makes counts only where no station makes anything. */
export function isAllDone(parts: readonly KitchenPart[]): boolean {
  const made = parts.filter(({ stationId }) => stationId !== NO_STATION);
  const counted = made.length > 0 ? made : parts;
  return (
    counted.length > 0 &&
    counted.every(({ isDone, lines }) => isDone && !lines.some(({ isHeld, isVoided }) => isHeld && !isVoided))
  );
}

/** The courses that wait to be fired: all but the first of a round, and those that were. */
function heldCourses({ lines, fired }: KitchenSubject): ReadonlySet<number> {
  return new Set([...laterCourses(lines)].filter((course) => fired[course] === undefined));
}

/** Since when a part has waited: since its course was fired where nothing else is left, or since the kitchen has had it. */
export function partSince(
  { since, fired }: Pick<KitchenSubject, "since" | "fired">,
  part: KitchenPart,
): Date {
  const open = part.lines.filter((line) => !line.isHeld && !isSettled(line));
  const times = open.flatMap(({ course }) => (course === null ? [] : (fired[course] ?? [])));
  const isOfCourses = open.length > 0 && times.length === open.length;
  return isOfCourses ? new Date(Math.min(...times.map((time) => Date.parse(time)))) : since;
}
