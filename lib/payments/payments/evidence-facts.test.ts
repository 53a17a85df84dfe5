import { describe, expect, it } from "vitest";
import { countCharacters, evidenceMediaType, wholeTexts } from "@/lib/payments/processor/dispute-evidence";
import { composeEvidence, type EvidenceFacts } from "./evidence-facts";

const FACTS: EvidenceFacts = {
  title: "Order 5880",
  soldAt: new Date("2026-11-24T18:02:00Z"),
  customerName: "Ada Rossi",
  customerEmail: "ada@example.com",
  deliveredTo: "Via Roma 1, 10121 Torino",
  handedOverAt: new Date("2026-11-24T18:41:00Z"),
  lines: [{ name: "Margherita", quantity: 2, priceMinor: 1700 }],
  totalMinor: 1700,
  currency: "EUR",
  story: [
    { at: new Date("2026-11-24T18:41:00Z"), what: "handed over" },
    { at: new Date("2026-11-24T18:02:00Z"), what: "placed by the guest" },
  ],
  receipt: null,
};
const SELLER = { name: "Luigi", country: "IT", timeZone: "Europe/Rome" };

describe("the evidence that an order gives", () => {
  it("says what was sold, to whom, and what happened in order, by the restaurant's clocks", () => {
    expect(composeEvidence(FACTS, SELLER)).toEqual(
      wholeTexts({
        productDescription:
          "Order 5880 at the restaurant Luigi, 24 November 2026 at 19:02.\n2 × Margherita: €17.00\nTotal: €17.00",
        customerName: "Ada Rossi",
        customerEmail: "ada@example.com",
        shippingAddress: "Via Roma 1, 10121 Torino",
        shippingDate: "24 November 2026",
        serviceDate: "24 November 2026",
        whatHappened:
          "What happened (times in Europe/Rome):\n24 November 2026 at 19:02: placed by the guest\n24 November 2026 at 19:41: handed over",
      }),
    );
  });

  it("claims no delivery for what was picked up, and no time that nobody knows", () => {
    const picked = composeEvidence({ ...FACTS, deliveredTo: null, handedOverAt: null, story: [] }, SELLER);
    expect(picked).toMatchObject({
      shippingAddress: "",
      shippingDate: "",
      serviceDate: "",
      whatHappened: "",
    });
  });
});

describe("evidence", () => {
  it("is what its first bytes say, not what its sender says", () => {
    expect(evidenceMediaType(Buffer.from("%PDF-1.7"))).toBe("application/pdf");
    expect(evidenceMediaType(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe("image/jpeg");
    expect(evidenceMediaType(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe(
      "image/png",
    );
    expect(evidenceMediaType(Buffer.from("<html>"))).toBeNull();
    expect(evidenceMediaType(new Uint8Array())).toBeNull();
  });

  it("is counted over all its texts", () => {
    expect(countCharacters(wholeTexts({ customerName: "Ada", whatHappened: "12345" }))).toBe(8);
  });
});
