import type { Page } from "playwright/test";

/** Holds the page's scripts back until they are let come, as a slow phone does. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route("**/_next/static/**/*.js*", async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return letCome;
}
