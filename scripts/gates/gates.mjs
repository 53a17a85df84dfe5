import { availableParallelism } from "node:os";
import { freePort } from "../launch/ports.mjs";
import { preparePages, prepareServer } from "../launch/prepare.mjs";
import { explain, seconds } from "../launch/report.mjs";
import { capture, packageProgram } from "../launch/run.mjs";
import { runPlaywright, runVitest } from "./suites.mjs";

/**
 * @typedef {{ passed: number, failed: number, report: string }} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Gate
 */

/** Gates that only read, the longest first; they run beside the build. */
const readingGates = [
  program("format and lint", packageProgram("@biomejs/biome/bin/biome"), ["ci", "--colors=off", "."]),
  program("boundaries", "scripts/boundaries/cruise.mjs", []),
  program("types", packageProgram("typescript/bin/tsc"), ["--noEmit", "--pretty", "false"]),
  program("unused code", packageProgram("knip/bin/knip.js"), ["--no-progress"]),
  program("code that only tests use", packageProgram("knip/bin/knip.js"), ["--no-progress", "--production"]),
  program("migrations match the schema", "scripts/database/diff.mjs", ["--check"]),
];

/** @type {Gate} */
const buildGate = {
  name: "build",
  run: async () => {
    await prepareServer();
    await preparePages();
    return { passed: 1, failed: 0, report: "" };
  },
};

/**
 * Runs the gates and prints each outcome as it comes: all that reads, and the unit and integration tests; when `whole`,
 * the build, the API on both hosts and the browser as well. Returns the sum: each test counts, each gate counts as one.
 *
 * @param {{ whole: boolean }} options
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runGates({ whole }) {
  /** @type {Outcome[]} */
  const outcomes = [];
  const judge = async (/** @type {Gate} */ gate) => {
    const outcome = await judged(gate);
    outcomes.push(outcome);
    return outcome.failed === 0;
  };

  const waiting = [...(whole ? [buildGate] : []), ...readingGates];
  let built = whole;
  const work = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) {
      const passed = await judge(gate);
      if (gate === buildGate) built = passed;
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  await judge({ name: "unit and integration tests", run: () => runVitest() });
  if (whole) await judge({ name: "API on the self-hosted server", run: () => runVitest("server") });
  if (built) {
    await judge({ name: "API on Next", run: () => runVitest("next") });
    const port = await freePort();
    await judge({ name: "browser tests", run: () => runPlaywright(port) });
  }
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** @returns {Promise<Outcome>} */
async function judged(/** @type {Gate} */ gate) {
  const started = performance.now();
  const outcome = await gate.run().catch((error) => ({ passed: 0, failed: 1, report: explain(error) }));
  const tests =
    outcome.passed + outcome.failed > 1 ? ` (${outcome.passed} passed, ${outcome.failed} failed)` : "";
  console.log(`${outcome.failed === 0 ? "ok    " : "FAILED"} ${gate.name}${tests}, ${seconds(started)}`);
  if (outcome.failed > 0) console.log(`\n${outcome.report.trim()}\n`);
  return outcome;
}

/** @returns {Gate} */
function program(/** @type {string} */ name, /** @type {string} */ script, /** @type {string[]} */ args) {
  return {
    name,
    run: async () => {
      const { code, output } = await capture(process.execPath, [script, ...args], { FORCE_COLOR: "0" });
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, report: output };
    },
  };
}
