/**
 * How a command that starts a server speaks: in sentences to a terminal, in JSON lines to anything else, as the server's
 * log is. Other commands speak in sentences always.
 */
let speaksJson = false;

export function speakAsServer() {
  speaksJson = process.stdout.isTTY !== true;
}

/**
 * Says something on standard output.
 *
 * @param {string} sentence for a terminal
 * @param {{ msg: string, level?: "info" | "warn" } & Record<string, unknown>} line for a log
 */
export function say(sentence, { msg, level = "info", ...more }) {
  process.stdout.write(`${speaksJson ? jsonLine(level, msg, more) : sentence}\n`);
}

/** Says on standard error why something ends. */
export function sayFailure(/** @type {string} */ sentence) {
  process.stderr.write(`${speaksJson ? jsonLine("fatal", sentence.trim()) : `\n${sentence}`}\n`);
}

export function isHeardByLog() {
  return speaksJson;
}

function jsonLine(/** @type {string} */ level, /** @type {string} */ msg, more = {}) {
  return JSON.stringify({ level, time: new Date().toISOString(), ...more, msg });
}
