import type { Finding } from "./domain-finding";

/** What name servers say of one question: a name without such a record is not the same as no answer. */
export type DnsAnswer = { answer: Finding["textAnswer"]; values: string[] };

/** Asks name servers; never throws, and gives up within seconds. */
export type DnsLookup = {
  texts(name: string): Promise<DnsAnswer>;
  /** IPv4 and IPv6 addresses, whatever names lead to them. */
  addresses(name: string): Promise<DnsAnswer>;
};
