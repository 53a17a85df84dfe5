import type { FieldIssue } from "@/lib/core/errors/app-error";
import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { readPause } from "@/lib/restaurant/tenancy/settings";
import { changeLines } from "./change-lines";
import type { ProductLineResults, SetAvailabilityBody } from "./product-lines-contract";

/**
 * Switches products on and off, each by itself, whatever anybody edits of them. Throws VALIDATION_FAILED for an instant
 * that is not ahead, within a year.
 */
export async function setAvailability(
  app: App,
  input: { tenantId: TenantId; currency: string; actorId: string; request: SetAvailabilityBody },
): Promise<ProductLineResults> {
  const { tenantId, currency, actorId, request } = input;
  const issues: FieldIssue[] = [];
  const now = app.clock.now();
  const ends = request.items.map(({ soldOutUntil }, index) =>
    soldOutUntil === undefined ? null : readPause(soldOutUntil, now, `items.${index}.soldOutUntil`, issues),
  );
  refuseFields(issues);
  return changeLines(app, {
    ...{ tenantId, currency, actorId, lines: request.items },
    change: ({ available }, row, index) => {
      const soldOutUntil = ends[index] ?? null;
      const revision = row.revision + 1;
      // What comes back by itself is not switched off by hand as well.
      return { available: available || soldOutUntil !== null ? true : available, soldOutUntil, revision };
    },
  });
}
