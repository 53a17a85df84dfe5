import { readFile } from "node:fs/promises";
import { decodeJwt } from "jose";
import pg from "pg";
import type { Page } from "playwright/test";
import { DATABASE_FILE } from "./database-file";

/** Makes the sign-in of a browser of the staff an hour old, because nobody waits that long. */
export async function ageSignIn(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const sessions = cookies.filter(({ name }) => name === "platform_session" || name === "admin_session");
  const ids = sessions.map(({ value }) => decodeJwt(value).jti);
  const client = new pg.Client({ connectionString: (await readFile(DATABASE_FILE, "utf8")).trim() });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `UPDATE session SET created_at = created_at - interval '1 hour', reauthenticated_at = NULL
        WHERE id = ANY ($1)`,
      [ids],
    );
    if (!rowCount) throw new Error("The browser has no session of the staff");
  } finally {
    await client.end();
  }
}
