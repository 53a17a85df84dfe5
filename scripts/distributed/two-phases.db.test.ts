import pg from "pg";
import { expect } from "vitest";
import { appTest, shop, shopTest } from "@/lib/testing/fixtures";
import { isCluster } from "@/lib/testing/on-cluster";
import { ownedDatabaseUrl } from "@/lib/testing/test-database";

const it = isCluster ? shopTest : appTest.skip;

/** What the coordinator tells the workers during a transaction. */
async function remoteCommands(...statements: string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: await ownedDatabaseUrl() });
  const told: string[] = [];
  client.on("notice", ({ message = "" }) => told.push(message));
  await client.connect();
  await client.query("SET citus.log_remote_commands = on");
  for (const statement of ["BEGIN", ...statements, "COMMIT"]) await client.query(statement);
  await client.end();
  return told.filter((message) => message.startsWith("issuing "));
}

const ofRestaurant = () =>
  `UPDATE tenant_version SET version = version + 1 WHERE tenant_id = '${shop.tenantId}'`;

it.each([
  ["an entry in the audit log", "DELETE FROM audit_entry WHERE false"],
  ["an email", "UPDATE email SET status = status WHERE false"],
  ["a job", "DELETE FROM graphile_worker._private_jobs WHERE false"],
])("a restaurant's rows and %s are committed in two phases", async (_, ofCoordinator) => {
  for (const statements of [
    [ofRestaurant(), ofCoordinator],
    [ofCoordinator, ofRestaurant()],
  ])
    expect((await remoteCommands(...statements)).join("\n")).toMatch(
      /PREPARE TRANSACTION.*\n(.|\n)*COMMIT PREPARED/,
    );
});

it("a restaurant's rows alone are committed in one phase", async () => {
  expect((await remoteCommands(ofRestaurant())).join("\n")).not.toContain("PREPARE TRANSACTION");
});
