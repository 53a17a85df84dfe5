import type { Db, Tx } from "@/lib/platform/db/db";
import type { TenantStatus } from "@/lib/platform/db/generated/enums";
import type { ApiKeyRow, KeyHolder, KeyInUse } from "./api-key";

const COLUMNS = `k.id, k.holder, k.name, k.hint, k.scopes, k.addresses, k.expires_at AS "expiresAt", k.created_by AS "createdBy",
  k.created_at AS "createdAt", k.revoked_at AS "revokedAt", k.previous_until AS "previousUntil",
  (SELECT u.last_used_at FROM api_key_use u WHERE u.key_id = k.id) AS "lastUsedAt"`;

/** The condition that a key is the holder's, with its parameters from `$1` on. */
function heldBy(holder: KeyHolder): { text: string; values: string[] } {
  switch (holder.holder) {
    case "tenant":
      return { text: "k.tenant_id = $1", values: [holder.tenantId] };
    case "group":
      return { text: "k.organization_id = $1", values: [holder.organizationId] };
    case "platform":
      return { text: "k.holder = $1::api_key_holder", values: ["platform"] };
  }
}

/** The keys of a holder, the newest first; those that were revoked as well. A restaurant sees those of its group, too. */
export function listApiKeyRows(db: Db, holder: KeyHolder): Promise<ApiKeyRow[]> {
  const { text, values } = heldBy(holder);
  const ofGroup =
    holder.holder === "tenant"
      ? "OR k.organization_id = (SELECT t.organization_id FROM tenant t WHERE t.id = $1)"
      : "";
  return db.sql.query<ApiKeyRow>(
    `SELECT ${COLUMNS} FROM api_key k
      WHERE ${text} ${ofGroup} ORDER BY k.created_at DESC, k.id DESC`,
    values,
  );
}

/** One key of a holder, or null. */
export async function findApiKey(db: Db, holder: KeyHolder, id: string): Promise<ApiKeyRow | null> {
  const { text, values } = heldBy(holder);
  const [row] = await db.sql.query<ApiKeyRow>(
    `SELECT ${COLUMNS} FROM api_key k WHERE ${text} AND k.id = $2`,
    [...values, id],
  );
  return row ?? null;
}

/** One key of a holder, locked until the transaction ends; null when it has no such key. */
export async function lockApiKey(tx: Tx, holder: KeyHolder, id: string): Promise<ApiKeyRow | null> {
  const { text, values } = heldBy(holder);
  const [row] = await tx.query<ApiKeyRow>(
    `SELECT ${COLUMNS} FROM api_key k WHERE ${text} AND k.id = $2 FOR UPDATE OF k`,
    [...values, id],
  );
  return row ?? null;
}

