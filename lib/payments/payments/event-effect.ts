import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";

/** What an event changes, in the transaction that records the event. `tenantId` is whose open pages should look again. */
export type EventEffect = { tenantId: TenantId; apply(tx: Tx): Promise<void> };
