import { readFile } from "node:fs/promises";
import pg from "pg";
import { DATABASE_FILE } from "./database-file";

/** Makes the open bill of a table, or what somebody began to pay of it, older, because nobody waits that long. */
export async function age(what: "bill" | "payments", tableId: string, seconds: number): Promise<void> {
  const client = new pg.Client({ connectionString: (await readFile(DATABASE_FILE, "utf8")).trim() });
  await client.connect();
  const statement = {
    bill: `UPDATE bill SET opened_at = opened_at - make_interval(secs => $2)
            WHERE table_id = $1 AND status = 'open'`,
    payments: `UPDATE bill_payment p SET taken_at = p.taken_at - make_interval(secs => $2),
                      held_until = p.held_until - make_interval(secs => $2)
                 FROM bill b
                WHERE b.tenant_id = p.tenant_id AND b.id = p.bill_id AND b.table_id = $1 AND b.status = 'open'
                  AND p.status = 'pending'`,
  }[what];
  try {
    const { rowCount } = await client.query(statement, [tableId, seconds]);
    if (!rowCount) throw new Error(`The table has no ${what} to age`);
  } finally {
    await client.end();
  }
}
