import { expect, type Page } from "playwright/test";

/** Waits until the device could open the board by itself, with the order on it. */
export async function untilKept(page: Page, orderId: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (id) => {
        const names = await caches.keys();
        const kept = Object.entries(localStorage).filter(([key]) => key.startsWith("bazar.orders."));
        return names.some((name) => name.startsWith("bazar-board-")) && JSON.stringify(kept).includes(id);
      }, orderId),
    )
    .toBe(true);
}
