import { z } from "zod";
import { HELD_FOR } from "@/lib/payments/payments/payment-subject";
import { BillId, OrderId, Reference, Subject } from "./subject-contract";

export const HeldPayment = z
  .object({
    subject: Subject,
    reference: Reference,
    orderId: OrderId,
    billId: BillId,
    amount: z.number().describe("What is held of it; the amounts of all add up to `held` of the balance"),
    currency: z.string(),
    waitsFor: z
      .enum(HELD_FOR)
      .describe(
        "`release`: the time in releaseAt; `delivery`, the platform's `review`, the end of a `dispute`, a `refund` under way, its `payment`, or for a deposit the guests' `visit`: that first",
      ),
    releaseAt: z.iso.datetime().nullable().describe("When it is released if nothing else is waited for"),
    paidAt: z.iso.datetime(),
  })
  .meta({ id: "HeldPayment" });
export type HeldPaymentWire = z.input<typeof HeldPayment>;

export const HeldPaymentList = z
  .object({ payments: z.array(HeldPayment).describe("The next release first, then what has no time yet") })
  .meta({ id: "HeldPaymentList" });
