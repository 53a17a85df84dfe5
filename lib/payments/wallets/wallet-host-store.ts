import type { Db } from "@/lib/platform/db/db";
import { withoutTwins } from "@/lib/platform/db/each-tenant-sql";
import type { WalletHost } from "@/lib/platform/db/generated/client";

/** The platform's host, and those below it and of their own of the restaurants that are open to payments by the card form. */
const DUE = `
  SELECT host, coalesce(attempts, 0) AS attempts
    FROM (SELECT $1 AS host
          UNION ALL
          SELECT host.name FROM tenant, LATERAL (VALUES (slug || '.' || $1), (own_host)) AS host (name)
           WHERE ${withoutTwins("id")} AND status = 'active' AND stripe_account_id IS NOT NULL AND account_takes_cards
             AND (card_enabled OR paypal_enabled) AND host.name IS NOT NULL) wanted
    LEFT JOIN wallet_host known USING (host)
   WHERE known.host IS NULL OR known.next_at <= $2
   ORDER BY known.next_at NULLS FIRST, host LIMIT $3`;

/** Hosts that are to be registered or looked at again, those that nobody has asked about first. */
export function listDueHosts(
  db: Db,
  { platform, now, limit }: { platform: string; now: Date; limit: number },
): Promise<{ host: string; attempts: number }[]> {
  return db.sql.query<{ host: string; attempts: number }>(DUE, [platform, now, limit]);
}

/** What the processor said of a host; with only `nextAt` and `attempts`, that it did not answer. */
export async function keepHost(
  db: Db["prisma"],
  {
    host,
    now,
    ...seen
  }: Pick<WalletHost, "host" | "attempts" | "nextAt"> &
    Partial<Pick<WalletHost, "state" | "domainId" | "problem">> & { now: Date },
): Promise<void> {
  const data = { ...seen, checkedAt: now };
  await db.walletHost.upsert({
    where: { host },
    create: { host, state: "waiting", ...data },
    update: data,
  });
}

export function findHosts(db: Db["prisma"], hosts: readonly string[]): Promise<WalletHost[]> {
  return db.walletHost.findMany({ where: { host: { in: [...hosts] } } });
}
