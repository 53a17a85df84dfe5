import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumTax, type TaxableSale, type TaxLine, taxOf, withTax } from "./tax";
import { reversedTax, taxBack, taxLeft } from "./tax-correction";

const RATES = [0, 400, 700, 825, 1000, 1900, 2200];
const rate = fc.constantFrom(...RATES).map((bps) => ({ name: `Tax ${bps}`, bps }));
const line = fc
  .record({ rate, amountMinor: fc.nat(30_000) })
  .map(({ rate: own, amountMinor }) => ({ ...own, amountMinor }));
const sale: fc.Arbitrary<TaxableSale> = fc
  .record({
    mode: fc.constantFrom("included", "added") as fc.Arbitrary<TaxableSale["mode"]>,
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    off: fc.nat(100),
    deliveryFeeMinor: fc.nat(900),
    deliveryRate: fc.option(rate),
    serviceCharge: fc.record({ amountMinor: fc.nat(900), rate: fc.option(rate) }),
  })
  .map(({ off, ...rest }) => ({ ...rest, discountMinor: Math.floor((soldMinor(rest.lines) * off) / 100) }));

const soldMinor = (lines: readonly { amountMinor: number }[]) =>
  lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
const sum = (lines: readonly TaxLine[], of: "netMinor" | "taxMinor" | "grossMinor") =>
  lines.reduce((total, each) => total + each[of], 0);

const included = (amounts: readonly [bps: number, amountMinor: number][], more: Partial<TaxableSale> = {}) =>
  taxOf({
    mode: "included",
    lines: amounts.map(([bps, amountMinor]) => ({ name: `Tax ${bps}`, bps, amountMinor })),
    discountMinor: 0,
    deliveryFeeMinor: 0,
    deliveryRate: null,
    ...more,
  });

describe("the tax of a sale", () => {
  it("is within the prices, rounded once per rate", () => {
    expect(
      included([
        [1000, 333],
        [1000, 333],
        [2200, 500],
      ]),
    ).toEqual([
      { name: "Tax 1000", bps: 1000, netMinor: 605, taxMinor: 61, grossMinor: 666 },
      { name: "Tax 2200", bps: 2200, netMinor: 410, taxMinor: 90, grossMinor: 500 },
    ]);
  });

  it("bears the discount of its rate, and the delivery fee in proportion or at its own rate", () => {
    const goods: [number, number][] = [
      [700, 3000],
      [1900, 1000],
    ];
    expect(included(goods, { discountMinor: 400 }).map(({ grossMinor }) => grossMinor)).toEqual([2700, 900]);
    const follows = included(goods, { deliveryFeeMinor: 200 });
    expect(follows.map(({ grossMinor }) => grossMinor)).toEqual([3150, 1050]);
    const own = included(goods, { deliveryFeeMinor: 200, deliveryRate: { name: "Delivery", bps: 1900 } });
    expect(own.map(({ name, grossMinor }) => [name, grossMinor])).toEqual([
      ["Tax 700", 3000],
      ["Delivery", 1200],
    ]);
  });

  it("is added to the prices where a restaurant wants it", () => {
    expect(
      included(
        [
          [825, 1000],
          [825, 450],
        ],
        { mode: "added" },
      ),
    ).toEqual([{ name: "Tax 825", bps: 825, netMinor: 1450, taxMinor: 120, grossMinor: 1570 }]);
    expect(withTax(1000, 825)).toBe(1083);
  });

  it("shows exempt sales and leaves out what costs nothing", () => {
    expect(
      included([
        [0, 900],
        [1000, 0],
      ]),
    ).toEqual([{ name: "Tax 0", bps: 0, netMinor: 900, taxMinor: 0, grossMinor: 900 }]);
    expect(included([])).toEqual([]);
  });

  it("adds up to what is charged, per rate and in all, and is never negative", () => {
    fc.assert(
      fc.property(sale, (sold) => {
        const lines = taxOf(sold);
        for (const each of lines) {
          expect(each.netMinor + each.taxMinor).toBe(each.grossMinor);
          expect(Math.min(each.netMinor, each.taxMinor)).toBeGreaterThanOrEqual(0);
        }
        const chargedMinor = soldMinor(sold.lines) - sold.discountMinor + sold.deliveryFeeMinor;
        const serviceMinor = sold.serviceCharge?.amountMinor ?? 0;
        expect(sum(lines, sold.mode === "added" ? "netMinor" : "grossMinor")).toBe(
          chargedMinor + serviceMinor,
        );
      }),
    );
  });

  it("does not depend on the order of the lines, nor on how they are split", () => {
    fc.assert(
      fc.property(sale, fc.nat(), (sold, seed) => {
        const turned = sold.lines.map((_, at) => sold.lines[(at + seed) % sold.lines.length]).reverse();
        const split = turned.flatMap((each) => {
          if (!each) return [];
          const partMinor = Math.floor(each.amountMinor / 3);
          return [
            { ...each, amountMinor: partMinor },
            { ...each, amountMinor: each.amountMinor - partMinor },
          ];
        });
        expect(taxOf({ ...sold, lines: split })).toEqual(taxOf(sold));
      }),
    );
  });
});

describe("the tax in what goes back", () => {
  it("comes from the rates that are named, and else from all in proportion", () => {
    const left = included([
      [1000, 1100],
      [2200, 1220],
    ]);
    expect(taxBack(left, { amountMinor: 1220, named: [{ bps: 2200, amountMinor: 1220 }] })).toEqual([
      { name: "Tax 2200", bps: 2200, netMinor: -1000, taxMinor: -220, grossMinor: -1220 },
    ]);
    const part = taxBack(left, { amountMinor: 232, named: [] });
    expect(part.map(({ bps, grossMinor }) => [bps, grossMinor])).toEqual([
      [1000, -110],
      [2200, -122],
    ]);
  });

  it("is never more than there was, and all of it once all went back", () => {
    const step = fc.record({
      share: fc.integer({ min: 1, max: 100 }),
      named: fc.array(fc.record({ bps: fc.constantFrom(...RATES), amountMinor: fc.nat(5_000) }), {
        maxLength: 3,
      }),
    });
    fc.assert(
      fc.property(sale, fc.array(step, { maxLength: 6 }), (sold, steps) => {
        const document = taxOf(sold);
        let corrections: TaxLine[] = [];
        const give = (amountMinor: number, named: { bps: number; amountMinor: number }[]) => {
          const back = taxBack(taxLeft(document, corrections), { amountMinor, named });
          expect(sum(back, "grossMinor")).toBe(0 - amountMinor);
          corrections = [...corrections, ...back];
          for (const each of taxLeft(document, corrections)) {
            expect(Math.min(each.netMinor, each.taxMinor, each.grossMinor)).toBeGreaterThanOrEqual(0);
            expect(each.netMinor + each.taxMinor).toBe(each.grossMinor);
          }
        };
        const leftMinor = () => sum(taxLeft(document, corrections), "grossMinor");
        for (const { share, named } of steps) give(Math.floor((leftMinor() * share) / 100), named);
        give(leftMinor(), []);
        expect(0 - sumTax(corrections)).toBe(sumTax(document));
        expect(sum([...document, ...corrections], "netMinor")).toBe(0);
      }),
    );
  });

  it("is there again when a bank returns a refund", () => {
    const document = included([
      [700, 999],
      [1900, 501],
    ]);
    const back = taxBack(document, { amountMinor: 777, named: [] });
    expect(taxLeft(document, [...back, ...reversedTax(back)])).toEqual(document);
  });
});
