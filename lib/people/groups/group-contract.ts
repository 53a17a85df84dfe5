import { z } from "zod";
import { IdParam } from "@/lib/core/ids/param-contract";

export const GroupParams = z.object({ organizationId: IdParam });

export const GroupQuery = z.object({
  days: z
    .enum(["1", "7", "30"])
    .default("1")
    .describe("How many days, today included, the compared figures are of"),
});

export const GroupOverview = z
  .object({
    id: z.string(),
    name: z.string(),
    tenants: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        headquarters: z.boolean(),
        date: z.iso.date().describe("Today in the restaurant's time zone"),
        currency: z.string(),
        orders: z.int().describe("Placed today and not canceled, rejected or left unpaid online"),
        takings: z.number(),
        open: z.int().describe("Orders that still need work"),
        openNow: z.boolean().describe("Whether guests can order right now"),
        figures: z
          .object({
            from: z.iso.date(),
            to: z.iso.date(),
            orders: z.int(),
            sales: z.number(),
            average: z.number().nullable().describe("sales / orders; null without orders"),
            lateRate: z
              .number()
              .nullable()
              .describe("Share of the orders that were ready or delivered late, 0 to 1; null without orders"),
            bookings: z.int(),
          })
          .describe("As in the restaurant's own report of these days"),
      }),
    ),
    totals: z.array(z.object({ currency: z.string(), orders: z.int(), takings: z.number() })),
  })
  .meta({ id: "GroupOverview" });
