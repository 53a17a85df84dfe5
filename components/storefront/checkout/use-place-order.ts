"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { ServerForm } from "@/components/form/use-server-form";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import type { LineProblem } from "@/components/storefront/cart/check-cart";
import { useCart } from "@/components/storefront/cart/use-cart";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { changedLines } from "@/components/storefront/menu/fresh-menu";
import { keepOrderEmail } from "@/components/storefront/order/order-email";
import {
  attemptKeyOf,
  findUnpaidOrder,
  forgetUnpaidOrder,
  keepUnpaidOrder,
} from "@/components/storefront/order/unpaid-order";
import type { AddressAnswer } from "./address-call";
import { type KnownAddresses, keepAddress, savedKnowledge } from "./known-addresses";
import { isSameOrder, nextAttempt, readAttempt } from "./order-attempt";
import { requestCancel } from "./order-call";
import { type OrderForm, orderRequest } from "./order-form";
import type { OrderRefusal } from "./order-refusal";
import { fetchMenu, sendOrder } from "./place-order-call";
import type { AddressInUse } from "./use-address-check";

/** Why the order was not placed, as far as it concerns the whole of it. */
export type OrderNotice =
  | "prices"
  | "lines"
  | "fields"
  | "closed"
  | "later"
  | "time"
  | "minimum"
  | "tooSmall"
  | "tip"
  | "area"
  | "unknownAddress"
  | "offline"
  | "unanswered"
  | "busy"
  | "processor"
  | "failed";

const NOTICES: Partial<Record<string, OrderNotice>> = {
  RESTAURANT_CLOSED: "closed",
  ORDER_TIME_UNAVAILABLE: "time",
  BELOW_MINIMUM: "minimum",
  AMOUNT_TOO_SMALL: "tooSmall",
  INVALID_TIP: "tip",
  OUTSIDE_RADIUS: "area",
  ADDRESS_UNKNOWN: "unknownAddress",
  RATE_LIMITED: "busy",
  REQUEST_IN_PROGRESS: "unanswered",
  PROCESSOR_UNAVAILABLE: "processor",
  OUT_OF_STOCK: "lines",
  INVALID_ITEM: "lines",
};

function noticeOf(refusal: OrderRefusal): OrderNotice {
  if (refusal.code === "AGE_CONFIRMATION_REQUIRED") return "fields";
  if (refusal.lineIndexes.length > 0) return "lines";
  if (refusal.fields.length > 0) return "fields";
  return NOTICES[refusal.code] ?? "failed";
}

/** Ends the order of this tab that was never paid, so that what it holds is free for the new one. */
async function dropUnpaidOrder(slug: string): Promise<void> {
  const unpaid = findUnpaidOrder(slug);
  if (!unpaid) return;
  await requestCancel(slug, unpaid.orderId, unpaid.email);
  forgetUnpaidOrder(slug);
}

interface Submission {
  notice: OrderNotice | null;
  /** Lines that the kitchen refused, by key. */
  refusedLines: ReadonlyMap<string, LineProblem | "notEnough">;
  couponReason: string | null;
}

const AT_REST: Submission = {
  notice: null,
  refusedLines: new Map(),
  couponReason: null,
};

/** Why an order cannot go to an address that was looked up; null where it can. */
export function addressNotice(answer: AddressAnswer | null): OrderNotice | null {
  if (!answer || answer.accepted) return null;
  return answer.verdict === "outside" ? "area" : "unknownAddress";
}

/**
 * Places the order of the page: once, however often the button is pressed, and not before the diner has
 * seen what changed on the menu in the meantime. `tipMinor` is null while it is no amount.
 */
export function usePlaceOrder(
  form: ServerForm<OrderForm>,
  {
    tipMinor,
    address,
    addresses,
  }: { tipMinor: number | null; address: AddressInUse; addresses: KnownAddresses | null },
) {
  const router = useRouter();
  const base = useTenantBase();
  const { shop } = useStorefront();
  const cart = useCart();
  const [state, setState] = useState(AT_REST);
  const attemptKey = attemptKeyOf(shop.slug);

  const stop = (notice: OrderNotice, more: Partial<Submission> = {}) => {
    form.control.refuse(notice);
    setState({ ...AT_REST, notice, ...more });
  };

  const refuse = (refusal: OrderRefusal) => {
    const isAge = refusal.code === "AGE_CONFIRMATION_REQUIRED";
    const refusedLines = new Map<string, LineProblem | "notEnough">(
      (isAge ? [] : refusal.lineIndexes).flatMap((index) => {
        const line = cart.checked.lines[index];
        return line ? [[line.key, refusal.code === "OUT_OF_STOCK" ? "notEnough" : "options"] as const] : [];
      }),
    );
    stop(noticeOf(refusal), { refusedLines, couponReason: refusal.couponReason });
    for (const field of refusal.fields) form.mark(field, "invalid");
    router.refresh();
  };

  const send = async (values: OrderForm) => {
    const { service, checked } = cart;
    if (checked.hasProblems) return stop("lines");
    if (checked.missingToMinimumMinor > 0) return stop("minimum");
    if (tipMinor === null) return stop("tip");

    setState(AT_REST);
    const answer = service === "delivery" ? await address.ask(values) : null;
    const refused = addressNotice(answer);
    if (refused) return stop(refused);
    const { position, addressToken } = answer ?? {};
    const known = {
      ...savedKnowledge(addresses, values),
      ...(position ? { customerCoords: position } : {}),
      addressToken,
    };
    const body = JSON.stringify(
      orderRequest(values, { service, lines: checked.lines, currency: shop.currency, tipMinor, known }),
    );
    const unanswered = readAttempt(window.sessionStorage.getItem(attemptKey));
    const isRepeat = unanswered !== null && isSameOrder(unanswered.body, body);
    if (!isRepeat) {
      const menu = await fetchMenu(shop.slug);
      const { currency } = shop;
      const isForLater = values.scheduledFor !== null;
      if (menu && changedLines(checked.lines, menu, { currency, isForLater }).length > 0) {
        router.refresh();
        return stop("prices");
      }
    }
    if (!isRepeat) await dropUnpaidOrder(shop.slug);
    const attempt = nextAttempt(unanswered, body, () => crypto.randomUUID());
    window.sessionStorage.setItem(attemptKey, JSON.stringify(attempt));
    const outcome = await sendOrder(shop.slug, attempt);
    if (outcome.kind === "offline" || outcome.kind === "unanswered") return stop(outcome.kind);
    if (outcome.kind === "refused") {
      if (outcome.refusal.code !== "REQUEST_IN_PROGRESS") window.sessionStorage.removeItem(attemptKey);
      return refuse(outcome.refusal);
    }
    const { id, customerEmail, clientSecret } = outcome.order;
    keepOrderEmail(id, customerEmail);
    if (service === "delivery") void keepAddress(values, { addresses, coords: position ?? null });
    if (clientSecret !== null) {
      // The attempt stays: until it is paid, the same order is the same order.
      keepUnpaidOrder(shop.slug, { orderId: id, email: customerEmail, clientSecret });
      router.push(tenantHref(base, `/orders/${id}/pay`));
      return;
    }
    forgetUnpaidOrder(shop.slug);
    router.push(tenantHref(base, `/orders/${id}`));
    cart.clear();
  };

  const submit = form.onSubmit(send, () => setState({ ...AT_REST, notice: "fields" }));
  return { ...state, submit };
}
