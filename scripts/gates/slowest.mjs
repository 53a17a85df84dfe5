import path from "node:path";
import { projectFolder } from "../launch/project.mjs";

/** @typedef {{ file: string, ms: number }} FileTime */

/**
 * How long each file of a Vitest report took.
 *
 * @param {{ testResults?: { name: string, startTime: number, endTime: number }[] } | null} report
 * @returns {FileTime[]}
 */
export function vitestTimes(report) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: path.relative(projectFolder, name),
    ms: endTime - startTime,
  }));
}

/**
 * How long each file of a Playwright report took, all its tests and attempts together.
 *
 * @typedef {{ file: string, specs?: { tests: { results: { duration: number }[] }[] }[], suites?: BrowserSuite[] }} BrowserSuite
 * @param {{ suites?: BrowserSuite[] } | null} report
 * @returns {FileTime[]}
 */
export function playwrightTimes(report) {
  return (report?.suites ?? []).map((suite) => ({
    file: path.posix.join("e2e", suite.file),
    ms: durationOf(suite),
  }));
}

/** @returns {number} */
function durationOf(/** @type {BrowserSuite} */ { specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return [...own, ...suites.map(durationOf)].reduce((sum, ms) => sum + ms, 0);
}

/** The files that took longest, one a line. */
export function slowest(/** @type {FileTime[]} */ times, count = 15) {
  return times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`)
    .join("\n");
}
