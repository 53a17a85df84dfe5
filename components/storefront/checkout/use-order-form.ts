"use client";

import { useEffect, useState } from "react";
import { z } from "zod";
import type { PaymentMethod } from "@/components/storefront/frame/storefront";
import { EMPTY_FORM, type FormField, type FormProblems, type OrderForm } from "./order-form";

/** What survives a reload of the tab; codes, place and payment are given anew. */
const KeptForm = z.object({
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  deliveryAddress: z.string(),
  postcode: z.string(),
  notes: z.string(),
});

function storageKey(slug: string): string {
  return `bazar:checkout:${slug}`;
}

function readKept(slug: string): Partial<OrderForm> {
  try {
    return KeptForm.parse(JSON.parse(window.sessionStorage.getItem(storageKey(slug)) ?? ""));
  } catch {
    return {};
  }
}

/** The checkout's fields, kept in this tab, and what is wrong with them. */
export function useOrderForm(slug: string, methods: readonly PaymentMethod[]) {
  const [form, setForm] = useState<OrderForm>({ ...EMPTY_FORM, paymentMethod: methods[0] ?? null });
  const [problems, setProblems] = useState<FormProblems>({});

  useEffect(() => setForm((before) => ({ ...before, ...readKept(slug) })), [slug]);

  const change = (next: Partial<OrderForm>) => {
    const whole = { ...form, ...next };
    setForm(whole);
    setProblems((before) => {
      const rest = { ...before };
      for (const field of Object.keys(next)) delete rest[field as FormField];
      return rest;
    });
    window.sessionStorage.setItem(storageKey(slug), JSON.stringify(KeptForm.parse(whole)));
  };
  return { form, change, problems, setProblems };
}
