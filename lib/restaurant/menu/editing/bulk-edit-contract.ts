import { z } from "zod";
import { IdParam } from "@/lib/core/ids/param-contract";
import { ROUNDINGS } from "./bulk-price";

const MOST_PRODUCTS = 500;

const ProductRevision = z.object({
  id: IdParam,
  revision: z.int().min(0).describe("The product's `revision` that the change was decided on"),
});

const BulkPrice = z
  .object({
    percent: z.number().min(-99).max(1_000).optional(),
    amount: z.number().min(-1_000_000).max(1_000_000).optional().describe("In major units"),
    rounding: z.enum(ROUNDINGS).default("none").describe("What prices end in: the nearest .10, .50 or .90"),
  })
  .refine(
    ({ percent, amount }) => (percent === undefined) !== (amount === undefined),
    "must have either percent or amount",
  );

/** One change for many products, all of it or nothing. */
export const BulkEditBody = z
  .object({
    products: z
      .array(ProductRevision)
      .min(1)
      .max(MOST_PRODUCTS)
      .refine(
        (products) => new Set(products.map(({ id }) => id)).size === products.length,
        "must name each product once",
      ),
    price: BulkPrice.optional().describe("Changes the price and the offer price of each product"),
    available: z.boolean().optional(),
    status: z.enum(["active", "draft"]).optional(),
    categoryId: IdParam.optional(),
  })
  .refine(
    ({ products: _, ...change }) => Object.values(change).some((value) => value !== undefined),
    "must change something",
  );
export type BulkEditBody = z.output<typeof BulkEditBody>;
