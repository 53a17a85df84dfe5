import type { PoolClient } from "pg";
import type { Db, Tx } from "@/lib/db/db";
import type { TenantId } from "@/lib/tenancy/tenant-id";

type KeyRef = { tenantId: TenantId; key: string };

export type IdempotencyClaim = KeyRef & { claimId: string };

export type ClaimOutcome =
  | { state: "claimed"; orderId: string | null }
  | { state: "running" }
  | { state: "answered"; response: string }
  | { state: "other-body" };

/**
 * Claims a key, or says what became of it. A key is free when it is new, older than its window, or was claimed by a
 * process that died before it had an effect; a dead claim with an effect goes on from that order.
 */
export async function claimKey(
  db: Db,
  input: IdempotencyClaim & { fingerprint: string; now: Date; claimedUntil: Date; expiredBefore: Date },
): Promise<ClaimOutcome> {
  const claimed = await db.pool.query<{ order_id: string | null }>({
    name: "claim-idempotency-key",
    text: `INSERT INTO idempotency_key AS k (tenant_id, key, fingerprint, claim_id, claimed_until, created_at)
           VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (tenant_id, key) DO UPDATE SET
             fingerprint = excluded.fingerprint, claim_id = excluded.claim_id, claimed_until = excluded.claimed_until,
             created_at = CASE WHEN k.created_at <= $7 THEN excluded.created_at ELSE k.created_at END,
             order_id = CASE WHEN k.created_at <= $7 THEN NULL ELSE k.order_id END,
             response = NULL
           WHERE k.created_at <= $7
              OR (k.response IS NULL AND k.claimed_until <= $6
                  AND (k.order_id IS NULL OR k.fingerprint = excluded.fingerprint))
           RETURNING k.order_id`,
    values: [
      input.tenantId,
      input.key,
      input.fingerprint,
      input.claimId,
      input.claimedUntil,
      input.now,
      input.expiredBefore,
    ],
  });
  if (claimed.rows[0]) return { state: "claimed", orderId: claimed.rows[0].order_id };
  const { rows } = await db.pool.query<{ fingerprint: string; response: string | null }>(
    "SELECT fingerprint, response FROM idempotency_key WHERE tenant_id = $1 AND key = $2",
    [input.tenantId, input.key],
  );
  const known = rows[0];
  if (!known) return { state: "running" };
  if (known.fingerprint !== input.fingerprint) return { state: "other-body" };
  return known.response === null ? { state: "running" } : { state: "answered", response: known.response };
}

const ANSWER = `
  UPDATE idempotency_key SET response = $4, order_id = $5
   WHERE tenant_id = $1 AND key = $2 AND claim_id = $3 AND response IS NULL`;

type ClaimAnswer = { response: string | null; orderId: string };

function answerValues({ tenantId, key, claimId }: IdempotencyClaim, { response, orderId }: ClaimAnswer) {
  return [tenantId, key, claimId, response, orderId];
}

/** Stores the answer with its effect. False when the claim was lost to another process: roll back. */
export async function answerClaim(
  client: PoolClient,
  claim: IdempotencyClaim,
  answer: ClaimAnswer,
): Promise<boolean> {
  const { rowCount } = await client.query(ANSWER, answerValues(claim, answer));
  return rowCount === 1;
}

/** The same in a Prisma transaction. */
export async function answerClaimInTx(
  tx: Tx,
  claim: IdempotencyClaim,
  answer: ClaimAnswer,
): Promise<boolean> {
  return (await tx.$executeRawUnsafe(ANSWER, ...answerValues(claim, answer))) === 1;
}

/** Gives a claim back after a refusal, so that the key can be used again. */
export async function releaseClaim(db: Db, claim: IdempotencyClaim): Promise<void> {
  await db.pool.query(
    `DELETE FROM idempotency_key
      WHERE tenant_id = $1 AND key = $2 AND claim_id = $3 AND response IS NULL AND order_id IS NULL`,
    [claim.tenantId, claim.key, claim.claimId],
  );
}
