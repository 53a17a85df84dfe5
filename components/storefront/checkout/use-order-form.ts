"use client";

import { useEffect } from "react";
import { type ServerForm, useServerForm } from "@/components/form/use-server-form";
import type { PaymentMethod } from "@/components/storefront/frame/storefront";
import { EMPTY_FORM, type OrderForm } from "./order-form";

/** What survives a reload of the tab; codes, place and payment are given anew. */
const KEPT = [
  "customerName",
  "customerEmail",
  "customerPhone",
  "deliveryAddress",
  "postcode",
  "notes",
] as const satisfies readonly (keyof OrderForm)[];

function storageKey(slug: string): string {
  return `bazar:checkout:${slug}`;
}

function readKept(slug: string): Partial<OrderForm> {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(storageKey(slug)) ?? "{}");
    return Object.fromEntries(
      KEPT.flatMap((field) => (typeof kept[field] === "string" ? [[field, kept[field]]] : [])),
    );
  } catch {
    return {};
  }
}

function keep(slug: string, form: OrderForm): void {
  const kept = Object.fromEntries(KEPT.map((field) => [field, form[field]]));
  window.sessionStorage.setItem(storageKey(slug), JSON.stringify(kept));
}

/** The checkout's form, kept in this tab. For the browser only. */
export function useOrderForm(slug: string, methods: readonly PaymentMethod[]): ServerForm<OrderForm> {
  const form = useServerForm<OrderForm>(
    { ...EMPTY_FORM, paymentMethod: methods[0] ?? null, ...readKept(slug) },
    { leadsOn: true },
  );
  const { control } = form;
  useEffect(() => control.subscribe(() => keep(slug, control.values)), [control, slug]);
  return form;
}
