import type { MenuReader } from "@/lib/restaurant/menu/option-text";
import type { Shop } from "@/lib/restaurant/menu/shop";
import type { Receipt } from "@/lib/service/receipts/receipt";
import { billItemText } from "./bill-item-text";

/**
 * The receipt of a bill as its guest reads it: dishes and options in the guest's language, as on the bill. It was issued
 * in the restaurant's first language, and corrections name no dishes.
 */
export function guestReceipt<Any extends Receipt>(
  receipt: Any,
  { products, ...reader }: MenuReader & Pick<Shop, "products">,
): Any {
  if (receipt.kind === "correction") return receipt;
  const { currency, sale } = receipt;
  const items = sale.items.map((item) => {
    const { name: productName, options: selectedOptions, halvedGroups } = item;
    const ordered = { productName, selectedOptions, halvedGroups: halvedGroups ?? [] };
    const product = products.get(item.productId ?? "");
    return { ...item, ...billItemText(ordered, product, { ...reader, currency }) };
  });
  return { ...receipt, sale: { ...sale, items } };
}
