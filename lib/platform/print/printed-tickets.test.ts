import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "@/lib/core/i18n/locales";
import { drawerReportTicket, payInTicket } from "@/lib/core/ticket/cash-ticket";
import { eposTicket } from "@/lib/core/ticket/epos-ticket";
import { escposTicket } from "@/lib/core/ticket/escpos-ticket";
import { billTicket, guestSlip, receiptTicket } from "@/lib/core/ticket/guest-ticket";
import { boxLabel, expediterTicket, kitchenTicket, type TicketOrder } from "@/lib/core/ticket/kitchen-ticket";
import { markTicket } from "@/lib/core/ticket/mark-ticket";
import { STAR_LANGUAGES, starTicket } from "@/lib/core/ticket/star-ticket";
import { testTicket } from "@/lib/core/ticket/test-ticket";
import { PAPER_WIDTHS, type Ticket } from "@/lib/core/ticket/ticket";
import { ticketPen } from "@/lib/core/ticket/ticket-pen";
import { ticketPicture } from "@/lib/core/ticket/ticket-picture";
import { readCommands } from "@/lib/platform/printer-emulator/read-commands";
import { readEpos } from "@/lib/platform/printer-emulator/read-epos";
import { rememberedRow as drawRow } from "@/lib/platform/printer-emulator/remembered-row";

const AT = new Date("2026-11-28T18:30:00Z");

const ORDER: TicketOrder = {
  number: "128",
  service: "pickup",
  guestName: "Zoë Müller",
  placedAt: AT,
  dueAt: null,
  note: "Bitte ohne Plastik & <schnell>",
  isTest: false,
  change: null,
};
const DISHES = [
  { quantity: 2, name: "Käsespätzle mit sehr viel Röstzwiebeln obendrauf", options: ["groß", "ohne Speck"] },
  { quantity: 1, name: "寿司盛り合わせ", options: [], note: "わさび抜き", allergens: ["Fisch"] },
  { quantity: 1, name: "Pizza", halves: ["½ Margherita", "½ ディアボラ"], options: ["scharf"] },
];
const AT_TABLE = [
  { ...DISHES[0]!, guest: { number: 2, name: "Jörg" } },
  { ...DISHES[1]!, guest: { number: 1, name: "ليلى" } },
  DISHES[0]!,
];
const PRICED = DISHES.map((dish) => ({ ...dish, totalMinor: 1950 }));
const AMOUNTS = [{ label: "MwSt. 7 %", amountMinor: 255 }];

function ticketsIn(locale: Locale): Record<string, Ticket> {
  const pen = ticketPen({ locale, country: "DE", timeZone: "Europe/Berlin" });
  const total = { label: pen.t("total"), amountMinor: 3900 };
  const shop = { restaurant: "Zur Krone", currency: "EUR" };
  const kitchen = kitchenTicket(pen, {
    order: ORDER,
    station: "Herd",
    dishes: DISHES,
    otherStations: ["Bar"],
  });
  return {
    kitchen,
    marked: markTicket(kitchen, { isReprint: true, mayBeTwice: true }),
    canceled: kitchenTicket(pen, {
      order: { ...ORDER, change: "canceled", service: "dine_in", tableName: "7", round: 2, dueAt: AT },
      station: "Herd",
      dishes: DISHES,
      otherStations: [],
    }),
    guests: kitchenTicket(pen, {
      order: { ...ORDER, service: "dine_in", tableName: "7", round: 2 },
      station: "Herd",
      dishes: AT_TABLE,
      otherStations: [],
    }),
    guestsAtPass: expediterTicket(pen, { order: ORDER, stations: [{ name: "Herd", dishes: AT_TABLE }] }),
    guestsBox: boxLabel(pen, { order: ORDER, dish: AT_TABLE[0]!, part: 1, of: 1 }),
    expediter: expediterTicket(pen, { order: ORDER, stations: [{ name: "Herd", dishes: DISHES }] }),
    label: boxLabel(pen, { order: ORDER, dish: DISHES[1] ?? DISHES[0]!, part: 1, of: 3 }),
    slip: guestSlip(pen, { ...shop, order: ORDER, followUrl: "https://example.com/o/1" }),
    bill: billTicket(pen, {
      ...shop,
      tableName: "7",
      dishes: [...PRICED, ...AT_TABLE.map((dish) => ({ ...dish, totalMinor: 500 }))],
      extras: [],
      totalMinor: 3900,
      paidMinor: 1000,
      printedAt: AT,
      payUrl: "https://example.com/b/1",
    }),
    receipt: receiptTicket(pen, {
      ...shop,
      seller: ["Zur Krone", "Hauptstraße 1"],
      title: "Beleg R-00012",
      issuedAt: AT,
      reference: "128",
      dishes: PRICED,
      extras: [],
      total,
      payments: [{ label: "Bar", amountMinor: 3900 }],
      taxes: AMOUNTS,
      opensDrawer: true,
    }),
    payIn: payInTicket(pen, {
      ...shop,
      drawer: "Theke",
      direction: "in",
      amountMinor: 10_000,
      reason: "Wechselgeld",
      member: "Ana",
      at: AT,
    }),
    z: drawerReportTicket(pen, {
      ...shop,
      drawer: "Theke",
      zNumber: 12,
      from: AT,
      until: AT,
      sections: [{ title: "Steuern", lines: AMOUNTS }],
      total,
    }),
    test: testTicket(pen, { printer: "Küche", at: AT, url: "https://example.com" }),
  };
}

