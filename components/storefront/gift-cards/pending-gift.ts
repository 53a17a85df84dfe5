"use client";

/** A gift card that was chosen in this tab and is not paid yet. */
export interface PendingGift {
  amountMinor: number;
  email: string;
  /** Null where the restaurant takes the money itself. */
  clientSecret: string | null;
}

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
    const { amountMinor, email, clientSecret } = JSON.parse(
      window.sessionStorage.getItem(storageKey(slug)) ?? "",
    );
    const isWhole = Number.isSafeInteger(amountMinor) && typeof email === "string";
    const isSecret = clientSecret === null || typeof clientSecret === "string";
    return isWhole && isSecret ? { amountMinor, email, clientSecret } : null;
  } catch {
    return null;
  }
}

export function forgetPendingGift(slug: string): void {
  window.sessionStorage.removeItem(storageKey(slug));
}
