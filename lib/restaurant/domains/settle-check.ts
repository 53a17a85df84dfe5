import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import type { App } from "@/lib/restaurant/app";
import { type Finding, nextCheck, proves, servedUntil, verdict } from "./domain-finding";
import { lockDomainRow, lockHolder, type OwnDomain, settlePrimary, updateDomainRow } from "./domain-store";
import { queueHosting } from "./queue-hosting";
import { tellOwners } from "./tell-owners";

/**
 * Does what follows from what DNS said of a domain, and returns its row; null when it was removed meanwhile. A name that
 * another restaurant has proven moves only when that one's record is gone from the same answer.
 */
export async function settleCheck(
  app: App,
  tx: Tx,
  { tenantId, domainId, finding }: { tenantId: TenantId; domainId: string; finding: Finding },
): Promise<OwnDomain | null> {
  const now = app.clock.now();
  const row = await lockDomainRow(tx, { tenantId, domainId });
  if (!row) return null;
  const next = verdict(row, finding, now);
  if (next.state === "proven" && row.state !== "proven") {
    const holder = await lockHolder(tx, row.name);
    if (holder && proves(finding, holder.token)) {
      const nextCheckAt = nextCheck(row, now);
      const changes = { checkedAt: now, nextCheckAt, finding: { ...finding, heldElsewhere: true } };
      return updateDomainRow(tx, { tenantId, domainId, changes });
    }
    if (holder) await takeFromHolder(app, tx, holder, finding);
  }
  const isChanged = next.state !== row.state;
  const changes = {
    state: next.state,
    failingSince: next.failingSince,
    checkedAt: now,
    nextCheckAt: nextCheck({ ...row, state: next.state }, now),
    finding,
    ...(isChanged && next.state === "proven" ? { provenAt: now } : {}),
    ...(isChanged && next.state === "lost" ? { isPrimary: false, hostProblem: null } : {}),
  };
  const changed = await updateDomainRow(tx, { tenantId, domainId, changes });
  const settled = isChanged ? await settleServing(app, tx, { tenantId, domainId, name: row.name }) : changed;
  if (next.state === "lost" && isChanged)
    await tellOwners(app, tx, { tenantId, name: row.name, kind: "lost", date: now });
  else if (next.failingSince !== null && row.failingSince === null)
    await tellOwners(app, tx, {
      ...{ tenantId, name: row.name, kind: "failing" as const },
      date: servedUntil(next.failingSince, finding),
    });
  return settled;
}

async function settleServing(
  app: App,
  tx: Tx,
  { tenantId, domainId, name }: { tenantId: TenantId; domainId: string; name: string },
): Promise<OwnDomain | null> {
  await settlePrimary(tx, { tenantId });
  await queueHosting(app, tx, name);
  return lockDomainRow(tx, { tenantId, domainId });
}

/** The restaurant that had proven the name until now loses it, and its owners learn why. */
async function takeFromHolder(app: App, tx: Tx, holder: OwnDomain, finding: Finding): Promise<void> {
  const now = app.clock.now();
  const tenantId = mintTenantId(holder.tenantId);
  await updateDomainRow(tx, {
    tenantId,
    domainId: holder.id,
    changes: {
      ...{ state: "lost" as const, isPrimary: false, failingSince: null, hostProblem: null },
      ...{ checkedAt: now, nextCheckAt: nextCheck({ ...holder, state: "lost" }, now), finding },
    },
  });
  await settlePrimary(tx, { tenantId });
  await tellOwners(app, tx, { tenantId, name: holder.name, kind: "taken", date: now });
}
