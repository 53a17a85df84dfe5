import type { FieldIssue } from "@/lib/core/errors/app-error";
import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { changeTenant } from "./change-tenant";
import { readPause } from "./settings";

/** Takes no orders until then, or takes them again when null. Throws VALIDATION_FAILED for an instant not ahead. */
export async function pauseOrdering(
  app: App,
  { tenantId, until }: { tenantId: TenantId; until: string | null },
): Promise<{ pausedUntil: string | null }> {
  const issues: FieldIssue[] = [];
  const pausedUntil = readPause(until, app.clock.now(), "until", issues);
  refuseFields(issues);
  await changeTenant(app, { tenantId }, () => ({ pausedUntil }));
  return { pausedUntil: pausedUntil?.toISOString() ?? null };
}
