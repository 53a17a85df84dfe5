import { z } from "zod";
import { IdParam } from "@/lib/core/ids/param-contract";
import { EscrowStatusWire, RefundWire } from "./order-contract";

/** Specification, Other payloads: manual refund request. */
export const ManualRefundBody = z
  .object({
    orderId: IdParam,
    amount: z.number().positive().max(20_000_000).describe("In major units of the order's currency"),
    reason: z.string().trim().min(1).max(500),
  })
  .meta({ id: "ManualRefund" });

export type ManualRefundBody = z.output<typeof ManualRefundBody>;

export const ManualRefundAnswer = z
  .object({
    refundId: z.string(),
    orderId: z.string(),
    amount: z.number(),
    status: RefundWire.shape.status.describe("Pending until the processor confirms"),
    escrowStatus: EscrowStatusWire,
  })
  .meta({ id: "ManualRefundResult" });
