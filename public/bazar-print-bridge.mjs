#!/usr/bin/env node
/**
 * Bazar print bridge: takes a restaurant's tickets from a Bazar server and prints them on an ESC/POS printer in this
 * network (port 9100). One file for Node 18 or newer, without dependencies: `node bazar-print-bridge.mjs --help`.
 *
 * A ticket that was printed is never printed again: what it printed is kept in a small file, and a result that did not
 * arrive is told again. Where nobody knows whether a ticket came out, the server marks the next print of it.
 */
import { createHash } from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const HELP = `Bazar print bridge

Prints the tickets of one Bazar printer on an ESC/POS printer in this network.

  node bazar-print-bridge.mjs --server ADDRESS --code CODE --printer HOST[:PORT]

  --server ADDRESS   the address of Bazar, such as https://bazar.example
  --code CODE        the printer's code, which Settings > Printers shows once
                     (or in the environment, as BAZAR_PRINTER_CODE)
  --printer HOST     the printer's address in this network, such as 192.168.1.50;
                     its port is 9100 unless you add another, as in 192.168.1.50:9101
  --interval SECONDS how often it asks for tickets: 1 to 10, usually 3
  --memory FILE      where it keeps which tickets it printed; usually beside this program
  --help             shows this

Keep it running: start it with the computer (systemd, launchd, Task Scheduler).
Ctrl-C or SIGTERM ends it once the ticket that it prints has come out.
`;

const PORT = 9100;
const CONNECT_MS = 5_000;
/** How long a printer has for one answer to a question about its state; many never answer. */
const ANSWER_MS = 1_000;
/** Shorter than the minute after which the server would hand out the same ticket again. */
const PRINT_MS = 45_000;
/** How long a printer that tells its state may be silent about a ticket that it has taken. */
const CONFIRM_MS = 15_000;
const CLOSE_MS = 2_000;
const SERVER_MS = 15_000;
const LONGEST_REST_MS = 30_000;
const REMEMBERED = 200;

const STATE_WORDS = {
  online: "ready",
  cover_open: "its cover is open",
  paper_out: "it is out of paper",
  error: "it reports an error",
};
/** @typedef {keyof typeof STATE_WORDS} State */
/** @typedef {{ printed: boolean, state: State, problem?: string }} Result */
/** @typedef {{ id: string, step: "begun" | "ended", told: boolean, result?: Result }} Remembered */
/** @typedef {{ id: string, label: string, mayBeTwice: boolean, data: string }} Job */

/** @param {string} words */
function say(words) {
  process.stdout.write(`${new Date().toISOString()}  ${words}\n`);
}

/** @param {unknown} error */
function wordsOf(error) {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}

/** Which tickets were printed, in a file that survives a restart and a power cut. */
class Memory {
  /** @param {string} file */
  constructor(file) {
    this.file = file;
    /** @type {Remembered[]} */
    this.jobs = [];
    try {
      this.jobs = JSON.parse(fs.readFileSync(file, "utf8")).jobs;
    } catch (error) {
      if (fs.existsSync(file)) say(`Could not read ${file} (${wordsOf(error)}). Beginning a new one.`);
    }
    const problem = "The bridge was stopped while it printed";
    for (const job of this.jobs)
      if (job.step === "begun")
        Object.assign(job, {
          step: "ended",
          told: false,
          result: { printed: false, state: "online", problem },
        });
    this.save();
  }

  /** @param {string} id */
  find(id) {
    return this.jobs.find((job) => job.id === id);
  }

  /** Written before the first byte goes to the printer. @param {string} id */
  begin(id) {
    this.jobs = [...this.jobs.filter((job) => job.id !== id), { id, step: "begun", told: false }];
    this.jobs = this.jobs.slice(-REMEMBERED);
    this.save();
  }

  /** @param {string} id @param {Partial<Remembered>} changes */
  change(id, changes) {
    const job = this.find(id);
    if (job) Object.assign(job, changes);
    this.save();
  }

  save() {
    const unfinished = `${this.file}.new`;
    const file = fs.openSync(unfinished, "w", 0o600);
    fs.writeSync(file, JSON.stringify({ jobs: this.jobs }));
    fs.fsyncSync(file);
    fs.closeSync(file);
    fs.renameSync(unfinished, this.file);
  }
}

/** One connection to the printer. Its answers are single bytes, whose fixed bits tell which kind they are. */
class PrinterLine {
  /** @param {net.Socket} socket */
  constructor(socket) {
    this.socket = socket;
    /** @type {number[]} Answers to questions about the state, which a printer gives at once. */
    this.states = [];
    /** It has come to the question that was sent after a ticket. */
    this.isDone = false;
    /** @type {Error | null} */
    this.failure = null;
    this.wake = () => {};
    socket.on("data", (bytes) => {
      for (const byte of bytes) {
        if ((byte & 0x93) === 0x12) this.states.push(byte);
        else if ((byte & 0x90) === 0) this.isDone = true;
      }
      this.wake();
    });
    socket.on("error", (error) => this.fail(error));
    socket.on("close", () => this.fail(new Error("The printer has closed the connection")));
  }

