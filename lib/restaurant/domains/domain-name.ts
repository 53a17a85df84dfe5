import { urlOf } from "@/lib/core/network/url-of";

/** How many host names a restaurant can have. */
export const MOST_DOMAINS = 5;

/** Before the name of the domain, where its proof is; the longest name leaves room for it. */
const PROOF_LABEL = "_bazar";
const LONGEST_NAME = 246;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Names that no public name server answers for. */
const LOCAL_ENDINGS = new Set(["localhost", "local", "internal", "arpa", "onion", "lan", "home"]);
/** Below a country's two letters, what is sold under (`co.uk`), as far as it can be known without the list of all. */
const SOLD_UNDER = new Set(["ac", "co", "com", "edu", "gov", "mil", "net", "or", "org"]);

export type DomainNameProblem = "not_a_name" | "address" | "platform" | "suffix";

/**
 * A host name as DNS writes it, from what people paste (`https://Trattoría.example/menu`), or why it can be none of a
 * restaurant's: no name, an address (IP), the platform's own, or a suffix under which names are sold. `platformHosts` are
 * without ports.
 */
export function readDomainName(
  text: string,
  platformHosts: readonly string[],
): { name: string } | { problem: DomainNameProblem } {
  const typed = text.trim();
  if (typed === "" || /[\s"'<>\\,;*@?#%]/.test(typed)) return { problem: "not_a_name" };
  const url = urlOf(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (url === null || url.port !== "") return { problem: "not_a_name" };
  const name = url.hostname.toLowerCase().replace(/\.$/, "");
  if (name.startsWith("[") || /^[\d.]+$/.test(name)) return { problem: "address" };
  const labels = name.split(".");
  const last = labels.at(-1) ?? "";
  const isName =
    name.length <= LONGEST_NAME && labels.every((label) => LABEL.test(label)) && !/^\d/.test(last);
  if (!isName || labels.length < 2 || LOCAL_ENDINGS.has(last)) return { problem: "not_a_name" };
  const isWithin = (inner: string, outer: string) => inner === outer || inner.endsWith(`.${outer}`);
  if (platformHosts.some((host) => isWithin(name, host) || isWithin(host, name)))
    return { problem: "platform" };
  if (labels.length === 2 && last.length === 2 && SOLD_UNDER.has(labels[0] ?? ""))
    return { problem: "suffix" };
  return { name };
}

/** The name without `www.`: both forms are proven by one record. */
export function baseOf(name: string): string {
  return name.replace(/^www\.(?=.*\.)/, "");
}

/** The name of the TXT record that proves a domain. */
export function proofRecordName(name: string): string {
  return `${PROOF_LABEL}.${baseOf(name)}`;
}

/** What the TXT record has to say. */
export function proofRecordValue(token: string): string {
  return `bazar-verify=${token}`;
}

/** Whether the name is one that people buy, as far as its labels tell; such a name takes A records, not CNAME. */
export function isApex(name: string): boolean {
  const labels = name.split(".");
  if (labels.length === 2) return true;
  const [second = "", last = ""] = labels.slice(-2);
  return labels.length === 3 && last.length === 2 && SOLD_UNDER.has(second);
}
