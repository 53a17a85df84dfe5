import { z } from "zod";
import { IdParam } from "@/lib/core/ids/param-contract";

export const GroupParams = z.object({ organizationId: IdParam });

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
      }),
    ),
    totals: z.array(z.object({ currency: z.string(), orders: z.int(), takings: z.number() })),
  })
  .meta({ id: "GroupOverview" });
