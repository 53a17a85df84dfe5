import { setTimeout as wait } from "node:timers/promises";
import { chance } from "./told.mjs";

/** @typedef {import("./told.mjs").Town} Town */

const POLL_MS = 400;
const AGAIN_MS = 500;
const TIMEOUT_MS = 8_000;
/** A printer asks so often to be heard before it gives its ticket up. */
const CONFIRM_TRIES = 40;
/** How often a printer of a run loses its power after a ticket came out, before it can say so. */
const MOST_DEATHS = 2;
/** Longer than the silence after which its tickets go to its substitute. */
const DEAD_MS = 20_000;
const MAC = "00:11:62:00:00:01";
const STAR_LANGUAGE = "application/vnd.star.starprnt";
/** Words of the mark, as lib/core/ticket writes it in English. */
const MARK = /TWICE/i;

/** @typedef {{ id: string, kind: "escpos_bridge" | "star_cloudprnt", url: string }} Printer */
/** @typedef {{ jobId: string, isMarked: boolean, done: (ask: Ask) => Promise<Response | null> }} Held */
/** @typedef {(path: string, init: RequestInit) => Promise<Response | null>} Ask null when there was no answer */

/**
 * Adds the restaurant's printers and its main drawer: the kitchen's, whose substitute is the pass's, and one that also
 * prints what the drawer does.
 *
 * @param {Town} town
 * @param {string} origin
 * @returns {Promise<{ printers: Printer[], drawerId: string }>}
 */
export async function furnish({ call, shop, owner }, origin) {
  const base = `/api/tenant/${shop.slug}`;
  /** @type {Printer[]} */
  const printers = [];
  /** @param {string} name @param {Printer["kind"]} kind @param {string[]} ticketKinds @param {string | null} substituteId */
  const add = async (name, kind, ticketKinds, substituteId) => {
    const body = { name, kind, width: 80, ticketKinds, substituteId };
    const { status, answer } = await call("POST", `${base}/printers`, body, owner);
    if (status !== 200) throw new Error(`${name} answered ${JSON.stringify(answer)}`);
    // The address that is typed into a printer names the public host; here it is on this machine.
    printers.push({ id: answer.printer.id, kind, url: origin + new URL(answer.url).pathname });
    return answer.printer.id;
  };
  const counterId = await add("Counter", "star_cloudprnt", [], null);
  const passId = await add("Pass", "star_cloudprnt", ["expediter"], null);
  await add("Kitchen", "escpos_bridge", ["kitchen"], passId);
  const { answer } = await call("POST", `${base}/drawers`, { name: "Till", printerId: counterId }, owner);
  return { printers, drawerId: answer.id };
}

/** @type {Ask} */
async function ask(url, init) {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? response : null;
  } catch {
    return null;
  }
}

const json = (/** @type {unknown} */ body) => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

/** @returns {Promise<Held | null>} a ticket that the printer has, and has not printed yet */
async function take(/** @type {Printer} */ { kind, url }) {
  if (kind === "escpos_bridge") {
    const answer = await (await ask(url, json({ state: "online" })))?.json().catch(() => null);
    if (!answer?.job) return null;
    const { id: jobId, data } = answer.job;
    const isMarked = MARK.test(Buffer.from(data, "base64").toString("latin1"));
    const result = json({ jobId, printed: true, state: "online" });
    return { jobId, isMarked, done: (again) => again(`${url}/result`, result) };
  }
  const status = {
    ...{ status: "23 6 0 0 0 0 0 0 0", printerMAC: MAC, statusCode: "200 OK", printingInProgress: false },
  };
  const poll = await (await ask(url, json(status)))?.json().catch(() => null);
  if (!poll?.jobReady) return null;
  const token = String(poll.jobToken);
  const query = new URLSearchParams({ mac: MAC, type: STAR_LANGUAGE, token });
  const fetched = await (await ask(`${url}?${query}`, {}))?.arrayBuffer().catch(() => null);
  if (!fetched) return null;
  const printed = new URLSearchParams({ mac: MAC, code: "200 OK", token });
  return {
    jobId: token.split(".")[0] ?? "",
    isMarked: MARK.test(Buffer.from(fetched).toString("latin1")),
    done: (again) => again(`${url}?${printed}`, { method: "DELETE" }),
  };
}

/**
 * A printer that asks for tickets, prints and confirms them, also while the server is gone, and now and then loses its power
 * in between. What comes out of it is told. It works until the restaurant has no ticket left for anyone.
 *
 * @param {Town} town
 * @param {Printer} printer
 * @param {() => boolean} isOver nothing new is coming
 */
export async function print({ call, shop, owner, told }, printer, isOver) {
  let deaths = 0;
  for (;;) {
    const held = await take(printer);
    if (held) {
      told.printed.push({ jobId: held.jobId, isMarked: held.isMarked });
      if (deaths < MOST_DEATHS && !isOver() && chance(0.04)) {
        deaths += 1;
        told.printerDeaths += 1;
        await wait(DEAD_MS);
        continue;
      }
      for (let tries = 0; tries < CONFIRM_TRIES && (await held.done(ask)) === null; tries++)
        await wait(AGAIN_MS);
      continue;
    }
    if (isOver()) {
      const { answer } = await call("GET", `/api/tenant/${shop.slug}/printers`, undefined, owner);
      if (answer.printers.every((/** @type {{ waiting: number }} */ { waiting }) => waiting === 0)) return;
    }
    await wait(POLL_MS);
  }
}
