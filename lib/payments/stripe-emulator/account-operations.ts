import { refuseAccount } from "./account-rules";
import type { AccountObject, Capability } from "./emulator-object";
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
import type { FormBody, FormValue } from "./form-body";

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
const LINK_SECONDS = 300;
const PAPERS = ["business_type", "external_account", "tos_acceptance.date"];

const partOf = (value: FormValue | undefined): FormBody =>
  typeof value === "object" && !Array.isArray(value) ? value : {};

const asksFor = (form: FormBody, capability: Capability) =>
  partOf(partOf(form.capabilities)[capability]).requested === "true";

export const createAccount: Operation = async ({ tx, now, owner, platform }, form) => {
  const country = text(form.country);
  if (country === null || !/^[A-Z]{2}$/.test(country))
    return malformed("Country is not valid.", { param: "country" });
  const email = text(form.email);
  if (email !== null && !EMAIL.test(email))
    return refuse(`Invalid email address: ${email}`, { code: "email_invalid", param: "email" });
  const transfers = asksFor(form, "transfers");
  const cardPayments = asksFor(form, "card_payments");
  const agreement =
    text(partOf(form.tos_acceptance).service_agreement) === "recipient" ? "recipient" : "full";
  const refusal = refuseAccount(platform, { country, transfers, cardPayments, agreement });
  if (refusal) return refuse(refusal.message, refusal);
  const account: AccountObject = {
    id: newStripeId("acct"),
    object: "account",
    country,
    email,
    details_submitted: false,
    payouts_enabled: false,
    capabilities: {
      ...(cardPayments ? { card_payments: "inactive" } : {}),
      ...(transfers ? { transfers: "inactive" } : {}),
    },
    requirements: { currently_due: PAPERS, disabled_reason: "requirements.past_due" },
    tos_acceptance: agreement === "recipient" ? { service_agreement: agreement } : {},
    metadata: metadataOf(form),
    created: unix(now),
  };
  await insertObject(tx, account, { now, owner });
  return done(account);
};

/** There are no papers to show here: whoever asks for the way to the form has filled it in, unless that is held. */
export const createAccountLink: Operation = async (context, form) => {
  const id = text(form.account) ?? "";
  const returnUrl = text(form.return_url);
  if (!(await findObject(context.tx, "account", id))) return missing("account", id);
  if (returnUrl === null) return malformed("Missing required param: return_url.", { param: "return_url" });
  if (context.onboarding === "completed") await changeAccount(context, id, "active");
  const created = unix(context.now);
  return done({ object: "account_link", created, expires_at: created + LINK_SECONDS, url: returnUrl });
};

/**
 * The restaurant has shown its papers, or (`inactive`) the processor wants them again; of its capabilities, only those that
 * are named follow.
 */
export async function changeAccount(
  { tx, emit }: Context,
  id: string,
  state: "active" | "inactive",
  named?: readonly Capability[],
): Promise<void> {
  const account = await lockObject(tx, "account", id);
  if (!account) throw new Error(`There is no account ${id}`);
  const asked = Object.keys(account.capabilities) as Capability[];
  const changing = asked.filter((capability) => named?.includes(capability) ?? true);
  const capabilities = {
    ...account.capabilities,
    ...Object.fromEntries(changing.map((capability) => [capability, state])),
  };
  const isWhole = Object.values(capabilities).every((of) => of === "active");
  const changed: AccountObject = {
    ...account,
    details_submitted: true,
    payouts_enabled: isWhole,
    capabilities,
    requirements: isWhole
      ? { currently_due: [], disabled_reason: null }
      : { currently_due: ["individual.verification.document"], disabled_reason: "requirements.past_due" },
  };
  await replaceObject(tx, changed);
  await emit("account.updated", changed);
}

/** An account that is none of the platform's is refused like one that does not exist. */
export const retrieveAccount: Operation = async ({ tx }, _form, id) => {
  const found = await findObject(tx, "account", id);
  if (found) return done(found);
  const message =
    `The provided key does not have access to account '${id}' (or that account does not exist). Application access may ` +
    "have been revoked.";
  return refuse(message, { code: "account_invalid", status: 403 });
};

/** The platform's own account. */
export const retrievePlatform: Operation = async ({ platform }) =>
  done({
    id: "acct_platform",
    object: "account",
    country: platform.country,
    default_currency: platform.settlementCurrencies[0] ?? null,
    charges_enabled: platform.isVerified,
    payouts_enabled: platform.isVerified,
    details_submitted: platform.isVerified,
    capabilities: {
      card_payments: platform.isVerified ? "active" : "pending",
      transfers: platform.isVerified ? "active" : "pending",
    },
    settings: {
      card_payments: { statement_descriptor_prefix: platform.statementPrefix },
      payouts: {
        debit_negative_balances: true,
        schedule: { delay_days: platform.settlementDays, interval: platform.payoutInterval },
      },
    },
  });
