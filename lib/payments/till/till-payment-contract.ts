import { z } from "zod";
import { toMajor } from "@/lib/core/money/money";
import { MAX_EXTERNAL_METHOD_LENGTH } from "@/lib/restaurant/tenancy/external-method";
import { MAX_REFERENCE_LENGTH, type TillPayment } from "./till-payment";

export const TillPaymentWire = z
  .object({
    id: z.string(),
    method: z.enum(["cash", "external"]),
    type: z.string().nullable().describe("One of the restaurant's `externalMethods`; null for cash"),
    amount: z.number().describe("With its tip; negative where it was given back"),
    tip: z.number(),
    reference: z.string().nullable(),
    takenAt: z.iso.datetime(),
    takenBy: z.string().nullable().describe("The member who took it"),
  })
  .meta({ id: "TillPayment" });

/** How money came that the restaurant took itself, beside its method: part of a body, checked by `typeGoesWith`. */
export const ExternalFields = z.object({
  type: z
    .string()
    .trim()
    .min(1)
    .max(MAX_EXTERNAL_METHOD_LENGTH)
    .nullish()
    .describe("With `external`, and only there: one of the restaurant's `externalMethods`"),
  reference: z
    .string()
    .trim()
    .max(MAX_REFERENCE_LENGTH)
    .nullish()
    .transform((text) => text || null)
    .describe("The number on the terminal's slip, the voucher or the invoice"),
});

export const typeGoesWith = ({ method, type }: { method: string; type?: string | null | undefined }) =>
  (method === "external") === (type != null);
export const TYPE_WITH_EXTERNAL = { path: ["type"], message: "must be given with external, and only there" };

/** How the restaurant took money that is paid at once. */
export const TillMethodBody = ExternalFields.extend({ method: z.enum(["cash", "external"]) });

/** Takes all of what is asked for. */
export const TakeAtTillBody = TillMethodBody.refine(typeGoesWith, TYPE_WITH_EXTERNAL).meta({
  id: "TakeAtTillBody",
});
export type TakeAtTillBody = z.output<typeof TakeAtTillBody>;

export const TakePaymentBody = TillMethodBody.extend({
  amount: z
    .number()
    .positive()
    .nullish()
    .describe("Without the tip, in major units; left out for all that is not paid yet"),
  tip: z.number().min(0).nullish().describe("On top of the amount, in major units"),
})
  .refine(typeGoesWith, TYPE_WITH_EXTERNAL)
  .meta({ id: "TakePaymentBody" });

export type TakePaymentBody = z.output<typeof TakePaymentBody>;

/** A payment as staff see it. */
export function tillPaymentView(payment: TillPayment, currency: string): z.input<typeof TillPaymentWire> {
  const { id, method, type, reference, takenBy } = payment;
  return {
    id,
    method,
    type,
    amount: toMajor(payment.amountMinor, currency),
    tip: toMajor(payment.tipMinor, currency),
    reference,
    takenAt: payment.takenAt.toISOString(),
    takenBy,
  };
}
