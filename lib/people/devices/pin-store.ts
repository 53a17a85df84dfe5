import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import { PIN_TRIES } from "./pin";

type PinRef = { tenantId: TenantId; userId: string };

/** Sets a member's PIN, in place of any they had; what it unlocked before is locked. */
export async function savePin(
  tx: Tx,
  { tenantId, userId, hash, setAt }: PinRef & { hash: string; setAt: Date },
) {
  const fields = { hash, setAt, tries: 0, lockedAt: null };
  await tx.memberPin.upsert({
    where: { tenantId_userId: { tenantId, userId } },
    create: { tenantId, userId, ...fields },
    update: fields,
  });
}

/** Removes a member's PIN; what it unlocked is locked. False when there was none. */
export async function deletePin(tx: Tx, ref: PinRef): Promise<boolean> {
  return (await tx.memberPin.deleteMany({ where: ref })).count === 1;
}

/**
 * Counts a try and returns what it is compared with. Null when there is nothing to compare: no member, no PIN, or a locked
 * one. Rivals are counted one after another by the row's lock, and the last of the tries locks it.
 */
export async function takePinTry(
  db: Db,
  { tenantId, userId, now }: PinRef & { now: Date },
): Promise<{ hash: string; setAt: Date; isLast: boolean } | null> {
  const rows = await db.sql.query<{ hash: string; setAt: Date; isLast: boolean }>(
    {
      name: "take-pin-try",
      text: `UPDATE member_pin
                SET tries = tries + 1,
                    locked_at = CASE WHEN tries + 1 >= $3::int THEN $4::timestamptz END
              WHERE tenant_id = $1 AND user_id = $2 AND locked_at IS NULL
          RETURNING hash, set_at AS "setAt", locked_at IS NOT NULL AS "isLast"`,
    },
    [tenantId, userId, PIN_TRIES, now],
  );
  return rows[0] ?? null;
}

/** Begins the count anew after a right PIN. False when the PIN was replaced or removed meanwhile. */
export async function clearPinTries(tx: Tx, { setAt, ...ref }: PinRef & { setAt: Date }): Promise<boolean> {
  const { count } = await tx.memberPin.updateMany({
    where: { ...ref, setAt },
    data: { tries: 0, lockedAt: null },
  });
  return count === 1;
}

/** Keeps the same PIN under another key, unless it has been replaced meanwhile. */
export async function replacePinHash(
  tx: Tx,
  { from, to, ...ref }: PinRef & { from: string; to: string },
): Promise<void> {
  await tx.memberPin.updateMany({ where: { ...ref, hash: from }, data: { hash: to } });
}
