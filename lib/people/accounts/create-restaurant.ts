import { fail } from "@/lib/core/errors/app-error";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import { DEFAULT_LOCALE } from "@/lib/core/i18n/locales";
import { newId, newTenantShortId } from "@/lib/core/ids/ids";
import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import { hashPassword, NO_PASSWORD } from "@/lib/people/auth/password";
import { findStaffAccount } from "@/lib/people/auth/staff-user-store";
import { attributeRestaurant } from "@/lib/people/referrals/attribute-restaurant";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { findTakenSlugs, insertTenant } from "@/lib/restaurant/tenancy/new-tenant-store";
import { suggestSlug } from "@/lib/restaurant/tenancy/slug";
import type { NewRestaurant } from "./new-restaurant-contract";
import { queueOwnerProof } from "./queue-owner-proof";
import { insertMember, insertStaffUser } from "./staff-store";

type Actor = { userId: string; email: string; role: string };

/**
 * Makes a restaurant and its owner, and remembers the agent who brought it (Specification, ref_code: first touch).
 * Whoever signs up gets a draft and an emailed link that opens it; a restaurant that a super-admin makes is open at
 * once, and its owner is emailed a link to choose a password. Throws EMAIL_TAKEN, SLUG_TAKEN, UNAVAILABLE, and
 * VALIDATION_FAILED for a name that makes no slug.
 */
export async function createRestaurant(
  app: App,
  input: {
    restaurant: NewRestaurant;
    owner: { name: string; email: string };
    /** Chosen by the owner; null when the emailed link is where one is chosen. */
    password: string | null;
    refCode: string | null;
    /** The super-admin who makes it; null when the owner does. */
    actor: Actor | null;
  },
): Promise<{ tenantId: TenantId; slug: string }> {
  const { restaurant, owner, password, refCode } = input;
  if (await findStaffAccount(app.db, owner.email)) refuseEmail();
  const passwordHash = password === null ? NO_PASSWORD : await hashPassword(password);
  const tenantId = mintTenantId(newTenantShortId());
  const userId = newId("usr");
  const createdAt = app.realClock.now();
  try {
    return await inTransaction(app.db, async (tx) => {
      const slug = await chooseSlug(tx, restaurant);
      const email = restaurant.email ?? owner.email;
      const status = input.actor ? "active" : "draft";
      await insertTenant(tx, { id: tenantId, slug, status, restaurant, email, createdAt });
      await insertStaffUser(tx, { id: userId, ...owner, passwordHash, createdAt });
      await insertMember(tx, { tenantId, userId, role: "owner", createdAt });
      const agent = refCode === null ? null : await attributeRestaurant(tx, { refCode, tenantId, createdAt });
      await recordAct(tx, {
        at: createdAt,
        actor: input.actor ?? { userId, email: owner.email, role: "owner" },
        action: "tenant.created",
        tenantId,
        subjectId: tenantId,
        data: { slug, ...(agent ? { refCode: agent.code } : {}) },
      });
      const locale = restaurant.locales[0] ?? DEFAULT_LOCALE;
      if (input.actor) {
        const wish = { scope: { kind: "platform" }, email: owner.email, locale } as const;
        await app.jobs.add(tx, "send-password-reset", wish);
      } else {
        const { name, email: mailbox } = owner;
        const recipient = { userId, name, email: mailbox };
        await queueOwnerProof(app, tx, { owner: recipient, restaurant: restaurant.name, locale });
      }
      return { tenantId, slug };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (await findStaffAccount(app.db, owner.email)) refuseEmail();
    return refuseSlug();
  }
}

/** The wanted slug; else one from the name, with the city or a number behind it when it is taken. */
async function chooseSlug(tx: Tx, { name, city, slug }: NewRestaurant): Promise<string> {
  const made = suggestSlug(name) ?? suggestSlug(`${name} ${city}`);
  if (slug === undefined && made === null) refuseField("restaurant.slug", "must be made of Latin letters");
  const numbered = Array.from({ length: 20 }, (_, index) =>
    suggestSlug(`${made?.slice(0, 36)}-${index + 2}`),
  );
  const wanted = slug !== undefined ? [slug] : [made, suggestSlug(`${name} ${city}`), ...numbered];
  const candidates = wanted.filter((candidate) => candidate !== null);
  const taken = new Set(await findTakenSlugs(tx, candidates));
  return candidates.find((candidate) => !taken.has(candidate)) ?? refuseSlug();
}

function refuseEmail(): never {
  fail("EMAIL_TAKEN", "An account with this email already exists. Sign in, or use another email.");
}

function refuseSlug(): never {
  fail("SLUG_TAKEN", "Another restaurant already uses this address. Choose another one.");
}
