import { localText } from "@/lib/core/i18n/locales";
import { newId } from "@/lib/core/ids/ids";
import type { Shop, ShopProduct } from "@/lib/restaurant/menu/shop";
import { priceOrder } from "@/lib/restaurant/pricing/price-order";
import { byGroup, type OrderRefusal, type StockNeed } from "@/lib/service/orders/draft-order";
import type { AddRoundRequest } from "./bill-contract";
import type { NewBillItem } from "./bill-item-store";

export type RoundDraft = { items: NewBillItem[]; totalMinor: number; stockNeeds: StockNeed[] };

/**
 * Prices a round from the menu alone, as orders are priced (Specification, Orders): INVALID_ITEM for what the menu does
 * not have, OUT_OF_STOCK for what it shows as sold out. Opening hours and minimums do not bind guests at a table.
 */
export function draftRound(
  shop: Shop,
  request: AddRoundRequest,
): { ok: true; round: RoundDraft } | OrderRefusal {
  const products: ShopProduct[] = [];
  for (const [lineIndex, { productId }] of request.items.entries()) {
    const product = shop.products.get(productId);
    if (!product) {
      return { ok: false, code: "INVALID_ITEM", message: "This product is not on the menu.", lineIndex };
    }
    products.push(product);
  }
  const { currency, locales } = shop.tenant;
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
    return { ok: false, code: "OUT_OF_STOCK", message, lineIndex: soldOut };
  }
  const items = priced.lines.map((line, index) => ({
    id: newId("bli"),
    productId: (products[index] as ShopProduct).id,
    productName: nameOf(products[index] as ShopProduct),
    quantity: request.items[index]?.quantity ?? 0,
    unitPriceMinor: line.unitPriceMinor,
    lineTotalMinor: line.lineTotalMinor,
    selectedOptions: byGroup(line.selectedOptions),
  }));
  return { ok: true, round: { items, totalMinor: priced.subtotalMinor, stockNeeds: needs(products, items) } };
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
