"use client";

function storageKey(orderId: string): string {
  return `bazar:order-email:${orderId}`;
}

/** Remembers in this tab with which email an order was placed, so that its page opens without asking. */
export function keepOrderEmail(orderId: string, email: string): void {
  window.sessionStorage.setItem(storageKey(orderId), email);
}

/** The email kept for an order, or null. */
export function findOrderEmail(orderId: string): string | null {
  return window.sessionStorage.getItem(storageKey(orderId));
}
