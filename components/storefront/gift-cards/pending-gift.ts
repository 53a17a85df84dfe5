"use client";

import { z } from "zod";

const PendingGift = z.object({
  amountMinor: z.int(),
  /** Where the card goes. */
  email: z.string(),
  /** Null where the restaurant takes the money itself. */
  clientSecret: z.string().nullable(),
});

/** A gift card that was chosen in this tab and is not paid yet. */
export type PendingGift = z.output<typeof PendingGift>;

function storageKey(slug: string): string {
  return `bazar:pending-gift:${slug}`;
}

/** Keeps it through a reload of the tab. */
export function keepPendingGift(slug: string, gift: PendingGift): void {
  window.sessionStorage.setItem(storageKey(slug), JSON.stringify(gift));
}

/** The gift of this tab that waits for its payment, or null. */
export function findPendingGift(slug: string): PendingGift | null {
  try {
    return PendingGift.parse(JSON.parse(window.sessionStorage.getItem(storageKey(slug)) ?? ""));
  } catch {
    return null;
  }
}

export function forgetPendingGift(slug: string): void {
  window.sessionStorage.removeItem(storageKey(slug));
}
