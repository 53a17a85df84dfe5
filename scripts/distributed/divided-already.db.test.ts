import { describe, expect } from "vitest";
import { appTest as it } from "@/lib/testing/fixtures";
import { isCluster } from "@/lib/testing/on-cluster";
import { asTableOwner, ownedDatabaseUrl } from "@/lib/testing/test-database";
import { capture } from "../launch/run.mjs";
import { distributeDatabase } from "./distribute-database.mjs";

const shape = async () =>
  (
    await asTableOwner(`
      SELECT (SELECT json_agg(p ORDER BY p.logicalrelid::text) FROM pg_dist_partition p) AS tables,
             (SELECT count(*) FROM pg_trigger) AS triggers, (SELECT count(*) FROM pg_constraint) AS constraints,
             (SELECT json_agg(f.objid::regprocedure::text ORDER BY 1) FROM pg_dist_object f
               WHERE f.distribution_argument_index IS NOT NULL) AS functions`)
  ).rows;

describe.runIf(isCluster)("a database that is divided already", () => {
  it("is left as it is, and the command says so", async () => {
    const before = await shape();
    const plan = await distributeDatabase(await ownedDatabaseUrl());
    expect(plan).toMatchObject({ distributed: [], reference: [], indexes: [], keys: [], lost: [] });
    expect(await shape()).toEqual(before);
    const { output } = await capture(process.execPath, ["scripts/distributed/distribute.mjs"], {
      DATABASE_URL: await ownedDatabaseUrl(),
    });
    expect(output.trim()).toBe("The database is divided already.");
    expect(await shape()).toEqual(before);
  });
});
