import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { PageQuery } from "@/lib/core/paging/page-query-contract";
import { type EscrowRow, EscrowState, escrowState } from "@/lib/payments/escrow/escrow-contract";
import { EscrowStatusWire, OrderStatusWire, PaymentStatusWire } from "@/lib/service/orders/order-contract";
import { MAX_CLEAR_NOTE_LENGTH } from "./clear-note";

const instant = z.iso.datetime();

export const EscrowReview = EscrowState.extend({
  orderNumber: z.string(),
  tenantId: z.string().describe("Short id"),
  restaurant: z.object({ slug: z.string(), name: z.string() }),
  status: OrderStatusWire,
  paymentStatus: PaymentStatusWire,
  currency: z.string(),
  flagReason: z.enum(["PREP_TOO_FAST"]).nullable(),
  prepSeconds: z.int().nullable().describe("From preparing to ready; null before that"),
  createdAt: instant,
  deliveredAt: instant.nullable(),
  releasedAt: instant.nullable(),
}).meta({ id: "EscrowReview" });
export type EscrowReviewWire = z.output<typeof EscrowReview>;

export const EscrowReviewQuery = PageQuery.extend({
  flagged: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional()
    .describe("`true` for orders that wait for a super-admin"),
  escrowStatus: EscrowStatusWire.optional(),
  releasing: z
    .literal("true")
    .optional()
    .describe(
      "Only what is released automatically, the next one first; of the other filters only the restaurant applies",
    ),
  tenantId: TenantParam.optional(),
});
export type EscrowReviewQuery = z.output<typeof EscrowReviewQuery>;

export const EscrowReviewList = z.object({
  escrow: z.array(EscrowReview).describe("Newest order first, unless `releasing`"),
  nextCursor: z.string().nullable().describe("Null on the last page"),
});

export const EscrowReviewParams = z.object({ orderId: IdParam });

export const ClearFlagBody = z.object({
  note: z
    .string()
    .trim()
    .min(1)
    .max(MAX_CLEAR_NOTE_LENGTH)
    .optional()
    .describe("Why the flag is cleared, for the audit log"),
});

export type EscrowReviewRow = EscrowRow & {
  tenantId: string;
  number: number;
  status: z.infer<typeof OrderStatusWire>;
  paymentStatus: z.infer<typeof PaymentStatusWire>;
  createdAt: Date;
  preparingStartedAt: Date | null;
  readyAt: Date | null;
  deliveredAt: Date | null;
  tenant: { slug: string; name: string };
};

export function escrowReview(order: EscrowReviewRow): z.input<typeof EscrowReview> {
  const { preparingStartedAt, readyAt, tenant } = order;
  const prepMs = readyAt && preparingStartedAt ? readyAt.getTime() - preparingStartedAt.getTime() : null;
  return {
    ...escrowState(order),
    orderNumber: String(order.number),
    tenantId: order.tenantId,
    restaurant: { slug: tenant.slug, name: tenant.name },
    status: order.status,
    paymentStatus: order.paymentStatus,
    currency: order.currency,
    flagReason: order.flaggedAt === null ? null : "PREP_TOO_FAST",
    prepSeconds: prepMs === null ? null : Math.round(prepMs / 1000),
    createdAt: order.createdAt.toISOString(),
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    releasedAt: order.releasedAt?.toISOString() ?? null,
  };
}
