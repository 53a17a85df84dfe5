import { defineConfig, devices } from "playwright/test";
import { CRON_SECRET } from "./e2e/support/cron-secret";
import { DATABASE_FILE } from "./e2e/support/database-file";
import { findChromium } from "./scripts/launch/browser.mjs";

const port = Number(process.env.E2E_PORT || 3100);
const executablePath = findChromium();
/** Measures how soon one page follows another: beside other browsers it would measure these. */
const TIMED = "**/evening.spec.ts";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  // A journey waits for its browser, its server or a clock much of the time: three are faster on two cores.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // A busy machine of CI stands still for seconds; a longer wait costs nothing where the page is there in time.
  expect: { timeout: process.env.CI ? 30_000 : 10_000 },
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    // Recording every step of every test took a good part of the run. A failure leaves a picture and the page's
    // accessibility tree; `--trace on` records the rest.
    trace: "off",
    // Motion is waited for before each accessibility check, and nothing here tests it.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Pages live for seconds: optimising their scripts costs more than it returns.
      args: ["--js-flags=--no-opt,--no-maglev"],
    },
  },
  projects: [
    { name: "journeys", testIgnore: TIMED },
    { name: "timed", testMatch: TIMED, dependencies: process.env.CI ? ["journeys"] : [] },
  ],
  webServer: {
    command: "node scripts/e2e-server.mjs",
    port,
    env: {
      E2E_PORT: String(port),
      OWNER_PID: String(process.pid),
      E2E_CRON_SECRET: CRON_SECRET,
      E2E_DATABASE_FILE: DATABASE_FILE,
    },
    reuseExistingServer: !process.env.CI,
    timeout: 300_000,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
