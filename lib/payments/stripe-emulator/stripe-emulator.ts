import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Jobs } from "@/lib/platform/app";
import type { Clock } from "@/lib/platform/clock";
import { withoutCommitHook } from "@/lib/platform/db/commit-hook";
import type { Db, Tx } from "@/lib/platform/db/db";
import { outageReason } from "@/lib/platform/db/outage";
import { inTransaction } from "@/lib/platform/db/transaction";
import { drawFault, type FaultRates, NO_FAULTS, type RequestFault } from "@/lib/platform/env/fault-rates";
import { unavailable } from "@/lib/platform/http/error-response";
import { changeAccount } from "./account-operations";
import { payOutAll, undoPayout } from "./balance-operations";
import { endDispute, openDispute } from "./dispute-operations";
import { openBalance } from "./emulator-balance";
import type { Capability, EventObject } from "./emulator-object";
import {
  type Context,
  newEventObject,
  newStripeId,
  type Outcome,
  settleRefundObject,
} from "./emulator-operations";
import { findOperation, type OperationName } from "./emulator-routes";
import { answerRequest, claimRequest, forgetRequest, insertObject } from "./emulator-store";
import { readFormBody, readRequestBody } from "./form-body";
import { DEMO_PLATFORM, type EmulatorPlatform } from "./platform-account";

/** A failure to be had on purpose: before the operation has its effect, or after it. */
export type Fault = RequestFault & {
  operation: OperationName;
  /** How many calls fail. */
  times: number;
};

export type StripeEmulator = {
  /** The API as a fetch function, for the SDK. Throws UNAVAILABLE while the database with its objects is away. */
  fetch: typeof fetch;
  sign(payload: string): string;
  settleRefund(refundId: string, outcome: "succeeded" | "failed"): Promise<void>;
  /** Lets the customer's bank take back what is left of a payment; returns the dispute's id. */
  openDispute(intentId: string): Promise<string>;
  /** Lets the bank decide a dispute that is open. */
  endDispute(disputeId: string, outcome: "won" | "lost"): Promise<void>;
  /** Activates what an account asked for, or takes it back; with names, only that of it. */
  setAccount(accountId: string, state: "active" | "inactive", named?: readonly Capability[]): Promise<void>;
  /** What an automatic schedule does once a day: everything that is available goes to the platform's bank. */
  payOutAll(): Promise<void>;
  /** Lets the platform's bank send a payout back. */
  failPayout(payoutId: string): Promise<void>;
  controls: EmulatorControls;
};

export type EmulatorControls = {
  /** Whose account it is, and how its money is set up: its country decides who can be paid. */
  platform: EmulatorPlatform;
  faults: Fault[];
  /** Failures by chance, beside `faults`. */
  rates: FaultRates;
  /** Requests hang until this is over, or until their caller has had enough. */
  hangsUntil: Promise<void> | null;
  /** Events are kept but not delivered while held. */
  holdEvents: boolean;
  methodTypes: readonly string[];
  /** What becomes of new refunds; held ones wait for settleRefund. */
  refunds: "succeeded" | "failed" | "held";
  /** What becomes of accounts whose link was asked for; held ones wait for setAccount. */
  onboarding: "completed" | "held";
  /** Hosts that Apple does not reach, so that its wallet does not show there. */
  unreachableHosts: readonly string[];
};

export const METHOD_TYPES = [
  "card",
  "apple_pay",
  "google_pay",
  "klarna",
  "paypal",
  "satispay",
  "bancontact",
  "ideal",
] as const;
/** How much later an overtaken event arrives. */
const OVERTAKEN_MS = 4_000;
/** How much later a bank sends a refund back. */
const RETURNED_MS = 8_000;

/**
 * The parts of the Stripe API that Bazar uses, inside this process, with its state in the database: form-encoded
 * requests, Stripe's objects and errors, idempotency keys with parameter comparison, and signed events that are
 * delivered to the webhook by a job.
 */
