import { existsSync } from "node:fs";
import { step } from "./report.mjs";
import { packageProgram, run } from "./run.mjs";
import { canInstallPackages, findProgram, installPackage } from "./system-package.mjs";

/** The headless shell first: the same engine without a desktop browser around it, which journeys run faster in. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const macChrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** The path of an installed Chromium (CHROMIUM_PATH, else one on the PATH), or null. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, ...names.map(findProgram), macChrome];
  return candidates.find((candidate) => candidate && existsSync(candidate)) ?? null;
}

/**
 * Makes sure that browser tests have a browser: an installed one, the system's package when we may install it, else
 * Playwright's own.
 */
export async function ensureChromium() {
  if (findChromium() || (await playwrightHasOne())) return;
  await step("Installing Chromium", async () => {
    if (canInstallPackages())
      return installPackage("chromium-headless-shell", "Chromium could not be installed");
    await run(process.execPath, [packageProgram("playwright/cli.js"), "install", "chromium"], {
      failure: "Chromium could not be installed; install it, or set CHROMIUM_PATH",
    });
  });
}

async function playwrightHasOne() {
  const { chromium } = await import("playwright");
  return existsSync(chromium.executablePath());
}
