import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";

/** What an event changes, in the transaction that records the event. `tenantId` is whose open pages should look again. */
export type EventEffect = { tenantId: TenantId; apply(tx: Tx): Promise<void> };

/**
 * Reads the object of an event and prepares its effect, or null when it is about nothing of ours. May ask the processor;
 * the transaction has not begun yet.
 */
export type EventHandler = (app: App, object: Record<string, unknown>) => Promise<EventEffect | null>;
