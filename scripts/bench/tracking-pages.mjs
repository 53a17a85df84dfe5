import { get } from "node:http";
import { nextAddress } from "./load.mjs";

const OPENED_TOGETHER = 50;

/**
 * Places an order and follows it on that many pages, each from an address of its own.
 *
 * @param {string} origin
 * @param {{ slug: string, order: import("./requests.mjs").Write, pages: number }} input
 * @returns {Promise<{ close(): void }>} once every page is open
 * @throws when a page is refused
 */
export async function openTrackingPages(origin, { slug, order, pages }) {
  const placed = await fetch(order.url, {
    method: "POST",
    body: order.body(),
    headers: { "content-type": "application/json", "x-forwarded-for": nextAddress() },
  });
  const { id, customerEmail } = await placed.json();
  const url = `${origin}/api/public/${slug}/orders/${id}/live?${new URLSearchParams({ email: customerEmail })}`;
  /** @type {import("node:http").ClientRequest[]} */
  const open = [];
  const follow = () =>
    new Promise((resolve, reject) => {
      const request = get(
        url,
        { agent: false, headers: { "x-forwarded-for": nextAddress() } },
        (response) => {
          response.resume();
          if (response.statusCode === 200) resolve(undefined);
          else reject(new Error(`A tracking page was answered with ${response.statusCode}.`));
        },
      );
      request.on("error", reject);
      open.push(request);
    });
  while (open.length < pages) {
    await Promise.all(Array.from({ length: Math.min(OPENED_TOGETHER, pages - open.length) }, follow));
  }
  return {
    close() {
      for (const request of open) request.destroy();
    },
  };
}
