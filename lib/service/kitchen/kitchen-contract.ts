import { z } from "zod";
import { IdParam } from "@/lib/core/ids/param-contract";
import { InstantInput } from "@/lib/core/time/time-contract";
import type { StationRule } from "@/lib/service/printers/station-plan";
import {
  isAllDone,
  type KitchenAges,
  type KitchenSubject,
  partSince,
  partsOf,
  type StationState,
} from "./kitchen-ticket";

const Line = z.object({
  key: z.string().describe("Names the line in a step"),
  quantity: z.int(),
  made: z.int().describe("Units that the station has made or struck"),
  name: z.string(),
  halves: z
    .array(z.string())
    .optional()
    .describe("What is on one half each, such as `½ Margherita`; left out where the dish is a whole"),
  options: z.array(z.string()),
  allergens: z.array(z.string()),
  note: z.string().nullable(),
  course: z.int().nullable(),
  guest: z
    .object({ number: z.int(), name: z.string().nullable() })
    .nullable()
    .describe("Who ordered it from their own phone at a table; they need not give a name"),
  isHeld: z.boolean().describe("Waits until its course is fired"),
  isVoided: z.boolean().describe("Was taken off the bill"),
});

const Part = z.object({
  stationId: z.string().describe("`none` for dishes that no station makes"),
  since: z.iso.datetime().describe("Since when the station has had it"),
  startedAt: z.iso.datetime().nullable(),
  bumpedAt: z.iso.datetime().nullable(),
  isRecalled: z.boolean(),
  isDone: z.boolean().describe("Bumped, and nothing has come since"),
  lines: z.array(Line),
});

export const KitchenTicketWire = z
  .object({
    id: z.string(),
    subjectId: z.string().describe("The order or the bill"),
    round: z.int().describe("Of the bill; 0 for an order"),
    orderId: z.string().nullable(),
    billId: z.string().nullable(),
    label: z.string().describe("The number of the order, or the name of the table"),
    service: z.enum(["pickup", "delivery", "dine_in"]),
    guestName: z.string().nullable(),
    tableName: z.string().nullable(),
    since: z.iso.datetime().describe("Since when the kitchen has had it"),
    dueAt: z.iso.datetime().nullable(),
    note: z.string().nullable(),
    isTest: z.boolean(),
    isRush: z.boolean(),
    isAllDone: z.boolean().describe("All stations are done"),
    status: z
      .enum(["accepted", "preparing", "ready", "delivered", "canceled", "rejected"])
      .nullable()
      .describe("Of the order; null for a round"),
    fired: z.array(z.int()).describe("The courses that were fired"),
    parts: z.array(Part),
  })
  .meta({ id: "KitchenTicket" });
export type KitchenTicketWire = z.output<typeof KitchenTicketWire>;

export const KitchenView = z
  .object({
    stations: z.array(z.object({ id: z.string(), name: z.string() })),
    soonMinutes: z.int().describe("The age from which a ticket asks to be looked at"),
    lateMinutes: z.int().describe("The age from which it is late"),
    tickets: z.array(KitchenTicketWire).describe("The longest waiting first"),
  })
  .meta({ id: "KitchenView" });
export type KitchenView = z.output<typeof KitchenView>;

export const KitchenQuery = z.object({
  station: IdParam.optional().describe("Only what this station makes"),
});

const STEP_KINDS = ["start", "bump", "recall", "strike", "unstrike", "rush", "calm", "fire"] as const;
export type KitchenStepKind = (typeof STEP_KINDS)[number];

const MOST_LINES = 300;
const MOST_UNITS = 10_000;

export const KitchenStepBody = z
  .object({
    kind: z.enum(STEP_KINDS),
    subjectId: IdParam.describe("The order or the bill"),
    round: z.int().min(0).max(10_000).default(0),
    stationId: IdParam.nullable()
      .default(null)
      .describe("Whose part; null for all of them, which only the expediter and the whole kitchen can say"),
    lines: z
      .array(z.object({ key: IdParam, units: z.int().min(1).max(MOST_UNITS) }))
      .max(MOST_LINES)
      .nullish()
      .describe(
        "With `bump`: what was on the screen, so that what came meanwhile stays; without it all that is there. With `strike` and `unstrike`: which lines",
      ),
    bumpedAt: InstantInput.nullish().describe(
      "With `recall`: the bump that is taken back; without it the last one",
    ),
    course: z.int().min(1).max(9).nullish().describe("With `fire`"),
  })
  .meta({ id: "KitchenStepBody" });
export type KitchenStepBody = z.output<typeof KitchenStepBody>;

export const KitchenStepAnswer = z.object({ ticket: KitchenTicketWire }).meta({ id: "KitchenStepAnswer" });

export const PickupNumbers = z
  .object({
    preparing: z.array(z.string()).describe("Numbers of orders that are almost ready"),
    ready: z.array(z.string()).describe("Numbers of orders that can be picked up, the latest first"),
  })
  .meta({ id: "PickupNumbers" });
export type PickupNumbers = z.output<typeof PickupNumbers>;

/** An order or a round as screens get it; of one station, with its part first. */
export function kitchenTicketWire(
  subject: KitchenSubject,
  stations: readonly StationRule[],
  states: readonly StationState[],
): KitchenTicketWire {
  const parts = partsOf(subject, stations, states);
  const { since, dueAt, rushedAt, fired, lines: _, ...rest } = subject;
  return {
    ...rest,
    id: `${subject.subjectId}.${subject.round}`,
    since: since.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    isRush: rushedAt !== null,
    isAllDone: isAllDone(parts),
    fired: Object.keys(fired).map(Number),
    parts: parts.map((part) => ({
      ...part,
      since: partSince(subject, part).toISOString(),
      startedAt: part.startedAt?.toISOString() ?? null,
      bumpedAt: part.bumpedAt?.toISOString() ?? null,
      lines: part.lines.map(({ options, allergens, ...line }) => ({
        ...line,
        options: [...options],
        allergens: [...allergens],
      })),
    })),
  };
}

/** The kitchen as screens get it; for one station only what has a part of it. */
export function kitchenView(
  subjects: readonly KitchenSubject[],
  kitchen: {
    stations: readonly StationRule[];
    states: readonly StationState[];
    ages: KitchenAges;
    stationId: string | null;
  },
): KitchenView {
  const { stations, states, ages, stationId } = kitchen;
  const tickets = subjects
    .map((subject) => kitchenTicketWire(subject, stations, states))
    .filter(({ parts }) =>
      stationId === null ? parts.length > 0 : parts.some((part) => part.stationId === stationId),
    );
  return { stations: stations.map(({ id, name }) => ({ id, name })), ...ages, tickets };
}
