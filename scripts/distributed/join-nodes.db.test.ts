import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, inject, it } from "vitest";
import { isCluster } from "@/lib/testing/on-cluster";
import { projectFolder } from "../launch/project.mjs";
import { query } from "../operations/debian-postgres.mjs";

const DATABASE = "bazar_join_nodes";

it.skipIf(!isCluster)("the script of the compose file joins the nodes, however often it runs", async () => {
  const urls = inject("nodeUrls");
  const [coordinator = "", ...workers] = urls.map((url) => {
    const own = new URL(url);
    own.pathname = `/${DATABASE}`;
    return own.href;
  });
  for (const url of urls) {
    await query(url, `DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
    await query(url, `CREATE DATABASE ${DATABASE}`);
  }
  const hosts = urls.map((url) => new URL(url).host);
  for (const password of ["first", "second"])
    await promisify(execFile)(path.join(projectFolder, "ops/citus/join-nodes.sh"), hosts, {
      env: {
        ...process.env,
        PGUSER: "bazar",
        PGDATABASE: DATABASE,
        PGPASSWORD: "owners",
        RUNTIME_PASSWORD: password,
      },
    });

  const known = await query(
    coordinator,
    "SELECT nodename || ':' || nodeport AS host FROM pg_dist_node ORDER BY nodeid",
  );
  expect(known.map(({ host }) => host)).toEqual(hosts);
  for (const url of [coordinator, ...workers])
    expect(await query(url, "SELECT rolename, authinfo FROM pg_dist_authinfo ORDER BY rolename")).toEqual([
      { rolename: "bazar", authinfo: "password=owners" },
      { rolename: "bazar_runtime", authinfo: "password=second" },
    ]);
  for (const url of urls) await query(url, `DROP DATABASE ${DATABASE} WITH (FORCE)`);
});
