/**
 * `npm run citus`: a coordinator and two workers for tests, until Ctrl-C. `-- --workers 1` starts another number of workers,
 * `-- --durable` a cluster that writes as carefully as a lasting one, for the bench and the crash test.
 */
import { parseArgs } from "node:util";
import { runSession } from "../launch/session.mjs";
import { startCitusCluster } from "./citus-cluster.mjs";

const { values } = parseArgs({ options: { workers: { type: "string" }, durable: { type: "boolean" } } });

await runSession(async (session) => {
  const { durable = false, workers = "2" } = values;
  console.log(`CITUS_URL=${await startCitusCluster(session.atEnd, { workers: Number(workers), durable })}`);
  // Nothing else keeps this process, and with it the nodes.
  setInterval(() => undefined, 60_000);
});
