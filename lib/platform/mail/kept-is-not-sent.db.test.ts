import { expect, it, onTestFinished } from "vitest";
import { openDatabaseBefore } from "@/lib/testing/migrated-database";

it("calls emails kept that were called sent although nobody had received them", async () => {
  const database = await openDatabaseBefore("20261125150100_kept_is_not_sent");
  onTestFinished(database.drop);
  await database.execute(`
    INSERT INTO email (id, "to", template, locale, props, unique_key, status, html, sent_at) VALUES
      ('local', 'a@a.example', 't', 'en', '{}', '1', 'sent', '<p>', now()),
      ('provider', 'a@a.example', 't', 'en', '{}', '2', 'sent', NULL, now()),
      ('waits', 'a@a.example', 't', 'en', '{}', '3', 'queued', NULL, NULL)`);
  await database.migrate("20261125150100_kept_is_not_sent");
  expect(await database.rows("SELECT id, status, sent_at IS NULL AS unsent FROM email ORDER BY id")).toEqual([
    { id: "local", status: "kept", unsent: true },
    { id: "provider", status: "sent", unsent: false },
    { id: "waits", status: "queued", unsent: true },
  ]);
});
