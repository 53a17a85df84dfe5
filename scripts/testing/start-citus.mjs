/** `npm run citus`: a coordinator and two workers for tests, until Ctrl-C. */
import { runSession } from "../launch/session.mjs";
import { startCitusCluster } from "./citus-cluster.mjs";

await runSession(async (session) => {
  console.log(`CITUS_URL=${await startCitusCluster(session.atEnd)}`);
});
