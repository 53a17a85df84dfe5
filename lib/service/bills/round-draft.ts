import { localText } from "@/lib/core/i18n/locales";
import { newId } from "@/lib/core/ids/ids";
import { percentOf } from "@/lib/core/money/money";
import type { ShopDishes, ShopProduct } from "@/lib/restaurant/menu/shop";
import { halvedGroupsOf } from "@/lib/restaurant/pricing/halves";
import { priceOrder } from "@/lib/restaurant/pricing/price-order";
import { rateOf, type TaxMode, type TaxRate, withTax } from "@/lib/restaurant/tax/tax";
import { byGroup, type StockNeed } from "@/lib/service/orders/placement/draft-order";
import { type OrderRefusal, optionRefusal } from "@/lib/service/orders/placement/order-refusal";
import type { NewBillItem } from "./bill-item-store";
import type { BillService } from "./bill-store";
import type { AddRoundRequest } from "./round-contract";

/** An item with what the menu asks for one unit, before tax that comes on top. */
export type RoundItem = NewBillItem & { menuUnitMinor: number };

export type RoundDraft = { items: RoundItem[]; totalMinor: number; stockNeeds: StockNeed[] };

/**
 * Prices a round from the menu alone, as orders are priced (Specification, Orders): INVALID_ITEM for what the menu does
 * not have, OUT_OF_STOCK for what it shows as sold out. Opening hours and minimums do not bind guests at a table. Where
 * tax comes on top of the prices, a bill has each unit at its price with tax, so that guests can pay for what they had;
 * for the same reason each unit has its service charge.
 */
export function draftRound(
  shop: ShopDishes,
  service: BillService,
  request: AddRoundRequest,
): { ok: true; round: RoundDraft } | OrderRefusal {
  const products: ShopProduct[] = [];
  for (const [lineIndex, { productId }] of request.items.entries()) {
    const product = shop.products.get(productId);
    if (!product) {
      const message = "This product is not on the menu.";
      return { ok: false, code: "INVALID_ITEM", reason: "UNKNOWN_PRODUCT", message, lineIndex };
    }
    products.push(product);
  }
  const { currency, locales, taxMode } = shop.tenant;
  const nameOf = (product: ShopProduct) => localText(product.name, locales[0] ?? "en", locales);
  const priced = priceOrder({
    currency,
    lines: request.items.map((item, index) => ({ ...item, product: products[index] as ShopProduct })),
    deliveryFeeMinor: 0,
    discount: null,
    giftCardBalanceMinor: 0,
  });
  if (!priced.ok) return priced;
  const soldOut = products.findIndex((product) => product.soldOut);
  if (soldOut >= 0) {
    const message = `${nameOf(products[soldOut] as ShopProduct)} is sold out.`;
    return { ok: false, code: "OUT_OF_STOCK", reason: "SOLD_OUT", message, lineIndex: soldOut };
  }
  const optionProblem = optionRefusal(priced.lines, products.map(nameOf));
  if (optionProblem) return optionProblem;
  const items = priced.lines.map((line, index) => {
    const product = products[index] as ShopProduct;
    const rate = product.taxClass && rateOf(product.taxClass, "dine_in");
    const quantity = request.items[index]?.quantity ?? 0;
    const unitPriceMinor =
      rate && taxMode === "added" ? withTax(line.unitPriceMinor, rate.bps) : line.unitPriceMinor;
    return {
      id: newId("bli"),
      productId: product.id,
      productName: nameOf(product),
      quantity,
      unitPriceMinor,
      lineTotalMinor: unitPriceMinor * quantity,
      unitServiceMinor: unitService(line.unitPriceMinor, { service, rate, taxMode }),
      selectedOptions: byGroup(line.selectedOptions),
      halvedGroups: halvedGroupsOf(line.selectedOptions),
      taxBps: rate?.bps ?? null,
      taxName: rate?.name ?? null,
      guestId: null,
      menuUnitMinor: line.unitPriceMinor,
      course: request.items[index]?.course ?? null,
    };
  });
  const totalMinor = items.reduce(
    (sum, { lineTotalMinor, unitServiceMinor, quantity }) =>
      sum + lineTotalMinor + unitServiceMinor * quantity,
    0,
  );
  return { ok: true, round: { items, totalMinor, stockNeeds: needs(products, items) } };
}

/** The service charge of one unit, in minor units, with its tax where that comes on top of the prices. */
export function unitService(
  menuPriceMinor: number,
  { service, rate, taxMode }: { service: BillService; rate: Pick<TaxRate, "bps"> | null; taxMode: TaxMode },
): number {
  const chargeMinor = percentOf(menuPriceMinor, service.serviceBps / 100);
  const bps = rate && (service.serviceTaxBps ?? rate.bps);
  return bps !== null && taxMode === "added" ? withTax(chargeMinor, bps) : chargeMinor;
}

function needs(products: readonly ShopProduct[], items: readonly NewBillItem[]): StockNeed[] {
  const byProduct = new Map<string, StockNeed>();
  for (const [lineIndex, { productId, productName, quantity }] of items.entries()) {
    if (!products[lineIndex]?.stockLimited) continue;
    const known = byProduct.get(productId);
    if (known) known.quantity += quantity;
    else byProduct.set(productId, { productId, productName, quantity, lineIndex });
  }
  return [...byProduct.values()];
}
