import type { App } from "@/lib/restaurant/app";
import type { DnsAnswer } from "./dns-lookup";
import type { Finding } from "./domain-finding";
import { proofRecordName } from "./domain-name";
import { pointingTarget } from "./domain-target";

/** Asks DNS for a domain's proof and where it leads; never throws. Not within a transaction. */
export async function lookUpDomain(app: App, name: string): Promise<Finding> {
  const { addresses: own, host } = pointingTarget(app.env);
  const [texts, addresses, ofTarget] = await Promise.all([
    app.dns.texts(proofRecordName(name)),
    app.dns.addresses(name),
    host === null ? null : app.dns.addresses(host),
  ]);
  return {
    texts: texts.values,
    textAnswer: texts.answer,
    addresses: addresses.values,
    addressAnswer: addresses.answer,
    pointsHere: leadsTo(addresses, [...own, ...(ofTarget?.values ?? [])]),
    heldElsewhere: false,
  };
}

/** Null where either side is not known. */
function leadsTo({ answer, values }: DnsAnswer, targets: readonly string[]): boolean | null {
  if (answer === "unanswered" || targets.length === 0) return null;
  return values.some((address) => targets.includes(address));
}
