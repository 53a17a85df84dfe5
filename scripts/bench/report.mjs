/** @typedef {import("./load.mjs").Figures & { cpu?: import("./cpu-meter.mjs").Cpu | null }} Figures `cpu` per answer */
/** @typedef {{ connections: number, limit: Figures, measured: Figures, counted?: Figures, card?: Figures }} Row */

const percent = (/** @type {number} */ part, /** @type {number} */ whole) =>
  `${((100 * part) / whole).toFixed(0)} %`;

/** Processor time of one answer; nothing where it was not measured. */
function cpuText(
  /** @type {import("./cpu-meter.mjs").Cpu | null | undefined} */ cpu,
  /** @type {"serverMs" | "databaseMs"} */ of,
) {
  if (cpu === undefined) return "";
  return cpu === null ? "unknown" : `${cpu[of].toFixed(2)} ms`;
}

function line(/** @type {(string | number)[]} */ cells) {
  return cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(34) : String(cell).padStart(11)))
    .join("");
}

function rows(/** @type {string} */ name, /** @type {string} */ limitName, /** @type {Row[]} */ measured) {
  console.log(
    `\n${line([name, "conn.", "per second", "p50 ms", "p99 ms", "p99.9 ms", "server CPU", "db CPU", "of limit"])}`,
  );
  const print = (
    /** @type {string} */ label,
    /** @type {number} */ connections,
    /** @type {Figures} */ figures,
    limit = "",
  ) => {
    const { perSecond, p50Ms, p99Ms, p999Ms, cpu } = figures;
    const cells = [perSecond, p50Ms, p99Ms, p999Ms, cpuText(cpu, "serverMs"), cpuText(cpu, "databaseMs")];
    console.log(line([`  ${label}`, connections, ...cells, limit]));
  };
  for (const { connections, limit, measured: ours, counted, card } of measured) {
    print(limitName, connections, limit);
    print("Bazar", connections, ours, percent(ours.perSecond, limit.perSecond));
    if (counted)
      print("Bazar, counted stock", connections, counted, percent(counted.perSecond, limit.perSecond));
    if (card) print("Bazar, card (emulator)", connections, card, percent(card.perSecond, limit.perSecond));
  }
}

function printLogins(/** @type {import("./beside-logins.mjs").BesideLogins[]} */ measured) {
  console.log(
    `\n${line(["50 logins beside (aim: p99 under 3 x)", "quiet p99", "p99 ms", "times", "logins/s", "503/s"])}`,
  );
  for (const { name, quiet, busy, loginsPerSecond, refusedPerSecond } of measured) {
    const times = (busy.p99Ms / quiet.p99Ms).toFixed(1);
    console.log(line([`  ${name}`, quiet.p99Ms, busy.p99Ms, times, loginsPerSecond, refusedPerSecond]));
  }
}

/**
 * Prints the table and, after it, the same as one line of JSON.
 *
 * @param {{ machine: string, menuBytes: number, menu: Row[], orders: Row[], availability: Row[], bookings: Row[], hostileTables: Figures, tracking: { pages: number, quiet: Figures, watched: Figures }, webhooks: import("./beside-dead-receivers.mjs").BesideDead, besideLogins: import("./beside-logins.mjs").BesideLogins[], memoryMb: number | null, roundTrips: Record<string, { untilAnswer: number, after: number } | undefined> }} result
 */
export function printReport(result) {
  console.log(`\n${result.machine}; the menu has ${result.menuBytes} bytes.`);
  console.log(
    result.menu.every(({ measured }) => measured.cpu)
      ? "CPU: processor time of one answer and what follows it (emails, webhooks), of all processes together."
      : "CPU: not available, because this system has no /proc or the database runs on another machine.",
  );
  rows("GET menu (aim 25 %)", "bare node:http, same bytes", result.menu);
  rows("POST order, 3 lines (aim 40 %, cash)", "minimal SQL transaction", result.orders);
  rows("GET availability, 40 tables", "bare node:http, same bytes", result.availability);
  rows("POST reservation", "minimal SQL transaction", result.bookings);
  printLogins(result.besideLogins);
  const { hostileTables, tracking, webhooks } = result;
  console.log(
    `\nGET availability, 102 hostile tables, one at a time: p50 ${hostileTables.p50Ms} ms, p99 ${hostileTables.p99Ms} ms, p99.9 ${hostileTables.p999Ms} ms (aim: p50 under 50)`,
  );
  console.log(
    `POST order, one at a time: p50 ${tracking.quiet.p50Ms} ms, beside ${tracking.pages} tracking pages ${tracking.watched.p50Ms} ms (aim: under twice)`,
  );
  console.log(
    `Webhooks beside ${webhooks.receivers} receivers that never answer: p50 ${webhooks.p50Ms} ms, p90 ${webhooks.p90Ms} ms, ${webhooks.lost} of ${webhooks.orders} not arrived (aim: p90 under 1000)`,
  );
  console.log(`\nMemory of the server after the run: ${result.memoryMb} MB (aim: under 400)`);
  const trips = Object.entries(result.roundTrips).map(
    ([kind, count]) => `${kind} ${count?.untilAnswer} (+${count?.after} after it)`,
  );
  console.log(`Database round trips per order until its answer (aim: 5 or fewer): ${trips.join(", ")}`);
  console.log(`\n${JSON.stringify(result)}`);
}
