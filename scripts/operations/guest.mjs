import { randomUUID } from "node:crypto";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

/**
 * @typedef {{ status: number, headers: Record<string, string | string[] | undefined>, text: string }} Answer `status` 0
 *   when there was none; `text` is the error's code then
 * @typedef {object} Call
 * @property {string} [method]
 * @property {string} path
 * @property {string} [host] instead of the domain itself
 * @property {Record<string, string>} [headers]
 * @property {string | Buffer} [body]
 * @property {string} [from] the address that the connection comes from
 * @property {import("node:https").Agent} [agent] keeps connections; without one each request has its own
 * @property {(chunk: string) => boolean} [heard] reads an endless answer, until it says true
 */

const TIMEOUT_MS = 40_000;

/**
 * A browser that knows where a domain and its subdomains are, whatever name servers say, and takes any certificate.
 *
 * @param {{ port: number, domain: string, address?: string, secure?: boolean }} place
 */
export function createGuest({ port, domain, address = "127.0.0.1", secure = true }) {
  /** @type {(call: Call) => Promise<Answer>} */
  return ({ method = "GET", path, host = domain, headers = {}, body, from, agent, heard }) =>
    new Promise((resolve) => {
      const options = {
        host: address,
        port,
        method,
        path,
        headers: { host: `${host}:${port}`, ...headers },
        agent: agent ?? false,
        timeout: TIMEOUT_MS,
        ...(from ? { localAddress: from } : {}),
        ...(secure ? { servername: host, rejectUnauthorized: false } : {}),
      };
      const fail = (/** @type {NodeJS.ErrnoException} */ error) =>
        resolve({ status: 0, headers: {}, text: error.code ?? error.message });
      const request = (secure ? requestHttps : requestHttp)(options, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk) => {
          text += chunk;
          if (heard?.(text)) request.destroy();
        });
        response.on("error", fail);
        response.on("close", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      });
      request.on("timeout", () => request.destroy(new Error("timeout")));
      request.on("error", fail);
      request.end(body);
    });
}

let addresses = 0;

/** Another address of this machine each time, so that limits per address do not come into play. */
export function nextLoopback() {
  addresses += 1;
  return `127.${1 + ((addresses >> 16) & 127)}.${(addresses >> 8) & 255}.${1 + (addresses % 250)}`;
}

/** The body of an order in cash for the restaurant of scripts/bench/bench-shop.mjs. */
export function orderOf(/** @type {string} */ product) {
  return JSON.stringify({
    type: "pickup",
    customerName: "Ada Diner",
    // One inbox is sent only so many emails a day.
    customerEmail: `${randomUUID()}@diner.example`,
    customerPhone: "+39 333 0000000",
    paymentMethod: "cash",
    items: [{ productId: product, quantity: 1, price: 10 }],
  });
}

export const JSON_TYPE = { "content-type": "application/json" };
