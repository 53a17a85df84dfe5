import { fail } from "@/lib/core/errors/app-error";
import { newTwinShortId } from "@/lib/core/ids/ids";
import { isTwin } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { AccountObject } from "@/lib/payments/stripe-emulator/emulator-object";
import type { StaffActor, TenantRef } from "@/lib/people/auth/staff-guards";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import { inSqlTransaction } from "@/lib/platform/db/transaction";
import { findTakenSlugs } from "@/lib/restaurant/tenancy/new-tenant-store";
import { getTenantRow } from "@/lib/restaurant/tenancy/tenant-store";
import type { OpenTwinBody, Twin } from "./twin-contract";
import { twinSlugs } from "./twin-slug";
import {
  beginTwin,
  copyToTwin,
  countStockOfTwin,
  findTwin,
  insertTwin,
  insertTwinAccount,
} from "./twin-store";
import { twinView } from "./twin-view";

/**
 * Opens a restaurant's test twin with copies of what is asked for, ids included; as suspended as its restaurant is. Throws
 * TWIN_EXISTS, NOT_AT_TWIN, RESTAURANT_DRAFT, because a draft's owner has proven nothing yet, and SLUG_TAKEN.
 */
export async function openTwin(
  app: App,
  { tenant, actor, copy }: { tenant: TenantRef; actor: StaffActor } & OpenTwinBody,
): Promise<Twin> {
  if (isTwin(tenant.id)) fail("NOT_AT_TWIN", "A test twin has no twin of its own.");
  if (tenant.status === "draft")
    fail("RESTAURANT_DRAFT", "Confirm the owner's email first; then the test twin can be opened.");
  if (await findTwin(app.db, { tenantId: tenant.id })) refuseSecond();
  const candidates = twinSlugs(tenant.slug);
  const taken = new Set(await findTakenSlugs(app.db.prisma, candidates));
  const slug = candidates.find((each) => !taken.has(each)) ?? refuseSlugs();
  const id = newTwinShortId();
  const { country, email } = await getTenantRow(app.db, { tenantId: tenant.id });
  const at = app.clock.now();
  try {
    await inSqlTransaction(app.db, async (tx) => {
      await beginTwin(tx, { twinOf: tenant.id });
      const hasSettings = copy.includes("settings");
      await insertTwin(tx, { id, slug, twinOf: tenant.id, hasSettings, createdAt: at });
      await copyToTwin(tx, { from: tenant.id, to: id, parts: copy });
      await countStockOfTwin(tx, { twinId: id, actorId: actor.userId, at });
      await insertTwinAccount(tx, { twinId: id, account: verifiedAccount({ id, country, email, at }), at });
      const data = { slug, copied: copy };
      await recordAct(tx, { at, actor, action: "twin.opened", tenantId: tenant.id, subjectId: id, data });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return (await findTwin(app.db, { tenantId: tenant.id })) ? refuseSecond() : refuseSlugs();
  }
  const twin = await findTwin(app.db, { tenantId: tenant.id });
  return twinView(app, twin ?? fail("TWIN_NOT_FOUND", "The test twin was removed at the same moment."));
}

/** An account that pays out to nobody, because it is the embedded processor's. */
function verifiedAccount(of: { id: string; country: string; email: string; at: Date }): AccountObject {
  return {
    id: `acct_${of.id}`,
    object: "account",
    country: of.country,
    email: of.email,
    details_submitted: true,
    payouts_enabled: true,
    capabilities: { card_payments: "active", transfers: "active" },
    requirements: { currently_due: [], disabled_reason: null },
    metadata: { tenant_id: of.id },
    created: Math.floor(of.at.getTime() / 1000),
  };
}

function refuseSecond(): never {
  fail("TWIN_EXISTS", "The restaurant has a test twin already. Remove it first to copy everything again.");
}

function refuseSlugs(): never {
  fail("SLUG_TAKEN", "No address for the test twin is free. Try again.");
}
