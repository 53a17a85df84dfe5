import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { draftEdit } from "./draft-edit";
import type { OrderEditBody } from "./order-edit-contract";
import { readForEdit } from "./read-for-edit";

/** What an edit would make an order cost. Nothing is kept. Throws as readForEdit and draftEdit. */
export async function quoteOrderEdit(
  app: App,
  input: {
    tenant: { id: TenantId; slug: string };
    orderId: string;
    body: OrderEditBody;
    actor: StaffActor;
  },
) {
  const { body, actor } = input;
  const { order, shop, coupon } = await readForEdit(app, input);
  const draft = draftEdit({ order, body, shop, coupon, actor, now: app.clock.now() });
  const { currency } = order;
  return {
    currency,
    total: toMajor(draft.totalMinor, currency),
    difference: toMajor(draft.totalMinor - order.totalMinor, currency),
    warnings: draft.warnings,
  };
}