export function createStripeEmulator(parts: {
  db: Db;
  jobs: Jobs;
  clock: Clock;
  webhookSecret: string;
  rates?: FaultRates;
  /** Whose account it is: a test twin's id; the platform's of a demo unless told otherwise. */
  owner?: string;
}): StripeEmulator {
  const { db, jobs, clock, webhookSecret, rates = NO_FAULTS, owner = "" } = parts;
  const controls: EmulatorControls = {
    platform: DEMO_PLATFORM,
    faults: [],
    rates,
    hangsUntil: null,
    holdEvents: false,
    methodTypes: METHOD_TYPES,
    refunds: "succeeded",
    onboarding: "completed",
    unreachableHosts: [],
  };

  const contextOf = (tx: Tx): Context => ({
    tx,
    now: clock.now(),
    owner,
    platform: controls.platform,
    methodTypes: controls.methodTypes,
    onboarding: controls.onboarding,
    balance: openBalance(tx, { owner, now: clock.now(), platform: controls.platform }),
    unreachableHosts: controls.unreachableHosts,
    async emit(type, object: { id: string }) {
      const event: EventObject = newEventObject(type, object, clock.now());
      await insertObject(tx, event, { parentId: object.id, now: clock.now(), owner });
      if (controls.holdEvents) return;
      const overtaken = Math.random() < controls.rates.reorderEvents;
      const runAt = new Date(Date.now() + Math.random() * OVERTAKEN_MS);
      await jobs.add(tx, "deliver-stripe-event", { eventId: event.id }, overtaken ? { runAt } : {});
    },
    async refundCreated(refundId) {
      if (controls.refunds === "held") return;
      const { failedRefunds, returnedRefunds } = controls.rates;
      const outcome = Math.random() < failedRefunds ? "failed" : controls.refunds;
      await jobs.add(tx, "settle-stripe-refund", { refundId, outcome });
      if (outcome === "failed" || Math.random() >= returnedRefunds) return;
      const runAt = new Date(Date.now() + Math.random() * RETURNED_MS);
      await jobs.add(tx, "settle-stripe-refund", { refundId, outcome: "failed" }, { runAt });
    },
  });

  function takeFault(operation: OperationName): RequestFault | null {
    const fault = controls.faults.find(
      (candidate) => candidate.operation === operation && candidate.times > 0,
    );
    if (!fault) return drawFault(controls.rates, Math.random());
    fault.times -= 1;
    return fault;
  }

  async function perform(method: string, url: URL, body: string, key: string | null): Promise<Response> {
    const operation = findOperation(method, url.pathname);
    if (!operation) {
      const message = `Unrecognized request URL (${method}: ${url.pathname}).`;
      return answer({ status: 404, body: { error: { type: "invalid_request_error", message } } });
    }
    const fault = takeFault(operation.name);
    await dawdle();
    if (fault?.when === "before") return suffer(fault);
    const form = readFormBody(method === "GET" ? url.search.slice(1) : body);
    const parameters = `${method} ${url.pathname} ${body}`;
    const outcome = await inTransaction(db, async (tx) => {
      const known = key === null ? null : await claimRequest(tx, { key, parameters, now: clock.now() });
      if (known && known.parameters !== parameters) return reusedKey();
      if (known) return { status: known.status, body: known.body };
      const made = await operation.run(contextOf(tx), form, operation.id);
      if (key !== null && made.malformed) await forgetRequest(tx, key);
      else if (key !== null) await answerRequest(tx, { key, status: made.status, body: made.body });
      return made;
    });
    await dawdle();
    return fault ? suffer(fault) : answer(outcome);
  }

  async function dawdle(): Promise<void> {
    const { slowMs } = controls.rates;
    if (slowMs > 0) await wait(Math.random() * slowMs);
  }

  return {
    controls,
    async fetch(input, init) {
      const request = new Request(input, init);
      const key = request.method === "POST" ? request.headers.get("idempotency-key") : null;
      const body = await readRequestBody(request);
      if (controls.hangsUntil) await hang(controls.hangsUntil, request.signal);
      // What the processor keeps for itself is not part of what its caller does.
      return withoutCommitHook(() => perform(request.method, new URL(request.url), body, key)).catch(
        refuseWithoutDatabase,
      );
    },
    sign(payload) {
      const timestamp = Math.floor(clock.now().getTime() / 1000);
      const signature = createHmac("sha256", webhookSecret).update(`${timestamp}.${payload}`).digest("hex");
      return `t=${timestamp},v1=${signature}`;
    },
    openDispute: async (intentId) =>
      (await inTransaction(db, (tx) => openDispute(contextOf(tx), intentId))).id,
    endDispute: async (disputeId, outcome) =>
      void (await inTransaction(db, (tx) => endDispute(contextOf(tx), disputeId, outcome))),
    setAccount: (accountId, state, named) =>
      inTransaction(db, (tx) => changeAccount(contextOf(tx), accountId, state, named)),
    payOutAll: () => inTransaction(db, (tx) => payOutAll(contextOf(tx))),
    failPayout: async (payoutId) =>
      void (await inTransaction(db, (tx) => undoPayout(contextOf(tx), payoutId, "failed"))),
    settleRefund: (refundId, outcome) =>
      inTransaction(db, (tx) => settleRefundObject(contextOf(tx), refundId, outcome)),
  };
}

function answer({ status, body }: Outcome): Response {
  return Response.json(body, { status, headers: { "request-id": newStripeId("req") } });
}

/** The objects are in our own database, so its outage is told as such and not as one of the processor. */
function refuseWithoutDatabase(error: unknown): never {
  throw outageReason(error) === null ? error : unavailable(error);
}

function hang(until: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    void until.then(resolve);
  });
}

function reusedKey(): Outcome {
  const message =
    "Keys for idempotent requests can only be used with the same parameters they were first used with.";
  return { status: 400, body: { error: { type: "idempotency_error", message } } };
}

/** A broken connection looks to the SDK like the abort of its own time-out. */
function suffer(fault: RequestFault): Response {
  if (fault.kind === "timeout") throw new DOMException("The connection timed out.", "AbortError");
  return answer({ status: 500, body: { error: { type: "api_error", message: "Something went wrong." } } });
}
