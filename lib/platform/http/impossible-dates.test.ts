import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { z } from "zod";
import { apiRoutes } from "@/lib/testing/call";
import { valuesOf } from "@/lib/testing/fuzz/schema-values";
import { endpointsOf } from "./openapi";

const DAY = /^\d{4}-\d{2}-\d{2}(?=T|$)/;
const IMPOSSIBLE = ["2027-02-30", "2027-13-01", "2027-00-10", "2026-02-29", "2026-11-00", "0000-01-01"];

type Place = readonly (string | number)[];

/** Where a value has dates. */
function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value === "string") return DAY.test(value) ? [at] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    placesOf(inner, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

function withDate(value: unknown, [key, ...rest]: Place, date: string): unknown {
  if (key === undefined) return String(value).replace(DAY, date);
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[key] = withDate(copy[key], rest, date);
  return copy;
}

/** The same fields of the same part, once each, with a value that has them. */
function datesOf(schema: z.ZodType): [string, { value: unknown; place: Place }][] {
  const found = new Map<string, { value: unknown; place: Place }>();
  for (const value of fc.sample(valuesOf(schema), { numRuns: 200, seed: 11 })) {
    for (const place of placesOf(value)) found.set(place.join("."), { value, place });
  }
  return [...found];
}

const fields = endpointsOf(apiRoutes)
  .filter(({ path }) => path !== "/api/dev/mail")
  .flatMap(({ definition }) =>
    (["query", "body"] as const).flatMap((part) => {
      const schema = definition[part];
      const dates = schema ? datesOf(schema) : [];
      return dates.map(([name, date]) => ({ name: `${definition.operationId} ${name}`, schema, ...date }));
    }),
  );

it("finds the fields that take a date", () => {
  expect(fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "bookTable date",
      "changeReservationPolicy blockedDates.0",
      "createCoupon endsAt",
      "createReservation date",
      "issueGiftCard expiresAt",
      "getReservationAvailability date",
      "listOrders from",
      "listReservations to",
      "replayWebhooks from",
    ]),
  );
});

describe("a date that does not exist", () => {
  test.each(fields.map((field) => [field.name, field] as const))(
    "is refused as %s",
    (_, { schema, value, place }) => {
      for (const date of IMPOSSIBLE) {
        const issues = schema?.safeParse(withDate(value, place, date)).error?.issues ?? [];
        expect(issues.map(({ path }) => path.join("."))).toContain(place.join("."));
      }
    },
  );
});
