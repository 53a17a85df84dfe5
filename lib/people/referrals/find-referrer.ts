import type { App } from "@/lib/restaurant/app";
import { findAgentName } from "./referral-store";

/**
 * How the agent of a referral code is called to somebody who follows the link: the first name and one letter. A code
 * can be guessed, so it gives away no whole name and no address. Null when there is no such code.
 */
export async function findReferrer(app: App, { refCode }: { refCode: string }): Promise<string | null> {
  const name = await findAgentName(app.db, refCode);
  if (name === null) return null;
  const [first = "", ...others] = name.trim().split(/\s+/);
  const letter = [...(others.at(-1) ?? "")][0];
  return letter === undefined ? first : `${first} ${letter}.`;
}
