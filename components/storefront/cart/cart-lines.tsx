"use client";

import { Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Cart } from "./cart";
import { CartLineRow } from "./cart-line";
import type { CheckedLine, LineProblem } from "./check-cart";
import { useCart } from "./use-cart";

interface CartLinesProps {
  onEdit?: ((line: CheckedLine) => void) | undefined;
  /** What the kitchen refused, by the key of the line. */
  refused?: ReadonlyMap<string, LineProblem | "notEnough">;
}

/** The lines of the cart. The one removed last can be brought back. */
export function CartLines({ onEdit, refused }: CartLinesProps) {
  const t = useTranslations("storefront.cart");
  const actions = useTranslations("common.actions");
  const cart = useCart();
  const [removed, setRemoved] = useState<{ name: string; before: Cart } | null>(null);
  const remove = (line: CheckedLine) => {
    setRemoved({ name: line.name, before: cart.current });
    cart.setQuantity(line.key, 0);
  };
  const bringBack = (before: Cart) => {
    cart.restore(before);
    setRemoved(null);
  };
  return (
    <>
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
      <div aria-live="polite">
        {removed && (
          <p className="flex items-center justify-between gap-3 border-t border-line py-1.5 text-sm text-ink-soft">
            {t("removed", { name: removed.name })}
            <Button variant="quiet" size="small" onClick={() => bringBack(removed.before)}>
              <Undo2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
              {actions("undo")}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}
