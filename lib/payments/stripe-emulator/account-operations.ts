import type { AccountObject } from "./emulator-object";
import {
  type Context,
  done,
  malformed,
  metadataOf,
  missing,
  newStripeId,
  type Operation,
  refuse,
  text,
  unix,
} from "./emulator-operations";
import { findObject, insertObject, lockObject, replaceObject } from "./emulator-store";

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
const LINK_SECONDS = 300;
const PAPERS = ["business_type", "external_account", "tos_acceptance.date"];

export const createAccount: Operation = async ({ tx, now }, form) => {
  const country = text(form.country);
  if (country === null || !/^[A-Z]{2}$/.test(country))
    return malformed("Country is not valid.", { param: "country" });
  const email = text(form.email);
  if (email !== null && !EMAIL.test(email))
    return refuse(`Invalid email address: ${email}`, { code: "email_invalid", param: "email" });
  const account: AccountObject = {
    id: newStripeId("acct"),
    object: "account",
    country,
    email,
    details_submitted: false,
    payouts_enabled: false,
    capabilities: { transfers: "inactive" },
    requirements: { currently_due: PAPERS, disabled_reason: "requirements.past_due" },
    metadata: metadataOf(form),
    created: unix(now),
  };
  await insertObject(tx, account, { now });
  return done(account);
};

/** There are no papers to show here: whoever asks for the way to the form has filled it in, unless that is held. */
export const createAccountLink: Operation = async (context, form) => {
  const id = text(form.account) ?? "";
  const returnUrl = text(form.return_url);
  if (!(await findObject(context.tx, "account", id))) return missing("account", id);
  if (returnUrl === null) return malformed("Missing required param: return_url.", { param: "return_url" });
  if (context.onboarding === "completed") await completeAccount(context, id);
  const created = unix(context.now);
  return done({ object: "account_link", created, expires_at: created + LINK_SECONDS, url: returnUrl });
};

/** The restaurant has shown its papers, or (`active` false) the processor wants them again. */
export async function completeAccount({ tx, emit }: Context, id: string, active = true): Promise<void> {
  const account = await lockObject(tx, "account", id);
  if (!account) throw new Error(`There is no account ${id}`);
  const changed: AccountObject = {
    ...account,
    details_submitted: true,
    payouts_enabled: active,
    capabilities: { transfers: active ? "active" : "inactive" },
    requirements: active
      ? { currently_due: [], disabled_reason: null }
      : { currently_due: ["individual.verification.document"], disabled_reason: "requirements.past_due" },
  };
  await replaceObject(tx, changed);
  await emit("account.updated", changed);
}
