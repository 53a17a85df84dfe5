"use client";

import { useTranslations } from "next-intl";
import { useToast } from "@/components/ui/toast";
import type { CheckedLine, LineProblem } from "@/lib/storefront/check-cart";
import { CartLineRow } from "./cart-line";
import { useCart } from "./use-cart";

interface CartLinesProps {
  onEdit?: ((line: CheckedLine) => void) | undefined;
  /** What the kitchen refused, by the key of the line. */
  refused?: ReadonlyMap<string, LineProblem | "notEnough">;
}

/** The lines of the cart. What is removed can be brought back for a moment. */
export function CartLines({ onEdit, refused }: CartLinesProps) {
  const t = useTranslations("storefront.cart");
  const undo = useTranslations("common.actions")("undo");
  const toast = useToast();
  const cart = useCart();
  const remove = (line: CheckedLine) => {
    const before = cart.current;
    cart.setQuantity(line.key, 0);
    toast({
      title: t("removed", { name: line.name }),
      action: { label: undo, onSelect: () => cart.restore(before) },
    });
  };
  return (
    <ul className="divide-y divide-line">
      {cart.checked.lines.map((line) => (
        <CartLineRow
          key={line.key}
          line={line}
          refused={refused?.get(line.key) ?? null}
          onQuantity={(quantity) => cart.setQuantity(line.key, quantity)}
          onRemove={() => remove(line)}
          onEdit={onEdit && (() => onEdit(line))}
        />
      ))}
    </ul>
  );
}
