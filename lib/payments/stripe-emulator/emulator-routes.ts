import { createAccount, createAccountLink, retrieveAccount, retrievePlatform } from "./account-operations";
import { closeDispute, createFile, updateDispute } from "./dispute-answer-operations";
import { confirmAndDispute } from "./dispute-operations";
import {
  cancel,
  createIntent,
  createRefund,
  done,
  missing,
  type Operation,
  positive,
  text,
} from "./emulator-operations";
import { findObject, type Kind, listObjects, readBalance } from "./emulator-store";
import type { FormBody, FormValue } from "./form-body";
import { inSettlementCurrencies } from "./platform-account";
import { createTransfer, reverseTransfer } from "./transfer-operations";

const balance: Operation = async ({ tx, platform }) => {
  const available = inSettlementCurrencies(await readBalance(tx), platform);
  return done({ object: "balance", available, pending: [], livemode: false });
};

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
  async ({ tx }, form, id) => {
    const limit = Math.min(positive(form.limit) ?? 10, 100);
    const created = typeof form.created === "object" && !Array.isArray(form.created) ? form.created : {};
    const instant = (value: FormValue | undefined) => {
      const seconds = text(value);
      return seconds === null ? null : new Date(Number(seconds) * 1000);
    };
    const found = await listObjects(tx, kind, {
      parentId: parent(form, id),
      transferGroup: text(form.transfer_group),
      startingAfter: text(form.starting_after),
      createdFrom: instant(created.gte),
      createdBefore: instant(created.lt),
      limit: limit + 1,
    });
    return done({ object: "list", url, data: found.slice(0, limit), has_more: found.length > limit });
  };

/** Every operation that is understood, named as in the API reference. */
export const OPERATIONS = {
  "payment_intents.create": ["POST", /^\/v1\/payment_intents$/, createIntent],
  "payment_intents.list": ["GET", /^\/v1\/payment_intents$/, list("payment_intent", "/v1/payment_intents")],
  "payment_intents.retrieve": [
    "GET",
    /^\/v1\/payment_intents\/(\w+)$/,
    retrieve("payment_intent", "payment_intent"),
  ],
  "payment_intents.confirm": ["POST", /^\/v1\/payment_intents\/(\w+)\/confirm$/, confirmAndDispute],
  "payment_intents.cancel": ["POST", /^\/v1\/payment_intents\/(\w+)\/cancel$/, cancel],
  "refunds.create": ["POST", /^\/v1\/refunds$/, createRefund],
  "refunds.list": ["GET", /^\/v1\/refunds$/, list("refund", "/v1/refunds")],
  "refunds.retrieve": ["GET", /^\/v1\/refunds\/(\w+)$/, retrieve("refund", "refund")],
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
  "accounts.create": ["POST", /^\/v1\/accounts$/, createAccount],
  "accounts.retrieve": ["GET", /^\/v1\/accounts\/(\w+)$/, retrieveAccount],
  "accounts.retrieveCurrent": ["GET", /^\/v1\/account$/, retrievePlatform],
  "account_links.create": ["POST", /^\/v1\/account_links$/, createAccountLink],
  "balance.retrieve": ["GET", /^\/v1\/balance$/, balance],
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
