import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import { byTenant } from "@/lib/platform/db/by-tenant";
import type { Db } from "@/lib/platform/db/db";
import type { SealedGiftCardCode } from "./sealed-gift-card-code";

type CardKey = { tenantId: TenantId; id: string };
export type StoredCode = CardKey & { code: string | null; sealedCode: string | null };

/** Cards whose code is in clear or under another key than `codeKey`, in the order of their keys, behind `after`. */
export async function listCodesToSeal(
  db: Db,
  { codeKey, after, limit }: { codeKey: string; after: CardKey | null; limit: number },
): Promise<StoredCode[]> {
  const rows = await db.sql.query<StoredCode & { tenantId: string }>(
    // Two ranges instead of <>, which no index serves.
    `SELECT tenant_id AS "tenantId", id, code, sealed_code AS "sealedCode" FROM gift_card
      WHERE (code_key IS NULL OR code_key < $1 OR code_key > $1) AND (tenant_id, id) > ($2, $3)
      ORDER BY tenant_id, id LIMIT $4`,
    [codeKey, after?.tenantId ?? "", after?.id ?? "", limit],
  );
  return rows.map((row) => ({ ...row, tenantId: mintTenantId(row.tenantId) }));
}

const REPLACE_CODES = `
  WITH held AS (
    SELECT known.* FROM (
      SELECT sealed.* FROM gift_card card
        JOIN jsonb_to_recordset($2::jsonb) AS sealed("id" text, "code" text, "seal" text, "codeDigest" text,
             "sealedCode" text, "codeKey" text, "codeEnding" text) ON card.id = sealed."id"
       WHERE card.tenant_id = $1 AND card.code IS NOT DISTINCT FROM sealed."code"
         AND card.sealed_code IS NOT DISTINCT FROM sealed."seal"
       ORDER BY card.id FOR UPDATE OF card) known)
  UPDATE gift_card card
     SET code = NULL, code_digest = held."codeDigest", sealed_code = held."sealedCode",
         code_key = held."codeKey", code_ending = held."codeEnding"
    FROM held WHERE card.tenant_id = $1 AND card.id = held."id"`;

/**
 * Keeps codes under another key, unless somebody else has meanwhile. Returns how many it kept. Cards are locked in the
 * order of their keys, and each for one statement only: a card that is being spent waits or is waited for.
 */
export async function replaceStoredCodes(
  db: Db,
  codes: readonly { from: StoredCode; to: SealedGiftCardCode }[],
): Promise<number> {
  let kept = 0;
  const known = codes.map(({ from: { tenantId, id, code, sealedCode: seal }, to }) => ({
    tenantId,
    id,
    code,
    seal,
    ...to,
  }));
  for (const [tenantId, rows] of byTenant(known))
    kept += await db.sql.execute(REPLACE_CODES, [tenantId, JSON.stringify(rows)]);
  return kept;
}

/**
 * How many cards are not under the newest key, by the names of the ring's keys: `old` ones are in clear or under an older
 * key of it, `lost` ones under none.
 */
export async function countCodesToSeal(
  db: Db,
  [newest, ...older]: readonly [string, ...string[]],
): Promise<{ old: number; lost: number }> {
  const [row] = await db.sql.query<{ old: number; lost: number }>(
    `SELECT count(*) FILTER (WHERE code_key IS NULL OR code_key = ANY ($2))::int AS old,
            count(*) FILTER (WHERE code_key IS NOT NULL AND code_key <> ALL ($2))::int AS lost
       FROM gift_card WHERE code_key IS NULL OR code_key < $1 OR code_key > $1`,
    [newest, older],
  );
  return row ?? { old: 0, lost: 0 };
}
