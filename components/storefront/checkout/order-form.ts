import type { z } from "zod";
import type { CheckedLine } from "@/components/storefront/cart/check-cart";
import type { OrderService, PaymentMethod } from "@/components/storefront/frame/storefront";
import { toMajor } from "@/lib/core/money/money";
import { OrderRequest } from "@/lib/service/orders/order-contract";

/** What a diner fills in at the checkout. Empty text means not given. */
export type OrderForm = {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  deliveryAddress: string;
  postcode: string;
  notes: string;
  couponCode: string;
  giftCardCode: string;
  paymentMethod: PaymentMethod | null;
  customerCoords: { lat: number; lng: number } | null;
};

export type FormField = Exclude<keyof OrderForm, "customerCoords">;

export const EMPTY_FORM: OrderForm = {
  customerName: "",
  customerEmail: "",
  customerPhone: "",
  deliveryAddress: "",
  postcode: "",
  notes: "",
  couponCode: "",
  giftCardCode: "",
  paymentMethod: null,
  customerCoords: null,
};

/** In their order on the page. */
export const FORM_FIELDS = [
  "deliveryAddress",
  "postcode",
  "customerName",
  "customerEmail",
  "customerPhone",
  "notes",
  "couponCode",
  "giftCardCode",
  "paymentMethod",
] as const satisfies readonly FormField[];

export type FieldProblem = "missing" | "invalid";
export type FormProblems = Partial<Record<FormField, FieldProblem>>;

const DIGIT = /\d/g;
const FEWEST_PHONE_DIGITS = 5;

/** The problems of the form by field, by the rules of the order's contract. */
export function formProblems(form: OrderForm, service: OrderService): FormProblems {
  const problems: FormProblems = {};
  const required: FormField[] = ["customerName", "customerEmail", "customerPhone", "paymentMethod"];
  if (service === "delivery") required.push("deliveryAddress", "postcode");
  for (const field of FORM_FIELDS) {
    const value = form[field];
    const empty = value === null || value.trim() === "";
    if (empty && required.includes(field)) problems[field] = "missing";
    else if (!empty && !OrderRequest.shape[field].safeParse(value).success) problems[field] = "invalid";
  }
  const digits = form.customerPhone.match(DIGIT)?.length ?? 0;
  if (!problems.customerPhone && digits < FEWEST_PHONE_DIGITS) problems.customerPhone = "invalid";
  return problems;
}

/** The order that the form and the cart ask for. Address and place are sent for deliveries only. */
export function orderRequest(
  form: OrderForm,
  input: { service: OrderService; lines: readonly CheckedLine[]; currency: string },
): z.input<typeof OrderRequest> {
  const { service, lines, currency } = input;
  const delivered = service === "delivery";
  return {
    type: service,
    customerName: form.customerName.trim(),
    customerEmail: form.customerEmail.trim(),
    customerPhone: form.customerPhone.trim(),
    ...(delivered ? { deliveryAddress: form.deliveryAddress.trim(), postcode: form.postcode.trim() } : {}),
    ...(delivered && form.customerCoords ? { customerCoords: form.customerCoords } : {}),
    notes: form.notes.trim(),
    couponCode: form.couponCode.trim(),
    giftCardCode: form.giftCardCode.trim(),
    paymentMethod: form.paymentMethod ?? "cash",
    items: lines.map((line) => ({
      productId: line.productId,
      productName: line.name,
      quantity: line.quantity,
      price: toMajor(line.unitPriceMinor, currency),
      selectedOptions: line.selectedOptions,
    })),
  };
}
