import { z } from "zod";
import { pageCursor, pageLimit } from "@/lib/core/paging/page-contract";
import type { TwinClock } from "./twin-clock";

/** One move goes no further: a year has every day of the week, the month and the season in it. */
export const MOST_DAYS = 366;

export const TestClock = z
  .object({
    now: z.iso.datetime().describe("What time it is at the twin (UTC)"),
    status: z
      .enum(["running", "moving", "standing"])
      .describe(
        "`running`: with real time, until it is moved; `moving`: what is due on its way is happening",
      ),
    target: z.iso.datetime().nullable().describe("Where it moves to; null while it does not move"),
    failure: z
      .string()
      .nullable()
      .describe("Why the last move stopped before its target; null if it did not"),
  })
  .meta({ id: "TestClock" });

export const MoveTestClockBody = z
  .strictObject({
    to: z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(text))
      .optional()
      .describe("The instant to move to, not before the clock's"),
    by: z
      .strictObject({
        days: z.int().min(0).max(MOST_DAYS).default(0),
        hours: z.int().min(0).max(9_000).default(0).describe("Added to the days"),
        minutes: z.int().min(0).max(600_000).default(0),
      })
      .optional()
      .describe("How far to move; nothing at all lets what is due now happen"),
  })
  .refine(({ to, by }) => (to === undefined) !== (by === undefined), {
    message: "Send either `to` or `by`.",
    path: ["to"],
  })
  .meta({ id: "MoveTestClockBody" });

export const TestTimelineQuery = z.object({ cursor: pageCursor(), limit: pageLimit(100, 50) });
export type TestTimelineQuery = z.output<typeof TestTimelineQuery>;

export const TestTimeline = z
  .object({
    entries: z
      .array(
        z.object({
          id: z.string(),
          at: z.iso.datetime().describe("By the twin's clock"),
          kind: z.enum(["event", "email"]),
          type: z.string().describe("The event's type, or the email's template"),
          sequence: z.int().nullable().describe("The event's number; null for an email"),
          orderId: z.string().nullable(),
          reservation: z
            .object({ id: z.string(), date: z.string().describe("The booking's day, in the twin's zone") })
            .nullable()
            .describe("The booking that an event is about"),
          subject: z
            .string()
            .nullable()
            .describe("The email's subject, once it is written; null for an event"),
          to: z
            .string()
            .nullable()
            .describe("Who the email is for; it is kept and not sent. Null for an event"),
        }),
      )
      .describe("What happened at the twin, the latest first"),
    nextCursor: z.string().nullable().describe("Null on the last page"),
  })
  .meta({ id: "TestTimeline" });
export type TestTimelineWire = z.output<typeof TestTimeline>;
export type TestClockWire = z.output<typeof TestClock>;

/** A clock as the API shows it; one that runs shows real time. */
export function testClockView(clock: TwinClock, realNow: Date): TestClockWire {
  const { stands, target, failure } = clock;
  return {
    now: (stands ? clock.now : realNow).toISOString(),
    status: target ? "moving" : stands ? "standing" : "running",
    target: target?.toISOString() ?? null,
    failure,
  };
}
