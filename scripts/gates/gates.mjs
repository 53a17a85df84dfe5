import { availableParallelism } from "node:os";
import { freePort } from "../launch/ports.mjs";
import { preparePages, prepareServer } from "../launch/prepare.mjs";
import { explain, seconds } from "../launch/report.mjs";
import { capture, packageProgram } from "../launch/run.mjs";
import { slowest } from "./slowest.mjs";
import { runPlaywright, runVitest } from "./suites.mjs";

/**
 * @typedef {{ passed: number, failed: number, report: string, times?: import("./slowest.mjs").FileTime[] }} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Gate
 */

/** Gates that only read; they run beside the tests, which leave more of the processor free than the build. */
const readingGates = [
  program("types", packageProgram("typescript/bin/tsc"), ["--noEmit", "--pretty", "false"]),
  program("boundaries", "scripts/boundaries/cruise.mjs", []),
  program("unused code", packageProgram("knip/bin/knip.js"), ["--no-progress"]),
  program("code that only tests use", packageProgram("knip/bin/knip.js"), ["--no-progress", "--production"]),
  program("format and lint", packageProgram("@biomejs/biome/bin/biome"), ["ci", "--colors=off", "."]),
  program("API document, by Spectral and Redocly", "scripts/api/lint-document.mjs", []),
  program("migrations match the schema", "scripts/database/diff.mjs", ["--check"]),
];

/** @type {Gate} */
const buildGate = {
  name: "build",
  run: async () => {
    await prepareServer();
    // The gate of the types reads the same files.
    await preparePages({ withoutTypes: true });
    return { passed: 1, failed: 0, report: "" };
  },
};

const suite = (/** @type {string} */ name, /** @type {import("./suites.mjs").Suite} */ which) => ({
  name,
  run: () => runVitest(which),
});

/** @type {Gate} */
const codeGate = suite("unit and integration tests", "code");

/** @type {Gate} */
const testGate = suite("unit, integration and system tests", "everything");

/** What needs the build, one after the other: neither fills the processor alone, so they run beside the browser. */
const builtGates = [
  suite("API on the self-hosted server", "server"),
  suite("API on Next", "next"),
  suite("commands that serve a build", "commands"),
];

/** @type {Gate} */
const browserGate = { name: "browser tests", run: async () => runPlaywright(await freePort()) };

/**
 * Runs the gates and prints each outcome as it comes: all that reads, and the unit and integration tests; when `whole`,
 * the build, the tests of the whole system, the API on both hosts, the commands and the browser as well, and then the
 * files that took longest. Returns the sum: each test counts, each gate counts as one.
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
  const oneByOne = async (/** @type {Gate[]} */ gates) => {
    for (const gate of gates) await judge(gate);
  };

  if (whole) {
    const isBuilt = await judge(buildGate);
    await Promise.all([judge(testGate), oneByOne(readingGates)]);
    if (isBuilt) await Promise.all([judge(browserGate), oneByOne(builtGates)]);
  } else if (availableParallelism() > 1) {
    await Promise.all([judge(codeGate), oneByOne(readingGates)]);
  } else await oneByOne([...readingGates, codeGate]);
  console.log(`\nFiles that took longest:\n${slowest(outcomes.flatMap(({ times = [] }) => times))}\n`);
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
      // Room for what is made and dropped at once spares a gate much of its garbage collection.
      const nodeArgs = ["--max-semi-space-size=64", script, ...args];
      const { code, output } = await capture(process.execPath, nodeArgs, { FORCE_COLOR: "0" });
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, report: output };
    },
  };
}
