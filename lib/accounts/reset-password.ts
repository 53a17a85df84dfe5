import type { App } from "@/lib/app/app";
import { replacePassword } from "./replace-password";
import type { ResetScope } from "./reset-account";

/** Sets a new password by an emailed link. Throws what the replacement of a password throws. */
export async function resetPassword(
  app: App,
  input: { scope: ResetScope; token: string; password: string; gone: AbortSignal },
): Promise<{ ok: true }> {
  await replacePassword(app, { ...input, purpose: "reset_password" });
  return { ok: true };
}
