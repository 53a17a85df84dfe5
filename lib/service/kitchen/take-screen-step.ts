import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { KitchenStepBody, KitchenTicketWire } from "./kitchen-contract";
import type { KitchenScreen } from "./kitchen-screen";
import { takeKitchenStep } from "./take-kitchen-step";

/** What the screen of one station can say; the rest is for the pass, and for a screen that shows the whole kitchen. */
const OF_STATION = ["start", "bump", "recall", "strike", "unstrike"] as const;

/** Takes a step on a paired screen, in the name of the screen. Throws FORBIDDEN, and what takeKitchenStep throws. */
export async function takeScreenStep(
  app: App,
  { tenantId, screen, step }: { tenantId: TenantId; screen: KitchenScreen; step: KitchenStepBody },
): Promise<KitchenTicketWire> {
  const { stationId } = screen;
  const isOwn = step.stationId === stationId && OF_STATION.some((kind) => kind === step.kind);
  if (stationId !== null && !isOwn) fail("FORBIDDEN", "This screen takes steps for its own station only.");
  const order = { kind: "restaurant", userId: null } as const;
  return takeKitchenStep(app, { tenantId, step, actor: { order, by: screen.id, note: screen.name } });
}
