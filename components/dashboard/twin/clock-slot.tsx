"use client";

/** Where the clock of a test twin stands on its page; `slug` is the twin's. */
export function ClockSlot(_: { slug: string }) {
  return null;
}
