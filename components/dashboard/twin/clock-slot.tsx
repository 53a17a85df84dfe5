"use client";

/** The place of a test twin's clock on its page; `slug` is the twin's. */
export function ClockSlot(_: { slug: string }) {
  return null;
}
