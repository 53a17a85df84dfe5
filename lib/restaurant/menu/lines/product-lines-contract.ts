import { z } from "zod";
import { ExternalId } from "@/lib/core/ids/external-id-contract";
import { IdParam } from "@/lib/core/ids/param-contract";
import { InstantInput } from "@/lib/core/time/time-contract";
import { MAX_STOCK } from "@/lib/restaurant/menu/menu-limits";

const MOST_LINES = 500;

/** A product by its id or by its externalId. */
const named = {
  id: IdParam.optional(),
  externalId: ExternalId.optional().describe("In place of `id`"),
};
type Named = { id?: string | undefined; externalId?: string | undefined };

const isNamedOnce = ({ id, externalId }: Named) => (id === undefined) !== (externalId === undefined);
const NAMED_ONCE = "must have either id or externalId";

const PriceInput = z.number().min(0).describe("In major units, with at most the currency's decimals");

export const SetAvailabilityBody = z.object({
  items: z
    .array(
      z
        .object({
          ...named,
          available: z.boolean().describe("True also ends what was sold out until an instant"),
          soldOutUntil: InstantInput.optional().describe(
            "With `available: false`: it comes back by itself then",
          ),
        })
        .refine(isNamedOnce, NAMED_ONCE)
        .refine(
          ({ available, soldOutUntil }) => !(available && soldOutUntil),
          "soldOutUntil goes with available: false",
        ),
    )
    .min(1)
    .max(MOST_LINES)
    .meta({ example: [{ externalId: "1004", available: false }] }),
});
export type SetAvailabilityBody = z.output<typeof SetAvailabilityBody>;

export const SetStockBody = z.object({
  items: z
    .array(
      z
        .object({
          ...named,
          stock: z
            .int()
            .min(0)
            .max(MAX_STOCK)
            .nullable()
            .optional()
            .describe("What is there now; null is unlimited"),
          delta: z
            .int()
            .min(-MAX_STOCK)
            .max(MAX_STOCK)
            .optional()
            .describe("What comes or goes; sales of the same moment count beside it"),
        })
        .refine(isNamedOnce, NAMED_ONCE)
        .refine(
          ({ stock, delta }) => (stock === undefined) !== (delta === undefined),
          "must have either stock or delta",
        ),
    )
    .min(1)
    .max(MOST_LINES)
    .meta({ example: [{ externalId: "1004", delta: 12 }] }),
});
export type SetStockBody = z.output<typeof SetStockBody>;

export const SetPricesBody = z.object({
  items: z
    .array(
      z
        .object({
          ...named,
          basePrice: PriceInput.optional(),
          discountPrice: PriceInput.nullable().optional().describe("Null ends the discount"),
          revision: z
            .int()
            .min(0)
            .optional()
            .describe("The product's `revision` that the price was decided on"),
          oldBasePrice: PriceInput.optional().describe("In place of `revision`: the price that is replaced"),
        })
        .refine(isNamedOnce, NAMED_ONCE)
        .refine(
          ({ basePrice, discountPrice }) => basePrice !== undefined || discountPrice !== undefined,
          "must change a price",
        )
        .refine(
          ({ revision, oldBasePrice }) => (revision === undefined) !== (oldBasePrice === undefined),
          "must have either revision or oldBasePrice",
        ),
    )
    .min(1)
    .max(MOST_LINES)
    .meta({ example: [{ externalId: "1004", basePrice: 9.5, oldBasePrice: 9 }] }),
});
export type SetPricesBody = z.output<typeof SetPricesBody>;

/** What became of a line. */
export const LINE_OUTCOMES = [
  "changed",
  "unchanged",
  "not_found",
  "conflict",
  "not_counted",
  "too_low",
] as const;
export type LineOutcome = (typeof LINE_OUTCOMES)[number];

export const ProductLineResult = z
  .object({
    index: z.int().describe("Its place in the request, from 0"),
    outcome: z
      .enum(LINE_OUTCOMES)
      .describe(
        "`conflict`: its price was edited since; `not_counted`: a delta of a stock that is unlimited; `too_low`, or too high: there would be less than none, or more than can be counted. Only `changed` changed something",
      ),
    product: z
      .object({
        id: z.string(),
        externalId: z.string().nullable(),
        available: z.boolean(),
        soldOutUntil: z.iso.datetime().nullable(),
        stock: z.int().nullable(),
        basePrice: z.number(),
        discountPrice: z.number().nullable(),
        revision: z.int(),
      })
      .nullable()
      .describe("As it is after the line; null where it was not found"),
  })
  .meta({ id: "ProductLineResult" });

export const ProductLineResults = z.object({
  changed: z.int(),
  results: z.array(ProductLineResult).describe("One for each line, in their order"),
});
export type ProductLineResults = z.output<typeof ProductLineResults>;
