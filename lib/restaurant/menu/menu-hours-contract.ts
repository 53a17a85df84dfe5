import { z } from "zod";
import { timeRangeSchema } from "@/lib/restaurant/hours/opening-hours";

const MOST_RULES = 14;

/** When a dish or category can be ordered; an empty list is at any time. */
export const MenuHoursInput = z
  .array(
    z
      .object({
        days: z
          .array(z.int().min(1).max(7))
          .min(1)
          .transform((days) => [...new Set(days)].sort())
          .describe("1 is Monday"),
        from: timeRangeSchema.shape.open,
        to: timeRangeSchema.shape.close,
      })
      .meta({ id: "MenuHours" }),
  )
  .max(MOST_RULES)
  .describe(
    "By the clocks of the restaurant; past midnight where `to` is earlier than `from`, and 24 hours where they are equal",
  );

export const MenuHoursWire = z
  .array(z.object({ days: z.array(z.int()), from: z.string(), to: z.string() }))
  .describe("When it can be ordered, by the clocks of the restaurant; empty is at any time");
