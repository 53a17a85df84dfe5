import { readFile } from "node:fs/promises";
import pg from "pg";
import { DATABASE_FILE } from "./database-file";

/** Makes the open bill of a table older, because nobody waits that long. */
export async function ageBill(tableId: string, minutes: number): Promise<void> {
  const client = new pg.Client({ connectionString: (await readFile(DATABASE_FILE, "utf8")).trim() });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `UPDATE bill SET opened_at = opened_at - make_interval(mins => $2)
        WHERE table_id = $1 AND status = 'open'`,
      [tableId, minutes],
    );
    if (!rowCount) throw new Error("The table has no open bill");
  } finally {
    await client.end();
  }
}
