import pg from "pg";
import { expect, it } from "vitest";
import { testDatabaseUrl } from "@/lib/testing/test-database";

it("gives a test file a migrated database of its own", async () => {
  const client = new pg.Client({ connectionString: await testDatabaseUrl() });
  await client.connect();
  const tables = await client.query(
    "select to_regclass('tenant') as tenant, to_regclass('_prisma_migrations') as history",
  );
  await client.end();
  expect(tables.rows).toEqual([{ tenant: "tenant", history: "_prisma_migrations" }]);
});