const printings = LOCALES.flatMap((locale) =>
  PAPER_WIDTHS.map((width) => ({ locale, width, tickets: Object.entries(ticketsIn(locale)) })),
);

describe.each(printings)("tickets in $locale on $width mm", ({ width, tickets }) => {
  it("print on every printer as their picture shows them", { timeout: 60_000 }, async () => {
    for (const [name, ticket] of tickets) {
      const printing = { ticket, width, drawRow };
      const picture = await ticketPicture(printing);
      const papers = [
        ["escpos", readCommands(await escposTicket(printing), width, "application/octet-stream")] as const,
        ["epos", readEpos(await eposTicket(printing), width)] as const,
      ];
      for (const language of Object.keys(STAR_LANGUAGES) as (keyof typeof STAR_LANGUAGES)[])
        papers.push([language, readCommands(await starTicket(printing, language), width, language)] as never);
      for (const [printer, paper] of papers) {
        const print = await paper.print();
        expect(print.height, `${name} on ${printer}`).toBe(picture.height);
        expect(Buffer.compare(print.bytes, picture.bytes), `${name} on ${printer}`).toBe(0);
        expect(paper.cuts, `${name} on ${printer}`).toBe(1);
      }
    }
  });
});

describe("a ticket", () => {
  const { receipt, kitchen, guests, bill } = ticketsIn("de");
  const print = async (ticket: Ticket) =>
    readCommands(await escposTicket({ ticket, width: 80, drawRow }), 80, "application/octet-stream");

  it("is set in the printer's own font where its code page has the letters, and drawn elsewhere", async () => {
    const { texts } = await print(kitchen!);
    expect(texts.join(" ")).toContain("Käsespätzle");
    expect(texts.join(" ")).not.toContain("寿");
  });

  it("has the dishes of each guest under their name, after those of nobody in particular", async () => {
    for (const ticket of [guests!, bill!]) {
      const lines = ticket.blocks.flatMap((block) =>
        block.kind === "item" ? [block.name] : block.kind === "text" ? [block.text] : [],
      );
      const [pasta, sushi] = DISHES.map(({ name }) => name);
      const named = lines.filter((text) => [pasta, sushi, "ليلى", "Jörg"].includes(text));
      expect(named.slice(-5)).toEqual([pasta, "ليلى", sushi, "Jörg", pasta]);
    }
    expect((await print(guests!)).texts).toContain("Jörg");
  });

  it("opens the drawer once, not when it is printed again", async () => {
    expect((await print(receipt!)).drawerKicks).toBe(1);
    const again = markTicket(receipt!, { isReprint: true, mayBeTwice: false });
    const paper = await print(again);
    expect(paper.drawerKicks).toBe(0);
    expect(paper.texts.join(" ")).toContain("NACHDRUCK");
  });
});
