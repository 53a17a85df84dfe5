import { z } from "zod";
import { MAX_EMAIL_LENGTH } from "@/lib/core/contact/contact";
import { IdParam } from "@/lib/core/ids/param-contract";
import { toMajor } from "@/lib/core/money/money";
import { InstantInput } from "@/lib/core/time/time-contract";
import { MAX_QUANTITY } from "@/lib/restaurant/pricing/price-line";
import type { OrderProposalRow } from "@/lib/service/orders/order";
import { MAX_LINES } from "@/lib/service/orders/order-limits";
import { MAX_PROPOSAL_LENGTH } from "./proposal-length";

const lineItemId = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,5})$/)
  .meta({ example: "0" });

const Change = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("remove"), lineItemId, quantity: z.int().min(1).max(MAX_QUANTITY) }),
  z.object({
    kind: z.literal("replace"),
    lineItemId,
    productId: z
      .string()
      .min(1)
      .max(100)
      .describe(
        "A dish that needs no options, taxed at the same rate; a more expensive one costs the guest no more",
      ),
  }),
]);

export const ProposeOrderChangeBody = z
  .object({
    changes: z
      .array(Change)
      .max(MAX_LINES)
      .refine((all) => new Set(all.map((change) => change.lineItemId)).size === all.length, {
        message: "must name each line once",
      }),
    promisedAt: InstantInput.nullish().describe("A later time than the promised one, at most a day later"),
    message: z
      .string()
      .trim()
      .max(MAX_PROPOSAL_LENGTH)
      .nullish()
      .transform((text) => text || null)
      .describe("To the guest"),
    minutes: z.int().min(5).max(60).optional().describe("How long the guest has to answer; 15 if omitted"),
  })
  .meta({ id: "ProposeOrderChangeBody" });

export type ProposeOrderChangeBody = z.output<typeof ProposeOrderChangeBody>;

export const AnswerProposalBody = z
  .object({
    email: z.string().max(MAX_EMAIL_LENGTH).describe("The email that the order was placed with"),
    answer: z.enum(["take", "decline"]).describe("Declining cancels the order"),
  })
  .meta({ id: "AnswerProposalBody" });

export const ProposalWire = z
  .object({
    id: z.string(),
    changes: z.array(
      z.object({
        lineItemId: z.string(),
        productName: z.string().describe("What was ordered"),
        quantity: z.int().describe("Units that are removed, or replaced"),
        replacement: z
          .object({
            productId: z.string(),
            productName: z.string(),
            allergens: z.array(z.string()).describe("As the customer reads them"),
          })
          .nullable()
          .describe("What replaces it; null where it is only removed"),
      }),
    ),
    promisedAt: z.iso.datetime().nullable().describe("The later time; null where it stays"),
    message: z.string().nullable(),
    amount: z.number().describe("What the guest gets back, or pays less"),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().describe("It can be answered until then, while the order is pending"),
    answer: z.enum(["taken", "declined"]).nullable(),
  })
  .meta({ id: "OrderProposal" });

export const OrderProposalParams = z.object({ proposalId: IdParam });

/** A proposal as both sides see it. */
export function proposalView(
  { changes, ...row }: OrderProposalRow,
  currency: string,
): z.input<typeof ProposalWire> {
  return {
    id: row.id,
    changes: changes.map(({ position, productName, quantity, replacement }) => ({
      lineItemId: String(position),
      productName,
      quantity,
      replacement: replacement && {
        productId: replacement.productId,
        productName: replacement.productName,
        allergens: replacement.shown.allergens,
      },
    })),
    promisedAt: row.promisedAt?.toISOString() ?? null,
    message: row.message,
    amount: toMajor(row.amountMinor, currency),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    answer: row.answer,
  };
}
