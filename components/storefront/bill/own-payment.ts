"use client";

import type { OnlineMethod } from "@/lib/payments/payments/payment-method";

/** A payment that this tab has begun. */
export interface OwnPayment {
  paymentId: string;
  clientSecret: string;
  amountMinor: number;
  method: OnlineMethod;
  /** When it is given up, as ISO 8601. */
  payBefore: string | null;
}

const storageKey = (token: string) => `bazar:bill-payment:${token}`;

/** Keeps it through a reload, and while a bank asks on a page of its own. */
export function keepOwnPayment(token: string, payment: OwnPayment): void {
  window.sessionStorage.setItem(storageKey(token), JSON.stringify(payment));
}

/** The payment of this tab that is not settled, as far as this tab knows, or null. */
export function findOwnPayment(token: string): OwnPayment | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(storageKey(token)) ?? "");
    const isWhole =
      typeof kept.paymentId === "string" &&
      typeof kept.clientSecret === "string" &&
      Number.isSafeInteger(kept.amountMinor);
    return isWhole ? kept : null;
  } catch {
    return null;
  }
}

export function forgetOwnPayment(token: string): void {
  window.sessionStorage.removeItem(storageKey(token));
}
