import { Resolver } from "node:dns/promises";
import type { DnsAnswer, DnsLookup } from "./dns-lookup";

const TIMEOUT_MS = 2_000;
const TRIES = 2;
/** What is kept of an answer that anybody may write. */
const MOST_VALUES = 20;
const LONGEST_VALUE = 255;
/** What name servers say of a name that they know to have no such record. */
const NO_RECORD = new Set(["ENOTFOUND", "ENODATA"]);

/** Asks the machine's name servers, or those that are named (`192.0.2.53`, `192.0.2.53:5353`). */
export function createDnsLookup(servers: readonly string[] | undefined): DnsLookup {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (servers) resolver.setServers(servers);

  async function ask(question: Promise<string[]>): Promise<DnsAnswer> {
    try {
      const values = (await question).slice(0, MOST_VALUES).map((value) => value.slice(0, LONGEST_VALUE));
      return { answer: values.length > 0 ? "found" : "missing", values };
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      return { answer: NO_RECORD.has(code) ? "missing" : "unanswered", values: [] };
    }
  }

  return {
    // A text of more than 255 bytes comes in parts; NUL is nothing that PostgreSQL keeps.
    texts: (name) =>
      ask(
        resolver.resolveTxt(name).then((texts) => texts.map((parts) => parts.join("").replaceAll("\0", ""))),
      ),
    async addresses(name) {
      const answers = await Promise.all([ask(resolver.resolve4(name)), ask(resolver.resolve6(name))]);
      const values = answers.flatMap((answer) => answer.values);
      if (values.length > 0) return { answer: "found", values };
      const isMissing = answers.every(({ answer }) => answer === "missing");
      return { answer: isMissing ? "missing" : "unanswered", values };
    },
  };
}
