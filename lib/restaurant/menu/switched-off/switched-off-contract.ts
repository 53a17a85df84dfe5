import { z } from "zod";
import { LocaleMapSchema } from "@/lib/core/i18n/locale-map";
import { SERVICES } from "@/lib/restaurant/hours/opening-hours";

const until = z.iso
  .datetime()
  .nullable()
  .describe("When it ends by itself; null when somebody has to end it");

export const SwitchedOff = z
  .object({
    pausedUntil: z.iso.datetime().nullable().describe("Ordering is paused until then; null if it is not"),
    services: z
      .array(
        z.object({
          service: z.enum(SERVICES),
          offered: z.boolean().describe("False when the settings switch it off"),
          opensAt: z.iso.datetime().nullable().describe("By the opening hours and the pause"),
        }),
      )
      .describe("What is not open now"),
    categories: z.array(z.object({ id: z.string(), name: LocaleMapSchema, until })),
    products: z
      .array(
        z.object({
          id: z.string(),
          name: LocaleMapSchema,
          reason: z
            .enum(["switched_off", "no_stock", "no_ingredients"])
            .describe("By hand, because its stock is used up, or because an ingredient is short"),
          until,
        }),
      )
      .describe("Published dishes that guests cannot order, except those of hidden categories"),
  })
  .meta({ id: "SwitchedOff" });

export type SwitchedOff = z.input<typeof SwitchedOff>;