/** How many keys of a holder work or may work again. */
export async function countLiveKeys(tx: Tx, holder: KeyHolder): Promise<number> {
  const { text, values } = heldBy(holder);
  const [row] = await tx.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM api_key k WHERE ${text} AND k.revoked_at IS NULL`,
    values,
  );
  return row?.count ?? 0;
}

/** Writes a new key. */
export async function insertApiKey(
  tx: Tx,
  key: KeyHolder & {
    id: string;
    name: string;
    digest: string;
    hint: string;
    scopes: readonly string[];
    addresses: readonly string[];
    expiresAt: Date | null;
    createdBy: string;
    createdAt: Date;
  },
): Promise<void> {
  await tx.execute(
    `INSERT INTO api_key (id, holder, tenant_id, organization_id, name, digest, hint, scopes, addresses, expires_at,
                          created_by, created_at)
     VALUES ($1, $2::api_key_holder, $3, $4, $5, $6, $7, $8::text[], $9::text[], $10::timestamptz, $11, $12::timestamptz)`,
    [
      key.id,
      key.holder,
      key.holder === "tenant" ? key.tenantId : null,
      key.holder === "group" ? key.organizationId : null,
      key.name,
      key.digest,
      key.hint,
      key.scopes,
      key.addresses,
      key.expiresAt,
      key.createdBy,
      key.createdAt,
    ],
  );
}

/** Puts another key in the place of one that works; the old one works until an instant as well. */
export async function replaceDigest(
  tx: Tx,
  { id, digest, hint, previousUntil }: { id: string; digest: string; hint: string; previousUntil: Date },
): Promise<void> {
  await tx.execute(
    `UPDATE api_key SET previous_digest = digest, previous_until = $4::timestamptz, digest = $2, hint = $3
      WHERE id = $1 AND revoked_at IS NULL`,
    [id, digest, hint, previousUntil],
  );
}

/** Changes what a key is called, what it may do and where from. */
export async function updateApiKeyRow(
  tx: Tx,
  key: { id: string; name: string; scopes: readonly string[]; addresses: readonly string[] },
): Promise<void> {
  await tx.execute(
    "UPDATE api_key SET name = $2, scopes = $3::text[], addresses = $4::text[] WHERE id = $1",
    [key.id, key.name, key.scopes, key.addresses],
  );
}

/** Ends a key and its predecessor for good; nothing when it was. */
export async function revokeApiKeyRow(tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> {
  await tx.execute("UPDATE api_key SET revoked_at = $2::timestamptz WHERE id = $1 AND revoked_at IS NULL", [
    id,
    now,
  ]);
}

/**
 * Finds a key that works and counts its use, in one round trip. The count is of whole minutes and exact: requests that come
 * together wait for each other's row. None waits for a disk: what a crash of the database loses is the use of half a second.
 */
const USE = `
  WITH key AS (
    SELECT id, name, holder, tenant_id, organization_id, scopes, addresses FROM api_key
     WHERE (digest = $1 OR (previous_digest = $1 AND previous_until > $3::timestamptz)) AND revoked_at IS NULL
       AND (expires_at IS NULL OR expires_at > $3::timestamptz)),
  used AS (
    INSERT INTO api_key_use AS u (key_id, minute, requests, last_used_at)
    SELECT id, date_trunc('minute', $3::timestamptz), 1, $3::timestamptz FROM key
        ON CONFLICT (key_id) DO UPDATE SET
           requests = CASE WHEN u.minute < excluded.minute THEN 1 ELSE u.requests + 1 END,
           minute = greatest(u.minute, excluded.minute),
           last_used_at = greatest(u.last_used_at, excluded.last_used_at)
    RETURNING requests),
  written AS (SELECT set_config('synchronous_commit', 'off', true))
  SELECT k.id, k.name, k.holder, k.tenant_id AS "tenantId", k.organization_id AS "organizationId", k.scopes, k.addresses,
         u.requests,
         CASE WHEN t.id IS NOT NULL THEN json_build_object(
           'id', t.id, 'slug', t.slug, 'name', t.name, 'status', t.status, 'timeZone', t.time_zone,
           'currency', t.currency, 'country', t.country, 'locales', t.locales) END AS tenant
    FROM key k CROSS JOIN used u CROSS JOIN written
    LEFT JOIN tenant t ON (t.id = $2 OR t.slug = $2)
          AND (k.holder = 'platform' AND t.twin_of IS NULL OR t.id = k.tenant_id OR t.organization_id = k.organization_id)`;

/** The key of a digest, counted as used now; null when there is none that works. */
export async function spendKeyUse(
  db: Db,
  { digest, tenantRef, now }: { digest: string; tenantRef: string | null; now: Date },
): Promise<KeyInUse | null> {
  const { rows } = await db.pool.query<KeyInUse>({
    name: "use-api-key",
    text: USE,
    values: [digest, tenantRef, now],
  });
  return rows[0] ?? null;
}

/** The restaurants that a key, or somebody of their teams, reaches, by id; `after` continues after one. */
export function listReachedTenants(
  db: Db,
  reach: { key: Pick<KeyInUse, "holder" | "tenantId" | "organizationId"> } | { userId: string },
  { after, limit }: { after: string | null; limit: number },
) {
  const { holder = null, tenantId = null, organizationId = null } = "key" in reach ? reach.key : {};
  const userId = "userId" in reach ? reach.userId : null;
  return db.sql.query<ReachedTenant>(
    `SELECT id, slug, name, status, currency, time_zone AS "timeZone", twin_of AS "twinOf" FROM tenant t
      WHERE ($1::text = 'platform' AND twin_of IS NULL OR id = $2 OR organization_id = $3
             OR coalesce(twin_of, id) IN (SELECT m.tenant_id FROM tenant_member m WHERE m.user_id = $4))
        AND id > coalesce($5, '') ORDER BY id LIMIT $6`,
    [holder, tenantId, organizationId, userId, after, limit],
  );
}

export type ReachedTenant = {
  id: string;
  slug: string;
  name: string;
  status: TenantStatus;
  currency: string;
  timeZone: string;
  twinOf: string | null;
};
