import { setTimeout as sleep } from "node:timers/promises";

/**
 * Calls the API of a demo as somebody.
 *
 * @param {string} origin
 * @param {{ name: string, value: string }} [cookie] the session; nobody's without one
 */
export function callerOf(origin, cookie) {
  return async (
    /** @type {"GET" | "POST" | "PATCH"} */ method,
    /** @type {string} */ place,
    /** @type {unknown} */ body = undefined,
  ) => {
    const ask = () =>
      fetch(`${origin}/api/${place}`, {
        method,
        headers: {
          "content-type": "application/json",
          ...(cookie && { cookie: `${cookie.name}=${cookie.value}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    let response = await ask();
    // One address places more orders here than the limits let a guest place.
    while (response.status === 429) {
      await sleep(Number(response.headers.get("retry-after") ?? 1) * 1_000);
      response = await ask();
    }
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${place} was answered with ${response.status}: ${text}`);
    return JSON.parse(text);
  };
}