  /** @param {{ host: string, port: number }} address @returns {Promise<PrinterLine>} */
  static open({ host, port }) {
    return new Promise((resolve, reject) => {
      const socket = net.connect({ host, port, noDelay: true });
      const late = setTimeout(() => socket.destroy(new Error("The printer does not answer")), CONNECT_MS);
      socket.once("connect", () => {
        clearTimeout(late);
        socket.removeAllListeners("error");
        resolve(new PrinterLine(socket));
      });
      socket.once("error", (error) => {
        clearTimeout(late);
        reject(error);
      });
    });
  }

  /** @param {Error} error */
  fail(error) {
    this.failure ??= error;
    this.wake();
  }

  /** Until something is so; false when it was not in time. @param {() => boolean} isSo @param {number} ms */
  async until(isSo, ms) {
    const end = Date.now() + ms;
    while (!isSo()) {
      if (this.failure) throw this.failure;
      const left = end - Date.now();
      if (left <= 0) return false;
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, left);
        this.wake = () => {
          clearTimeout(timer);
          resolve(undefined);
        };
      });
    }
    return true;
  }

  /** DLE EOT: what the printer says of a part of itself, null without an answer. @param {number} part */
  async ask(part) {
    this.states = [];
    this.socket.write(Uint8Array.of(0x10, 0x04, part));
    await this.until(() => this.states.length > 0, ANSWER_MS);
    return this.states[0] ?? null;
  }

  /** How the printer is; null for one that does not tell. @returns {Promise<State | null>} */
  async state() {
    const cause = await this.ask(2);
    if (cause === null) return null;
    if (cause & 0x04) return "cover_open";
    const paper = await this.ask(4);
    if (cause & 0x20 || (paper ?? 0) & 0x60) return "paper_out";
    if (cause & 0x40) return "error";
    return ((await this.ask(1)) ?? 0) & 0x08 ? "error" : "online";
  }

  /** Sends bytes; false when the printer did not take them in time. @param {Uint8Array} bytes @param {number} ms */
  send(bytes, ms) {
    let isSent = false;
    this.socket.write(bytes, () => {
      isSent = true;
      this.wake();
    });
    return this.until(() => isSent, ms);
  }

  /** Ends the connection behind everything that was sent. */
  async close() {
    if (this.socket.destroyed) return;
    await new Promise((resolve) => {
      const late = setTimeout(resolve, CLOSE_MS);
      this.socket.once("close", () => {
        clearTimeout(late);
        resolve(undefined);
      });
      this.socket.end();
    });
    this.socket.destroy();
  }
}

class Printer {
  /** @param {{ host: string, port: number }} address */
  constructor(address) {
    this.address = address;
    /** Whether it answers a question that waits behind a ticket; null until it was asked. @type {boolean | null} */
    this.confirms = null;
  }

  /** @returns {Promise<State>} */
  async state() {
    let line;
    try {
      line = await PrinterLine.open(this.address);
      return (await line.state()) ?? "online";
    } catch {
      return "error";
    } finally {
      await line?.close();
    }
  }

  /** @param {Uint8Array} bytes @returns {Promise<Result>} */
  async print(bytes) {
    let line;
    try {
      line = await PrinterLine.open(this.address);
      return await this.printOn(line, bytes);
    } catch (error) {
      return { printed: false, state: "error", problem: wordsOf(error) };
    } finally {
      await line?.close();
    }
  }

  /** @param {PrinterLine} line @param {Uint8Array} bytes @returns {Promise<Result>} */
  async printOn(line, bytes) {
    const end = Date.now() + PRINT_MS;
    const before = await line.state();
    if (before !== null && before !== "online") return notPrinted(before);
    // GS r: answered when the printer has come so far, so that it has printed everything before.
    const question = Uint8Array.of(0x1d, 0x72, 1);
    const isTaken = await line.send(before === null ? bytes : Buffer.concat([bytes, question]), PRINT_MS);
    if (!isTaken) return { printed: false, state: "error", problem: "The printer did not take the ticket" };
    if (before === null) return { printed: true, state: "online" };
    const patience = Date.now() + (this.confirms === false ? ANSWER_MS : CONFIRM_MS);
    while (Date.now() < end) {
      if (await line.until(() => line.isDone, ANSWER_MS)) {
        this.confirms = true;
        return { printed: true, state: "online" };
      }
      const state = await line.state();
      if (state !== null && state !== "online") return notPrinted(state);
      if (this.confirms !== true && Date.now() > patience) {
        this.confirms = false;
        return { printed: true, state: "online" };
      }
    }
    return { printed: false, state: "error", problem: "The printer did not finish the ticket" };
  }
}

/** @param {State} state @returns {Result} */
function notPrinted(state) {
  return { printed: false, state, problem: `The printer did not print: ${STATE_WORDS[state]}` };
}

