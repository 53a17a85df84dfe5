import { Secret, TOTP } from "otpauth";
import type { Api } from "./call";
import type { TestClock } from "./test-app";

/** The six digits that an authenticator app shows at the clock's time, or some steps of 30 s away from it. */
export function codeOf(secret: string, clock: Pick<TestClock, "now">, steps = 0): string {
  const timestamp = clock.now().getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Switches a second factor on through the API; the code of the present step is used up. Returns its secrets. */
export async function enrol(
  api: Api,
  { as, password, clock }: { as: { cookie: string }; password: string; clock: Pick<TestClock, "now"> },
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const draft = await api("POST", "/api/auth/second-factor", { as, body: { password } });
  const { secret } = draft.body;
  const body = { code: codeOf(secret, clock) };
  const confirmed = await api("POST", "/api/auth/second-factor/confirm", { as, body });
  if (confirmed.status !== 200) throw new Error(confirmed.text);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes };
}
