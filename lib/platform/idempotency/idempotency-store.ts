import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import { findDead } from "@/lib/platform/processes/process-store";

/** Used in place of a restaurant's id for requests of no restaurant. */
export const PLATFORM_KEYS = "" as const;

export type KeyRef = { tenantId: TenantId | typeof PLATFORM_KEYS; key: string };

export type IdempotencyClaim = KeyRef & { claimId: string };

export type ClaimOutcome =
  /** `madeId` is what the first request had made before its process died, or null. */
  | { state: "claimed"; madeId: string | null }
  | { state: "running" }
  | { state: "answered"; response: string }
  | { state: "answer-lost" }
  | { state: "other-body" };

type NewClaim = IdempotencyClaim & {
  fingerprint: string;
  /** The process that claims; null where it has no heartbeat. */
  processId: string | null;
  now: Date;
  claimedUntil: Date;
  expiredBefore: Date;
};

/**
 * Claims a key, or returns its state. A key is free when it is new, older than its window, or was claimed by a process
 * that died before it had an effect: one whose heartbeat has stopped (ADR 080), or, where it has none, whose time is
 * over. A dead claim with an effect is resumed from what it made, or is lost if the answer was to be written after the
 * effect.
 */
export async function claimKey(db: Db, input: NewClaim): Promise<ClaimOutcome> {
  const claimed = await takeKey(db, input, null);
  if (claimed) return claimed;
  const [known] = await db.sql.query<{
    fingerprint: string;
    response: string | null;
    has_effect: boolean;
    is_over: boolean;
    process_id: string | null;
  }>(
    `SELECT fingerprint, response, effect_at IS NOT NULL AS has_effect, claimed_until <= $3 AS is_over, process_id
       FROM idempotency_key WHERE tenant_id = $1 AND key = $2`,
    [input.tenantId, input.key, input.now],
  );
  if (!known) return { state: "running" };
  const deadProcess = known.response === null && !known.is_over ? await findDead(db, known.process_id) : null;
  const freed = deadProcess && !known.has_effect ? await takeKey(db, input, deadProcess) : null;
  if (freed) return freed;
  if (known.fingerprint !== input.fingerprint) return { state: "other-body" };
  if (known.response !== null) return { state: "answered", response: known.response };
  const isLost = known.has_effect && (known.is_over || deadProcess !== null);
  return { state: isLost ? "answer-lost" : "running" };
}

/** One statement that takes the key if it is free, also from a process that is known to be dead. */
async function takeKey(db: Db, input: NewClaim, deadProcess: string | null): Promise<ClaimOutcome | null> {
  const [claimed] = await db.sql.query<{ made_id: string | null }>(
    {
      name: "claim-idempotency-key",
      text: `INSERT INTO idempotency_key AS k (tenant_id, key, fingerprint, claim_id, claimed_until, created_at, process_id)
           VALUES ($1, $2, $3, $4, $5, $6, $8)
           ON CONFLICT (tenant_id, key) DO UPDATE SET
             fingerprint = excluded.fingerprint, claim_id = excluded.claim_id, claimed_until = excluded.claimed_until,
             process_id = excluded.process_id,
             created_at = CASE WHEN k.created_at <= $7 THEN excluded.created_at ELSE k.created_at END,
             made_id = CASE WHEN k.created_at <= $7 THEN NULL ELSE k.made_id END,
             effect_at = NULL, response = NULL
           WHERE k.created_at <= $7
              OR (k.response IS NULL AND (k.claimed_until <= $6 OR k.process_id = $9) AND k.effect_at IS NULL
                  AND (k.made_id IS NULL OR k.fingerprint = excluded.fingerprint))
           RETURNING k.made_id`,
    },
    [
      input.tenantId,
      input.key,
      input.fingerprint,
      input.claimId,
      input.claimedUntil,
      input.now,
      input.expiredBefore,
      input.processId,
      deadProcess,
    ],
  );
  return claimed ? { state: "claimed", madeId: claimed.made_id } : null;
}

const ANSWER = `
  UPDATE idempotency_key SET response = $4, made_id = $5
   WHERE tenant_id = $1 AND key = $2 AND claim_id = $3 AND response IS NULL`;

/** Stores the answer with its effect. False when the claim was lost to another process: roll back. */
export async function answerClaim(
  tx: SqlTx,
  { tenantId, key, claimId }: IdempotencyClaim,
  { response, madeId }: { response: string | null; madeId: string },
): Promise<boolean> {
  return (await tx.execute(ANSWER, [tenantId, key, claimId, response, madeId])) === 1;
}

/** An answer as it is sent, and the id of what was made, by which erasures find it. */
export type MadeAnswer = { text: string; madeId: string | null };

/**
 * The last write of a transaction whose request holds a claim: notes that the work is done, where the transaction has
 * changed something, and the answer where it is known already. False when the claim was lost to another process.
 */
export async function noteEffect(
  tx: SqlTx,
  { tenantId, key, claimId }: IdempotencyClaim,
  { answer, now }: { answer: MadeAnswer | null; now: Date },
): Promise<boolean> {
  const noted = await tx.execute(
    `UPDATE idempotency_key SET response = $4, made_id = $5,
            effect_at = effect_time(tenant_id, effect_at, $6::timestamptz, pg_current_xact_id_if_assigned() IS NOT NULL)
      WHERE tenant_id = $1 AND key = $2 AND claim_id = $3 AND response IS NULL`,
    [tenantId, key, claimId, answer?.text ?? null, answer?.madeId ?? null, now],
  );
  return noted === 1;
}

/** Stores the answer after its effect. False when the claim was lost to another process. */
export async function answerAfterEffect(
  db: Db,
  { tenantId, key, claimId }: IdempotencyClaim,
  { text, madeId }: MadeAnswer,
): Promise<boolean> {
  return (await db.sql.execute(ANSWER, [tenantId, key, claimId, text, madeId])) === 1;
}

/**
 * Releases a claim, so that the key can be used again: after a refusal always, after a fault unless the work was
 * committed by then.
 */
export async function releaseClaim(
  db: Db,
  claim: IdempotencyClaim,
  { isRefusal }: { isRefusal: boolean },
): Promise<void> {
  await db.pool.query(
    `DELETE FROM idempotency_key
      WHERE tenant_id = $1 AND key = $2 AND claim_id = $3 AND response IS NULL AND made_id IS NULL
        AND (effect_at IS NULL OR $4::boolean)`,
    [claim.tenantId, claim.key, claim.claimId, isRefusal],
  );
}
