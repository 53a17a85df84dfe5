import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const folders = "{app,components,emails,lib,prisma,scripts,server}";
const needsDatabase = "**/*.db.test.ts";
/** Tests of processes, outages and the demo's data, which start servers or wait for real time. */
const wholeSystem = "**/*.system.test.ts";
/** Tests of the commands that serve a build; they make it when it is missing or old. */
const needsBuild = "**/*.built.test.ts";
const allTests = [`${folders}/**/*.test.{ts,tsx}`, "middleware.test.ts"];
const modules = "**/node_modules/**";
const database = {
  globalSetup: ["./scripts/testing/test-cluster.ts"],
  testTimeout: process.env.CITUS_URL ? 120_000 : 30_000,
};

export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: fileURLToPath(new URL("./", import.meta.url)) }] },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    testTimeout: 15_000,
    hookTimeout: 60_000,
    // A worker waits for PostgreSQL much of the time, so two are faster on two cores as well.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Much is made and dropped at once; room for it spares a tenth of the time to the garbage collector.
    execArgv: ["--max-semi-space-size=64"],
    // Loading the app costs seconds, so a worker keeps it for all its files.
    isolate: false,
    // The suites of a whole run, and the next run, do not transform the same modules again.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".data/test-modules" },
    globalSetup: ["./scripts/testing/list-routes.ts"],
    setupFiles: ["./lib/testing/begin-test-file.ts"],
    // The gates run all kinds in one pool, those of the whole system only when `everything` is asked for: none waits for
    // the other kind, and each worker loads the app once.
    projects: process.env.TEST_ONE_POOL
      ? [
          {
            extends: true,
            test: {
              ...database,
              name: "code",
              include: allTests,
              exclude: [
                needsBuild,
                modules,
                ...(process.env.TEST_ONE_POOL === "everything" ? [] : [wholeSystem]),
              ],
            },
          },
        ]
      : [
          {
            extends: true,
            test: {
              name: "unit",
              include: allTests,
              exclude: [needsDatabase, wholeSystem, needsBuild, modules],
            },
          },
          {
            extends: true,
            test: { ...database, name: "integration", include: [`${folders}/${needsDatabase}`] },
          },
          {
            extends: true,
            test: { ...database, name: "system", include: [`${folders}/${wholeSystem}`] },
          },
          {
            extends: true,
            test: {
              ...database,
              globalSetup: [...database.globalSetup, "./scripts/testing/prepare-build.ts"],
              name: "built",
              include: [`${folders}/${needsBuild}`],
            },
          },
        ],
  },
});
