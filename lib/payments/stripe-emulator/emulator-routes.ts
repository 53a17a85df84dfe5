import { createAccount, createAccountLink, retrieveAccount, retrievePlatform } from "./account-operations";
import {
  cancelPayout,
  createPayout,
  createTopup,
  listBalanceTransactions,
  retrieveBalance,
  retrieveBalanceTransaction,
} from "./balance-operations";
import { closeDispute, createFile, updateDispute } from "./dispute-answer-operations";
import { confirmAndDispute } from "./dispute-operations";
import { createDomain, listDomains, updateDomain, validateDomain } from "./domain-operations";
import {
  cancel,
  createIntent,
  createRefund,
  done,
  missing,
  type Operation,
  retrieveRefund,
  text,
} from "./emulator-operations";
import { findObject, type Kind, listObjects } from "./emulator-store";
import { createEndpoint, updateEndpoint } from "./endpoint-operations";
import type { FormBody } from "./form-body";
import { retrieveIntent } from "./intent-operations";
import { readList } from "./list-form";
import { createTransfer, reverseTransfer } from "./transfer-operations";

const methodConfigurations: Operation = async ({ methodTypes }) => {
  const offered = {
    available: true,
    display_preference: { preference: "on", value: "on", overridable: null },
  };
  const settings = Object.fromEntries(methodTypes.map((type) => [type, offered]));
  const object = "payment_method_configuration";
  const id = "pmc_embedded";
  const configuration = {
    id,
    object,
    name: "Default",
    active: true,
    is_default: true,
    livemode: false,
    ...settings,
  };
  return done({
    object: "list",
    url: "/v1/payment_method_configurations",
    data: [configuration],
    has_more: false,
  });
};

const retrieve =
  (kind: Kind, what: string): Operation =>
  async ({ tx }, _form, id) => {
    const found = await findObject(tx, kind, id);
    return found ? done(found) : missing(what, id);
  };

const parentOf = (form: FormBody) => text(form.payment_intent);

const list =
  (kind: Kind, url: string, parent: (form: FormBody, id: string) => string | null = parentOf): Operation =>
  async ({ tx, owner }, form, id) => {
    const { limit, ...page } = readList(form);
    const found = await listObjects(tx, kind, {
      owner,
      ...page,
      parentId: parent(form, id),
      transferGroup: text(form.transfer_group),
      limit: limit + 1,
    });
    return done({ object: "list", url, data: found.slice(0, limit), has_more: found.length > limit });
  };

