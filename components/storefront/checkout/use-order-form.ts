"use client";

import { useEffect } from "react";
import { type ServerForm, useServerForm } from "@/components/form/use-server-form";
import type { PaymentMethod } from "@/components/storefront/frame/storefront";
import type { CheckoutContact } from "@/lib/service/orders/placement/find-checkout-contact";
import { EMPTY_FORM, type OrderForm } from "./order-form";

/** What survives a reload of the tab; codes are given anew. */
const KEPT_TEXTS = [
  "customerName",
  "customerEmail",
  "customerPhone",
  "deliveryAddress",
  "postcode",
  "city",
  "notes",
] as const satisfies readonly (keyof OrderForm)[];

function storageKey(slug: string): string {
  return `bazar:checkout:${slug}`;
}

function readKept(slug: string, methods: readonly PaymentMethod[]): Partial<OrderForm> {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(storageKey(slug)) ?? "{}");
    const texts = KEPT_TEXTS.flatMap((field) =>
      typeof kept[field] === "string" && kept[field] !== "" ? [[field, kept[field]]] : [],
    );
    const paymentMethod = methods.find((method) => method === kept.paymentMethod);
    return { ...Object.fromEntries(texts), ...(paymentMethod && { paymentMethod }) };
  } catch {
    return {};
  }
}

function keep(slug: string, form: OrderForm): void {
  const kept = [...KEPT_TEXTS, "paymentMethod" as const].map((field) => [field, form[field]]);
  window.sessionStorage.setItem(storageKey(slug), JSON.stringify(Object.fromEntries(kept)));
}

/**
 * The checkout's form, kept in this tab. It begins with what is known of whoever is signed in. For the browser only.
 */
export function useOrderForm(
  slug: string,
  methods: readonly PaymentMethod[],
  contact: CheckoutContact | null,
): ServerForm<OrderForm> {
  const { addresses: _, ...known } = contact ?? { addresses: null };
  const form = useServerForm<OrderForm>(
    { ...EMPTY_FORM, paymentMethod: methods[0] ?? null, ...known, ...readKept(slug, methods) },
    { leadsOn: true },
  );
  const { control } = form;
  useEffect(() => control.subscribe(() => keep(slug, control.values)), [control, slug]);
  return form;
}
