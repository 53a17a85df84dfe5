"use client";

import { readUnpaidOrder, type UnpaidOrder, unpaidOrderKey } from "./kept-unpaid-order";

/** Where this tab keeps an attempt to order until its fate is known. */
export function attemptKeyOf(slug: string): string {
  return `bazar:order-attempt:${slug}`;
}

/** Remembers in this tab how its unpaid order is paid, so that a reload can continue. */
export function keepUnpaidOrder(slug: string, order: UnpaidOrder): void {
  window.sessionStorage.setItem(unpaidOrderKey(slug), JSON.stringify(order));
}

/** The unpaid order of this tab, or null. */
export function findUnpaidOrder(slug: string): UnpaidOrder | null {
  return readUnpaidOrder(window.sessionStorage.getItem(unpaidOrderKey(slug)));
}

/** Forgets the unpaid order, and the attempt that led to it: the next order is a new one. */
export function forgetUnpaidOrder(slug: string): void {
  window.sessionStorage.removeItem(unpaidOrderKey(slug));
  window.sessionStorage.removeItem(attemptKeyOf(slug));
}
