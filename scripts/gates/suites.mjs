import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { capture, packageProgram } from "../launch/run.mjs";
import { playwrightTimes, vitestTimes } from "./slowest.mjs";

/**
 * What a host could change: where each operation goes, its status and headers; bodies and addresses at their edges;
 * cookies; and how an order is placed and read. What handlers answer beyond that is the same on every host.
 */
export const hostSuites = [
  "lib/platform/http/hosts",
  "lib/platform/http/request-edges",
  "lib/people/auth/sessions",
  "lib/service/orders/views/customer-order",
];

/** @typedef {"code" | "everything" | "commands" | "server" | "next"} Suite */

/** @type {Record<Suite, string[]>} */
const chosenBy = {
  code: ["--project=code"],
  everything: ["--project=code"],
  commands: ["--project=built", "--maxWorkers=1"],
  server: ["--project=integration", "--maxWorkers=1", ...hostSuites],
  next: ["--project=integration", "--maxWorkers=1", ...hostSuites],
};

/**
 * Unit and integration tests, calling the endpoints directly (`code`), and with them those of the whole system
 * (`everything`); the commands that serve a build (`commands`); or the API's tests through one of its hosts. A file that
 * does not load counts as one failure.
 *
 * @param {Suite} suite
 */
export async function runVitest(suite) {
  const host = suite === "server" || suite === "next" ? suite : "direct";
  return withReport(async (file) => {
    const { code, output } = await capture(
      process.execPath,
      [
        packageProgram("vitest/vitest.mjs"),
        "run",
        "--reporter=dot",
        "--reporter=json",
        `--outputFile.json=${file}`,
        ...chosenBy[suite],
      ],
      {
        CI: "true",
        FORCE_COLOR: "0",
        NO_COLOR: "1",
        NODE_ENV: "test",
        BAZAR_TEST_HOST: host,
        ...((suite === "code" || suite === "everything") && { TEST_ONE_POOL: suite }),
      },
    );
    const report = await readReport(file);
    const sum = counted(report?.numPassedTests, report?.numFailedTests, code, output);
    return { ...sum, times: vitestTimes(report) };
  });
}

/** Journeys in a browser, against a server on the given port. The report of dots begins with what failed. */
export async function runPlaywright(/** @type {number} */ port) {
  return withReport(async (file) => {
    const { code, output } = await capture(
      process.execPath,
      [packageProgram("playwright/cli.js"), "test", "--reporter=dot,json"],
      {
        CI: "true",
        FORCE_COLOR: "0",
        NO_COLOR: "1",
        E2E_PORT: String(port),
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      },
    );
    const report = await readReport(file);
    const { expected, unexpected = 0, flaky = 0 } = report?.stats ?? {};
    return { ...counted(expected, unexpected + flaky, code, output), times: playwrightTimes(report) };
  });
}

function counted(
  /** @type {number} */ passed = 0,
  /** @type {number} */ failed,
  /** @type {number} */ code,
  report = "",
) {
  const unexplained = code !== 0 && !failed ? 1 : 0;
  return { passed, failed: (failed ?? 0) + unexplained, report };
}

/**
 * @template T
 * @param {(file: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withReport(work) {
  const folder = await mkdtemp(path.join(tmpdir(), "bazar-report-"));
  try {
    return await work(path.join(folder, "report.json"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readReport(/** @type {string} */ file) {
  return JSON.parse(await readFile(file, "utf8").catch(() => "null"));
}
