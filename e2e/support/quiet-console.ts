import type { Page } from "playwright/test";

/** The errors that a page reports from now on, but those that a test brings about on purpose. */
export function consoleErrors(page: Page, expected?: RegExp): readonly string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !expected?.test(message.text())) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}
