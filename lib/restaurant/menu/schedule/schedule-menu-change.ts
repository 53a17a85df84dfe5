import { type FieldIssue, fail } from "@/lib/core/errors/app-error";
import { refuseFields } from "@/lib/core/errors/refuse-fields";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { readAmount } from "@/lib/core/money/amount-input";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import {
  type ScheduledFields,
  type ScheduledMenuChange,
  type ScheduleMenuChangeBody,
  scheduledChangeView,
} from "@/lib/restaurant/menu/history/menu-history-contract";
import { findProductRows } from "@/lib/restaurant/menu/product-store";
import { keepQuota } from "@/lib/restaurant/tenancy/keep-quota";
import { readPause } from "@/lib/restaurant/tenancy/settings";
import { countScheduledChanges, insertScheduledChange } from "./menu-schedule-store";

/**
 * Puts a change of a dish off until an instant; the job `apply-menu-schedule` makes it then, once. Throws
 * PRODUCT_NOT_FOUND, QUOTA_EXCEEDED, and VALIDATION_FAILED for an instant that is not ahead, within a year.
 */
export async function scheduleMenuChange(
  app: App,
  input: { tenantId: TenantId; currency: string; actorId: string; request: ScheduleMenuChangeBody },
): Promise<ScheduledMenuChange> {
  const { tenantId, currency, actorId, request } = input;
  const now = app.clock.now();
  const issues: FieldIssue[] = [];
  const at = readPause(request.at, now, "at", issues);
  const changes = readChanges(request.changes, currency, issues);
  refuseFields(issues);
  const { productId } = request;
  const id = newId("msc");
  const row = await inTransaction(app.db, async (tx) => {
    const used = () => countScheduledChanges(tx, { tenantId });
    await keepQuota(tx, { tenantId, quota: "scheduledMenuChanges", used });
    const known = await findProductRows(tx, { tenantId, productIds: [productId] });
    if (!known.has(productId)) fail("PRODUCT_NOT_FOUND", "There is no such product.");
    describeAct({ subjectId: productId, data: { scheduleId: id, at: (at ?? now).toISOString() } });
    return insertScheduledChange(tx, {
      tenantId,
      id,
      productId,
      changes,
      at: at ?? now,
      actorId,
      createdAt: now,
    });
  });
  return scheduledChangeView(row, currency);
}

function readChanges(
  { basePrice, discountPrice, available, status }: ScheduleMenuChangeBody["changes"],
  currency: string,
  issues: FieldIssue[],
): ScheduledFields {
  const offer = discountPrice === undefined || discountPrice === null ? null : discountPrice;
  return {
    ...(basePrice === undefined
      ? {}
      : { basePriceMinor: readAmount(basePrice, currency, "changes.basePrice", issues) }),
    ...(discountPrice === undefined
      ? {}
      : {
          discountPriceMinor:
            offer === null ? null : readAmount(offer, currency, "changes.discountPrice", issues),
        }),
    ...(available === undefined ? {} : { available }),
    ...(status === undefined ? {} : { status }),
  };
}
