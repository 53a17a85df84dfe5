import type { App } from "@/lib/app/app";
import type { FieldIssue } from "@/lib/errors/app-error";
import { refuseFields } from "@/lib/errors/refuse-fields";
import { changeTenant } from "./change-tenant";
import { readPause } from "./settings";
import type { TenantId } from "./tenant-id";

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
