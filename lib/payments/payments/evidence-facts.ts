import { regionalWriter } from "@/lib/core/i18n/regional-writer";
import { type EvidenceTexts, wholeTexts } from "@/lib/payments/processor/dispute-evidence";

/** What the domain that sold something knows of it, for an answer to a dispute. Amounts are minor units. */
export type EvidenceFacts = {
  /** Such as "Order 5880". */
  title: string;
  soldAt: Date;
  customerName: string | null;
  customerEmail: string | null;
  /** Where it was delivered to; null for what was not. */
  deliveredTo: string | null;
  /** When the guest had it; null where nobody knows. */
  handedOverAt: Date | null;
  lines: readonly { name: string; quantity: number; priceMinor: number }[];
  totalMinor: number;
  currency: string;
  /** Sentences of what happened when, in any order. */
  story: readonly { at: Date; what: string }[];
  /** As a PDF; null without a receipt. */
  receipt: Uint8Array | null;
};

type Seller = { name: string; country: string; timeZone: string };

/**
 * The texts of an answer as the facts give them. They are in English, which banks everywhere read; whoever answers can
 * write them anew. Times are in the restaurant's zone.
 */
export function composeEvidence(facts: EvidenceFacts, seller: Seller): EvidenceTexts {
  const { country, timeZone } = seller;
  const { day, moment, money } = regionalWriter({ language: "en", country, timeZone });
  const amount = (minor: number) => money(minor, facts.currency);
  const lines = facts.lines.map(
    ({ name, quantity, priceMinor }) => `${quantity} × ${name}: ${amount(priceMinor)}`,
  );
  const story = [...facts.story].sort((one, other) => one.at.getTime() - other.at.getTime());
  const handedOver = facts.handedOverAt === null ? "" : day(facts.handedOverAt);
  return wholeTexts({
    productDescription: [
      `${facts.title} at the restaurant ${seller.name}, ${moment(facts.soldAt)}.`,
      ...lines,
      `Total: ${amount(facts.totalMinor)}`,
    ].join("\n"),
    customerName: facts.customerName ?? "",
    customerEmail: facts.customerEmail ?? "",
    shippingAddress: facts.deliveredTo ?? "",
    shippingDate: facts.deliveredTo === null ? "" : handedOver,
    serviceDate: handedOver,
    whatHappened:
      story.length === 0
        ? ""
        : [
            `What happened (times in ${timeZone}):`,
            ...story.map(({ at, what }) => `${moment(at)}: ${what}`),
          ].join("\n"),
  });
}
