import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const folders = "{app,components,emails,lib,prisma,scripts}";
const needsDatabase = "**/*.db.test.ts";

export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: fileURLToPath(new URL("./", import.meta.url)) }] },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    testTimeout: 15_000,
    hookTimeout: 60_000,
    // A worker waits for PostgreSQL much of the time, so two are faster on two cores as well.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Loading the app costs seconds, so a worker keeps it for all its files.
    isolate: false,
    setupFiles: ["./lib/testing/begin-test-file.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [`${folders}/**/*.test.{ts,tsx}`, "middleware.test.ts"],
          exclude: [needsDatabase, "**/node_modules/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: [`${folders}/${needsDatabase}`],
          globalSetup: ["./scripts/testing/test-cluster.ts"],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
