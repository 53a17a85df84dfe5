"use client";

import { readKeptEmails, withKeptEmail } from "./kept-emails";

const STORAGE_KEY = "bazar:order-emails";

/** Remembers on this device with which email an order was placed, so that its page opens without asking. */
export function keepOrderEmail(orderId: string, email: string): void {
  try {
    const kept = readKeptEmails(window.localStorage.getItem(STORAGE_KEY), Date.now());
    const next = withKeptEmail(kept, { orderId, email, keptAt: Date.now() });
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing asks for the email again.
  }
}

/** The email kept for an order, or null. */
export function findOrderEmail(orderId: string): string | null {
  try {
    const kept = readKeptEmails(window.localStorage.getItem(STORAGE_KEY), Date.now());
    return kept.find((each) => each.orderId === orderId)?.email ?? null;
  } catch {
    return null;
  }
}
