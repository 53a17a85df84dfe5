"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { readStock } from "./product-form";

interface StockInputProps {
  product: TenantProduct;
  name: string;
  disabled: boolean;
  onChange: (stock: number | null) => void;
}

/** The stock, typed in place; saved when one leaves the field or presses Enter. */
export function StockInput({ product, name, disabled, onChange }: StockInputProps) {
  const t = useTranslations("dashboard.menu");
  const stored = product.stock === null ? "" : String(product.stock);
  const [text, setText] = useState(stored);
  const stock = readStock(text);

  useEffect(() => setText(stored), [stored]);

  const save = () => {
    if (stock === undefined) setText(stored);
    else if (stock !== product.stock) onChange(stock);
  };
  return (
    <input
      aria-label={t("stockOf", { name })}
      aria-invalid={stock === undefined || undefined}
      inputMode="numeric"
      placeholder="∞"
      value={text}
      disabled={disabled}
      onChange={(event) => setText(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === "Enter") save();
        if (event.key === "Escape") setText(stored);
      }}
      className="h-11 w-16 rounded-control bg-transparent px-2 text-right text-base tabular-nums ring-1 ring-line ring-inset placeholder:text-ink-soft hover:ring-line-strong focus-visible:ring-2 focus-visible:ring-accent-text focus-visible:outline-hidden aria-invalid:ring-critical md:text-sm"
    />
  );
}
