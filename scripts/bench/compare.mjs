import os from "node:os";
import { startEmbeddedPostgres } from "../database/embedded-postgres.mjs";
import { ensureInstalled, requireNode } from "../launch/install.mjs";
import { prepareCode, preparePages, prepareServer } from "../launch/prepare.mjs";
import { projectFolder } from "../launch/project.mjs";
import { runSession } from "../launch/session.mjs";
import { cpuMeter } from "./cpu-meter.mjs";
import { load } from "./load.mjs";
import { measured } from "./measured.mjs";
import { ratioText } from "./ratio.mjs";
import { buildVersion, startVersion } from "./version.mjs";

const SECONDS = Number(process.env.BENCH_SECONDS || 5);
const CONNECTIONS = 10;
const TURNS = 5;

/** @typedef {Awaited<ReturnType<typeof turn>>} Figures */
/** @typedef {{ before: Figures, after: Figures }} Turn */

/** What is compared. */
const FIGURES = /** @type {const} */ ([
  { name: "answers a second", of: (/** @type {Figures} */ { perSecond }) => perSecond },
  { name: "p50", of: (/** @type {Figures} */ { p50Ms }) => p50Ms },
  { name: "p99", of: (/** @type {Figures} */ { p99Ms }) => p99Ms },
  { name: "server CPU of one", of: (/** @type {Figures} */ { cpu }) => cpu?.serverMs },
  { name: "database CPU of one", of: (/** @type {Figures} */ { cpu }) => cpu?.databaseMs },
]);

/**
 * An earlier version and this one in turns, before and after and before again, so that what else the machine does meets
 * both: each figure as a ratio, with its spread over the turns.
 *
 * @param {string} commit of the earlier version
 */
export function benchCompare(commit) {
  return runSession(async (session) => {
    requireNode();
    await ensureInstalled();
    const { folder, sha } = await buildVersion(commit);
    await prepareCode();
    await prepareServer();
    await preparePages();
    const start = async (/** @type {"before" | "after"} */ name, /** @type {string} */ from) => {
      const postgres = await startEmbeddedPostgres({ name: `bench-${name}`, ephemeral: true, durable: true });
      session.atEnd(postgres.stop);
      return startVersion(session, { folder: from, databaseUrl: postgres.url });
    };
    const versions = { before: await start("before", folder), after: await start("after", projectFolder) };
    console.log(
      `\n${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Node ${process.versions.node}: this version against ${sha}, ${TURNS} turns of ${SECONDS} s, ${CONNECTIONS} connections.`,
    );
    for (const what of /** @type {const} */ (["menu", "order"])) {
      /** @type {Turn[]} */
      const turns = [];
      // The first turn warms up.
      for (let count = 0; count <= TURNS; count++) {
        const before = await turn(versions.before, what);
        const after = await turn(versions.after, what);
        if (count > 0) turns.push({ before, after });
      }
      print(what, turns);
    }
    await session.end(0);
  });
}

async function turn(
  /** @type {import("./version.mjs").Version} */ { pid, databaseUrl, rest, requests },
  /** @type {"menu" | "order"} */ what,
) {
  const meter = await cpuMeter({ serverPid: pid, databaseUrl });
  return measured({ rest, meter }, () =>
    load({ ...requests[what], connections: CONNECTIONS, seconds: SECONDS }),
  );
}

function print(/** @type {string} */ what, /** @type {Turn[]} */ turns) {
  console.log(`\n${what}`);
  for (const { name, of } of FIGURES) {
    const pairs = turns.flatMap(({ before, after }) => {
      const [one, other] = [of(before), of(after)];
      return one && other ? [{ before: one, after: other }] : [];
    });
    const text = pairs.length === turns.length ? ratioText(pairs) : "not available";
    console.log(`  ${name.padEnd(22)}${text}`);
  }
}
