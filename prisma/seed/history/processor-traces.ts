import {
  type DisputeObject,
  type EmulatorObject,
  evidenceDueBy,
  type IntentObject,
  type RefundObject,
  type ReversalObject,
  type TransferObject,
} from "@/lib/payments/stripe-emulator/emulator-object";
import type { Scene } from "./scene";

const unix = (at: Date) => Math.floor(at.getTime() / 1000);

/**
 * What the embedded processor remembers of the payments, so that they can be refunded, disputed and compared like any
 * other. Objects that are returned can be changed until they are written. The demo's currencies have cents, in which the
 * processor counts as well.
 */
export function createProcessorTraces(scene: Scene) {
  const { ids, rows, restaurant, tenantId } = scene;
  const currency = restaurant.currency.toLowerCase();

  function keep<T extends EmulatorObject>(object: T, at: Date, parentId: string | null = null): T {
    const { id, object: kind } = object;
    // Serialised when the rows are written; until then the object changes with what happens to it.
    const body = object as object;
    rows.stripeEmulatorObject.push({ id, kind, parentId, body, createdAt: at });
    return object;
  }

  return {
    intent(
      paymentId: string,
      {
        subjectId,
        amountMinor,
        method,
        at,
      }: { subjectId: string; amountMinor: number; method: string; at: Date },
    ): IntentObject {
      const id = ids.stripeId("pi");
      const types = [method === "stripe" ? "card" : method];
      return keep(
        {
          id,
          object: "payment_intent",
          amount: amountMinor,
          amount_received: 0,
          currency,
          status: "requires_payment_method",
          client_secret: `${id}_secret_${ids.token(24)}`,
          allowed_payment_method_types: types,
          payment_method_types: types,
          payment_method: null,
          latest_charge: null,
          last_payment_error: null,
          next_action: null,
          transfer_group: subjectId,
          metadata: { payment_id: paymentId, order_id: subjectId, tenant_id: tenantId },
          created: unix(at),
          canceled_at: null,
          cancellation_reason: null,
          livemode: false,
        },
        at,
      );
    },

    refund(intent: IntentObject, refund: { id: string; amountMinor: number; at: Date }): RefundObject {
      const { id, amountMinor, at } = refund;
      return keep(
        {
          id: ids.stripeId("re"),
          object: "refund",
          amount: amountMinor,
          currency,
          payment_intent: intent.id,
          charge: intent.latest_charge,
          status: "succeeded",
          metadata: { refund_id: id },
          created: unix(at),
        },
        at,
        intent.id,
      );
    },

    transfer(transfer: {
      id: string;
      subjectId: string | null;
      amountMinor: number;
      accountId: string;
      charge: string | null;
      at: Date;
    }): TransferObject {
      const { id, subjectId, amountMinor, accountId, charge, at } = transfer;
      return keep(
        {
          id: ids.stripeId("tr"),
          object: "transfer",
          amount: amountMinor,
          amount_reversed: 0,
          reversed: false,
          currency,
          destination: accountId,
          source_transaction: charge,
          transfer_group: subjectId ?? id,
          metadata: { transfer_id: id, order_id: subjectId ?? id },
          created: unix(at),
          livemode: false,
        },
        at,
        charge,
      );
    },

    reversal(
      transfer: TransferObject,
      { refundId, amountMinor, at }: { refundId: string; amountMinor: number; at: Date },
    ): ReversalObject {
      transfer.amount_reversed += amountMinor;
      transfer.reversed = transfer.amount_reversed === transfer.amount;
      return keep(
        {
          id: ids.stripeId("trr"),
          object: "transfer_reversal",
          amount: amountMinor,
          currency,
          transfer: transfer.id,
          metadata: { refund_id: refundId },
          created: unix(at),
        },
        at,
        transfer.id,
      );
    },

    dispute(intent: IntentObject, { amountMinor, at }: { amountMinor: number; at: Date }): DisputeObject {
      return keep(
        {
          id: ids.stripeId("dp"),
          object: "dispute",
          amount: amountMinor,
          currency,
          charge: intent.latest_charge,
          payment_intent: intent.id,
          reason: "fraudulent",
          status: "needs_response",
          evidence_details: { due_by: evidenceDueBy(unix(at)) },
          balance_transactions: [{ object: "balance_transaction", amount: 0 - amountMinor, currency }],
          metadata: {},
          created: unix(at),
          livemode: false,
        },
        at,
        intent.id,
      );
    },
  };
}

export type ProcessorTraces = ReturnType<typeof createProcessorTraces>;