class Bridge {
  /** @param {{ url: string, printer: Printer, memory: Memory, intervalMs: number }} parts */
  constructor({ url, printer, memory, intervalMs }) {
    this.url = url;
    this.printer = printer;
    this.memory = memory;
    this.intervalMs = intervalMs;
    this.isStopping = false;
    this.stopResting = () => {};
    this.failures = 0;
    /** @type {State | null} */
    this.lastState = null;
  }

  async run() {
    while (!this.isStopping) {
      const isBusy = await this.step().catch((error) => {
        this.failures += 1;
        if (this.failures === 1) say(`Cannot go on: ${wordsOf(error)}. Trying again.`);
        return false;
      });
      if (isBusy || this.isStopping) continue;
      await this.rest(Math.min(LONGEST_REST_MS, this.intervalMs * 2 ** Math.min(this.failures, 5)));
    }
  }

  stop() {
    this.isStopping = true;
    this.stopResting();
  }

  /** @param {number} ms */
  rest(ms) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.stopResting = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
  }

  /** Tells what is still to be told, and prints one ticket; true when there was one. */
  async step() {
    for (const job of this.memory.jobs.filter(({ told }) => !told)) await this.tell(job.id);
    const state = await this.printer.state();
    if (state !== this.lastState) say(`Printer: ${STATE_WORDS[state]}.`);
    this.lastState = state;
    const { job } = await this.post("", { state });
    if (this.failures > 0) say("The server answers again.");
    this.failures = 0;
    if (!job) return false;
    await this.take(job);
    await this.tell(job.id);
    return true;
  }

  /** @param {Job} job */
  async take({ id, label, mayBeTwice, data }) {
    if (this.memory.find(id)?.result?.printed) {
      say(`${label}: it was printed before. Telling the server again.`);
      this.memory.change(id, { told: false });
      return;
    }
    this.memory.begin(id);
    const result = await this.printer.print(Buffer.from(data, "base64"));
    this.memory.change(id, { step: "ended", result });
    const mark = mayBeTwice ? ", marked as maybe printed twice" : "";
    say(result.printed ? `${label}: printed${mark}.` : `${label}: not printed. ${result.problem}.`);
  }

  /** @param {string} jobId */
  async tell(jobId) {
    const result = this.memory.find(jobId)?.result;
    if (result) await this.post("/result", { jobId, ...result });
    this.memory.change(jobId, { told: true });
  }

  /** @param {string} place @param {object} body */
  async post(place, body) {
    const response = await fetch(`${this.url}${place}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(SERVER_MS),
    });
    if (response.status === 200) return response.json();
    const text = await response.text();
    if (response.status === 404)
      throw new Error("it does not know this code; make a new one in Settings > Printers");
    throw new Error(`it answered ${response.status} ${text.slice(0, 200)}`);
  }
}

/** @param {string} words @returns {never} */
function refuse(words) {
  process.stderr.write(`${words}\nSee node bazar-print-bridge.mjs --help\n`);
  process.exit(2);
}

/** @param {string} text */
function printerAddress(text) {
  const [, bracketed, plain, port = String(PORT)] =
    /^(?:\[([\da-fA-F:.]+)\]|([^:\s]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const host = bracketed ?? plain;
  return host === undefined ? refuse(`--printer ${text} is no address`) : { host, port: Number(port) };
}

function readOptions() {
  const text = /** @type {const} */ ({ type: "string" });
  try {
    return parseArgs({
      options: {
        server: text,
        code: text,
        printer: text,
        interval: text,
        memory: text,
        help: { type: "boolean" },
      },
    }).values;
  } catch (error) {
    return refuse(wordsOf(error));
  }
}

async function main() {
  const {
    help,
    server,
    code = process.env.BAZAR_PRINTER_CODE,
    printer,
    interval = "3",
    memory,
  } = readOptions();
  if (help) return void process.stdout.write(HELP);
  if (!server || !code || !printer) return refuse("--server, --code and --printer are needed.");
  if (!URL.canParse(server)) return refuse(`--server ${server} is no address; it begins with https://`);
  const seconds = Number(interval);
  if (!(seconds >= 1 && seconds <= 10)) return refuse("--interval is 1 to 10 seconds.");
  const address = printerAddress(printer);
  const name = createHash("sha256").update(code).digest("hex").slice(0, 8);
  const folder = path.dirname(fileURLToPath(import.meta.url));
  const file = memory ?? path.join(folder, `bazar-print-bridge.${name}.json`);
  const bridge = new Bridge({
    url: new URL(`/api/printers/${encodeURIComponent(code)}/bridge`, server).href,
    printer: new Printer(address),
    memory: new Memory(file),
    intervalMs: seconds * 1_000,
  });
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"]))
    process.on(signal, () => {
      if (bridge.isStopping) process.exit(1);
      say("Stopping.");
      bridge.stop();
    });
  say(`Printing the tickets of ${new URL(server).origin} on ${address.host}:${address.port}.`);
  await bridge.run();
  say("Stopped.");
}

await main().catch((error) => {
  process.stderr.write(`${wordsOf(error)}\n`);
  process.exitCode = 1;
});
