import { expect, test } from "vitest";
import { onlineState } from "./online-state";

const platform = { country: "IT", settlementCurrencies: ["EUR", "USD"] };
const turin = { country: "IT", currency: "EUR", stripeAccountId: null, accountTakesCards: true };
const open = { ...turin, stripeAccountId: "acct_1" };
const account = { requirementsDue: [], disabledReason: null };

test.each([
  ["open", open, account],
  ["account_missing", turin, null],
  [
    "account_incomplete",
    turin,
    { requirementsDue: ["external_account"], disabledReason: "requirements.past_due" },
  ],
  ["account_in_review", turin, { ...account, disabledReason: "requirements.pending_verification" }],
  ["account_in_review", { ...open, accountTakesCards: false }, account],
  ["account_closed", turin, { ...account, disabledReason: "rejected.fraud" }],
  ["account_closed", turin, { requirementsDue: ["external_account"], disabledReason: "account_removed" }],
  [
    "account_closed",
    { ...open, accountTakesCards: false },
    { ...account, disabledReason: "recipient_agreement" },
  ],
  ["country", { ...open, country: "JP" }, account],
  ["currency", { ...open, currency: "CHF" }, account],
] as const)("online payments are %s", (state, tenant, known) => {
  expect(onlineState({ tenant, account: known, platform })).toBe(state);
});

test("while nobody knows where the platform is, the account alone decides", () => {
  expect(onlineState({ tenant: { ...open, country: "JP" }, account, platform: null })).toBe("open");
});
