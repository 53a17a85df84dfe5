import type { Browser } from "@/lib/people/auth/browser";
import { knowBrowser } from "@/lib/people/auth/know-browser";
import type { App } from "@/lib/restaurant/app";
import { replacePassword } from "./replace-password";
import type { ResetScope } from "./reset-account";

/**
 * Sets a new password by an emailed link. The browser is known to the account from then on, so that its owner gets in
 * while strangers fail. Returns the Set-Cookie lines. Throws what the replacement of a password throws.
 */
export async function resetPassword(
  app: App,
  input: { scope: ResetScope; token: string; password: string; browser: Browser },
): Promise<string[]> {
  const { browser, ...link } = input;
  const account = await replacePassword(app, { ...link, purpose: "reset_password", gone: browser.gone });
  return [await knowBrowser(app, { account, browser })];
}
