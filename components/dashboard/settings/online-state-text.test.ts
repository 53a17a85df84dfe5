import { createTranslator } from "next-intl";
import { expect, it } from "vitest";
import messages from "@/lib/core/i18n/messages/en/dashboardSettings.json";
import { ONLINE_STATES, type OnlineState } from "@/lib/payments/processor/online-state";
import { onlineStateText } from "./online-state-text";

const t = createTranslator({
  locale: "en",
  messages: { dashboardSettings: messages },
  namespace: "dashboardSettings.payments",
}) as unknown as Parameters<typeof onlineStateText>[0];
const words = (state: OnlineState, takesCash: boolean) =>
  onlineStateText(
    t,
    { state, takesCash, requirementsDue: [], disabledReason: "listed" },
    { country: "IT", currency: "EUR", displayLocale: "en" },
  );

it.each(ONLINE_STATES)("says nothing of guests who pay cash where cash is off: %s", (state) => {
  expect(words(state, false)).not.toMatch(/pay (you in )?cash/);
});

it.each(["account_missing", "account_closed", "country", "currency"] as const)(
  "says who can order until cards open: %s",
  (state) => {
    expect(words(state, true)).toMatch(/guests pay (you in )?cash/);
    expect(words(state, false)).toContain("nobody can order: cash is off");
  },
);

it("says of an open account what it can do, whatever is switched on", () => {
  expect(words("open", false)).toBe("Your account can take online payments.");
});
