import type { Db } from "@/lib/platform/db/db";
import type { AddressFinding } from "./address-match";

/** What a map said about an address, if that is still kept. One round trip. */
export async function findLookedUp(
  db: Db,
  { key, now }: { key: string; now: Date },
): Promise<AddressFinding | null> {
  const [row] = await db.sql.query<{ finding: AddressFinding }>(
    {
      name: "find-looked-up-address",
      text: "SELECT finding FROM looked_up_address WHERE key = $1 AND expires_at > $2",
    },
    [key, now],
  );
  return row?.finding ?? null;
}

/** Keeps what a map said until it expires; the later of two answers stays. */
export async function keepLookedUp(
  db: Db,
  { key, finding, expiresAt }: { key: string; finding: AddressFinding; expiresAt: Date },
): Promise<void> {
  await db.sql.execute(
    `INSERT INTO looked_up_address (key, finding, expires_at) VALUES ($1, $2, $3)
     ON CONFLICT (key) DO UPDATE SET finding = excluded.finding, expires_at = excluded.expires_at`,
    [key, JSON.stringify(finding), expiresAt],
  );
}
