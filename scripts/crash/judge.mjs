import { findWrong } from "./check-books.mjs";
import { countActs } from "./count-acts.mjs";
import { checkOwnBooks } from "./own-books.mjs";
import { compareBooks, untilAtRest } from "./rest.mjs";

/**
 * Waits until nothing is left waiting, prints what happened, and finds what is lost, doubled or wrong.
 *
 * @param {import("pg").Client} client of the database's superuser
 * @param {{ told: import("./told.mjs").Told, receiver: { wrong: string[], received: Map<string, string> },
 *   since: { at: number, what: string }, env: Record<string, string | undefined>, wrong: string[], fewActs?: boolean }} facts
 *   `since` is from when on the waiting is counted, `env` is the server's, `wrong` what the caller has found itself; with
 *   `fewActs` not every kind of act has to have happened
 * @returns {Promise<{ broken: string[], sum: string }>} `sum` counts what was there to be lost
 */
export async function judge(client, { told, receiver, since, env, wrong, fewActs = false }) {
  const { waits, waiting, left } = await untilAtRest(client, since.at);
  for (const [what, seconds] of waits) console.log(`  ${what}: none ${seconds} s after ${since.what}`);
  for (const what of left) console.error(`  left: ${what}`);
  const books = await compareBooks(client);
  const own = await checkOwnBooks(env);
  const acts = await countActs(client);
  for (const [what, count] of acts.counts) console.log(`  ${what}: ${count}`);
  const broken = [
    ...told.wrong,
    ...receiver.wrong,
    ...wrong,
    ...waiting,
    ...books.wrong,
    ...own.wrong,
    ...(fewActs ? [] : acts.missing),
    ...(await findWrong(client, told, receiver.received)),
  ];
  for (const what of broken) console.error(`  ${what}`);
  const { acknowledged, bills, cards, disputes, counts } = told;
  const sum =
    `${acknowledged.length} orders, ${bills.length} bills, ${cards.length} gift cards and ${disputes.length} disputes ` +
    `acknowledged, ${told.takings.length} orders paid at the till, ${told.zReports.length} Z reports, ` +
    `${told.printed.length} tickets printed while printers lost their power ${told.printerDeaths} times, ` +
    `${counts.unavailable} times without the processor, ${receiver.received.size} events delivered, ` +
    `${books.compared} payments compared, ${own.compared} comparisons in the books`;
  return { broken, sum };
}
