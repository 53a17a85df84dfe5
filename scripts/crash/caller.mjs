import { setTimeout as wait } from "node:timers/promises";

const timeoutMs = 8_000;
const pauseMs = 150;
/** The key of a request that died is free again within 15 seconds. */
const longPauseMs = 3_000;
let addresses = 0;

function nextAddress() {
  addresses += 1;
  return `10.9.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/**
 * A client that sends a request again until the server gives an answer of its own. Refusals are answers; 429, 5xx and
 * "still running" are not.
 *
 * @param {string} origin
 */
export function createCaller(origin) {
  const counts = { unanswered: 0, unavailable: 0 };

  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @param {Record<string, string>} [headers]
   */
  async function call(method, path, body, headers = {}) {
    for (;;) {
      let pause = pauseMs;
      try {
        const response = await fetch(`${origin}${path}`, {
          method,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          headers: { "content-type": "application/json", "x-forwarded-for": nextAddress(), ...headers },
          signal: AbortSignal.timeout(timeoutMs),
        });
        const answer = await response.json();
        if (answer.error === "PROCESSOR_UNAVAILABLE") counts.unavailable += 1;
        const isRunning = answer.error === "REQUEST_IN_PROGRESS";
        if (isRunning) pause = longPauseMs;
        if (response.status < 500 && response.status !== 429 && !isRunning)
          return { status: response.status, answer, headers: response.headers };
      } catch {
        // The server is down or died in the middle: the same request is sent again.
        counts.unanswered += 1;
      }
      await wait(pause);
    }
  }

  /** @param {{ email: string, password: string }} person */
  async function signIn(person) {
    const { status, answer, headers } = await call("POST", "/api/auth/login", person);
    if (status !== 200) throw new Error(`${person.email} could not sign in: ${JSON.stringify(answer)}`);
    return { cookie: (headers.get("set-cookie") ?? "").split(";", 1)[0] ?? "" };
  }
  return { call, signIn, counts };
}