export const OPERATIONS = {
  "payment_intents.create": ["POST", /^\/v1\/payment_intents$/, createIntent],
  "payment_intents.list": ["GET", /^\/v1\/payment_intents$/, list("payment_intent", "/v1/payment_intents")],
  "payment_intents.retrieve": ["GET", /^\/v1\/payment_intents\/(\w+)$/, retrieveIntent],
  "payment_intents.confirm": ["POST", /^\/v1\/payment_intents\/(\w+)\/confirm$/, confirmAndDispute],
  "payment_intents.cancel": ["POST", /^\/v1\/payment_intents\/(\w+)\/cancel$/, cancel],
  "refunds.create": ["POST", /^\/v1\/refunds$/, createRefund],
  "refunds.list": ["GET", /^\/v1\/refunds$/, list("refund", "/v1/refunds")],
  "refunds.retrieve": ["GET", /^\/v1\/refunds\/(\w+)$/, retrieveRefund],
  "transfers.create": ["POST", /^\/v1\/transfers$/, createTransfer],
  "transfers.list": ["GET", /^\/v1\/transfers$/, list("transfer", "/v1/transfers")],
  "transfers.retrieve": ["GET", /^\/v1\/transfers\/(\w+)$/, retrieve("transfer", "transfer")],
  "transfers.reverse": ["POST", /^\/v1\/transfers\/(\w+)\/reversals$/, reverseTransfer],
  "transfers.listReversals": [
    "GET",
    /^\/v1\/transfers\/(\w+)\/reversals$/,
    list("transfer_reversal", "/v1/transfers/reversals", (_form, id) => id),
  ],
  "payment_method_configurations.list": [
    "GET",
    /^\/v1\/payment_method_configurations$/,
    methodConfigurations,
  ],
  "disputes.list": ["GET", /^\/v1\/disputes$/, list("dispute", "/v1/disputes")],
  "disputes.retrieve": ["GET", /^\/v1\/disputes\/(\w+)$/, retrieve("dispute", "dispute")],
  "disputes.update": ["POST", /^\/v1\/disputes\/(\w+)$/, updateDispute],
  "disputes.close": ["POST", /^\/v1\/disputes\/(\w+)\/close$/, closeDispute],
  "files.create": ["POST", /^\/v1\/files$/, createFile],
  "accounts.list": ["GET", /^\/v1\/accounts$/, list("account", "/v1/accounts", () => null)],
  "accounts.create": ["POST", /^\/v1\/accounts$/, createAccount],
  "accounts.retrieve": ["GET", /^\/v1\/accounts\/(\w+)$/, retrieveAccount],
  "accounts.retrieveCurrent": ["GET", /^\/v1\/account$/, retrievePlatform],
  "account_links.create": ["POST", /^\/v1\/account_links$/, createAccountLink],
  "balance.retrieve": ["GET", /^\/v1\/balance$/, retrieveBalance],
  "balance_transactions.list": ["GET", /^\/v1\/balance_transactions$/, listBalanceTransactions],
  "balance_transactions.retrieve": ["GET", /^\/v1\/balance_transactions\/(\w+)$/, retrieveBalanceTransaction],
  "payouts.create": ["POST", /^\/v1\/payouts$/, createPayout],
  "payouts.list": ["GET", /^\/v1\/payouts$/, list("payout", "/v1/payouts", () => null)],
  "payouts.retrieve": ["GET", /^\/v1\/payouts\/(\w+)$/, retrieve("payout", "payout")],
  "payouts.cancel": ["POST", /^\/v1\/payouts\/(\w+)\/cancel$/, cancelPayout],
  "payment_method_domains.create": ["POST", /^\/v1\/payment_method_domains$/, createDomain],
  "payment_method_domains.list": ["GET", /^\/v1\/payment_method_domains$/, listDomains],
  "payment_method_domains.retrieve": [
    "GET",
    /^\/v1\/payment_method_domains\/(\w+)$/,
    retrieve("payment_method_domain", "payment_method_domain"),
  ],
  "payment_method_domains.update": ["POST", /^\/v1\/payment_method_domains\/(\w+)$/, updateDomain],
  "payment_method_domains.validate": [
    "POST",
    /^\/v1\/payment_method_domains\/(\w+)\/validate$/,
    validateDomain,
  ],
  "webhook_endpoints.create": ["POST", /^\/v1\/webhook_endpoints$/, createEndpoint],
  "webhook_endpoints.list": [
    "GET",
    /^\/v1\/webhook_endpoints$/,
    list("webhook_endpoint", "/v1/webhook_endpoints", () => null),
  ],
  "webhook_endpoints.update": ["POST", /^\/v1\/webhook_endpoints\/(\w+)$/, updateEndpoint],
  "topups.create": ["POST", /^\/v1\/topups$/, createTopup],
} as const satisfies Record<string, readonly [method: string, path: RegExp, operation: Operation]>;

export type OperationName = keyof typeof OPERATIONS;

/** The operation of a method and path, or null. */
export function findOperation(
  method: string,
  path: string,
): { name: OperationName; id: string; run: Operation } | null {
  for (const [name, [allowed, pattern, run]] of Object.entries(OPERATIONS)) {
    const match = method === allowed ? pattern.exec(path) : null;
    if (match) return { name: name as OperationName, id: match[1] ?? "", run };
  }
  return null;
}
