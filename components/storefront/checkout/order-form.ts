import type { components } from "@/components/data/generated/api-schema";
import { EMAIL_RULE, NAME_RULE, PHONE_RULE } from "@/components/form/contact-rule";
import type { TextRule } from "@/components/form/text-rule";
import type { CheckedLine } from "@/components/storefront/cart/check-cart";
import type { OrderService, PaymentMethod } from "@/components/storefront/frame/storefront";
import { MAX_ADDRESS_LENGTH, MAX_CITY_LENGTH, MAX_POSTCODE_LENGTH } from "@/lib/core/contact/contact";
import { withCity } from "@/lib/core/contact/postal-address";
import { toMajor } from "@/lib/core/money/money";
import { MAX_CODE_LENGTH, MAX_NOTES_LENGTH } from "@/lib/service/orders/order-limits";

export type OrderRequest = components["schemas"]["OrderRequest"];

export type OrderForm = {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  /** Street and number. */
  deliveryAddress: string;
  postcode: string;
  city: string;
  notes: string;
  couponCode: string;
  giftCardCode: string;
  paymentMethod: PaymentMethod | null;
  /** Old enough for what is in the cart. */
  ageConfirmed: boolean;
  keepsAddress: boolean;
  /** ISO 8601, "" while none is chosen, or null for as soon as possible. */
  scheduledFor: string | null;
};

export type FormField = Exclude<keyof OrderForm, "keepsAddress" | "scheduledFor">;

export type TextField = Exclude<FormField, "paymentMethod" | "ageConfirmed">;

export const EMPTY_FORM: OrderForm = {
  customerName: "",
  customerEmail: "",
  customerPhone: "",
  deliveryAddress: "",
  postcode: "",
  city: "",
  notes: "",
  couponCode: "",
  giftCardCode: "",
  paymentMethod: null,
  ageConfirmed: false,
  keepsAddress: false,
  scheduledFor: null,
};

/** In their order on the page. */
export const FORM_FIELDS = [
  "deliveryAddress",
  "postcode",
  "city",
  "customerName",
  "customerEmail",
  "customerPhone",
  "notes",
  "couponCode",
  "giftCardCode",
  "paymentMethod",
  "ageConfirmed",
] as const satisfies readonly FormField[];

/** What each text takes. The address is asked for deliveries only. */
export const ORDER_RULES: Record<TextField, TextRule> = {
  deliveryAddress: { required: true, maxLength: MAX_ADDRESS_LENGTH },
  postcode: { required: true, maxLength: MAX_POSTCODE_LENGTH },
  city: { required: true, maxLength: MAX_CITY_LENGTH },
  customerName: NAME_RULE,
  customerEmail: EMAIL_RULE,
  customerPhone: PHONE_RULE,
  notes: { maxLength: MAX_NOTES_LENGTH },
  couponCode: { maxLength: MAX_CODE_LENGTH },
  giftCardCode: { maxLength: MAX_CODE_LENGTH },
};

/** The age that the cart asks for; null for any age. */
export function ageOf(lines: readonly Pick<CheckedLine, "dish">[]): number | null {
  const ages = lines.flatMap(({ dish }) => dish?.minimumAge ?? []);
  return ages.length === 0 ? null : Math.max(...ages);
}

/** What is known of where the address is: the coordinates, and the token that says who looked it up. */
export type AddressKnowledge = Pick<OrderRequest, "customerCoords" | "addressToken">;

export function addressFields(
  { deliveryAddress, postcode, city }: Pick<OrderForm, "deliveryAddress" | "postcode" | "city">,
  { customerCoords, addressToken }: AddressKnowledge,
) {
  return {
    deliveryAddress: withCity(deliveryAddress, city),
    postcode: postcode.trim(),
    city: city.trim(),
    ...(customerCoords ? { customerCoords } : {}),
    ...(addressToken ? { addressToken } : {}),
  };
}

/** The order that the form and the cart ask for. The address is sent for deliveries only. */
export function orderRequest(
  form: OrderForm,
  input: {
    service: OrderService;
    lines: readonly CheckedLine[];
    currency: string;
    tipMinor?: number;
    known?: AddressKnowledge;
  },
): OrderRequest {
  const { service, lines, currency, tipMinor = 0, known = {} } = input;
  return {
    type: service,
    customerName: form.customerName.trim(),
    customerEmail: form.customerEmail.trim(),
    customerPhone: form.customerPhone.trim(),
    ...(service === "delivery" ? addressFields(form, known) : {}),
    ...(form.scheduledFor ? { scheduledFor: form.scheduledFor } : {}),
    notes: form.notes.trim(),
    couponCode: form.couponCode.trim(),
    giftCardCode: form.giftCardCode.trim(),
    paymentMethod: form.paymentMethod ?? "cash",
    ...(tipMinor > 0 ? { tip: toMajor(tipMinor, currency) } : {}),
    ...(ageOf(lines) !== null && form.ageConfirmed ? { ageConfirmed: true } : {}),
    items: lines.map((line) => ({
      productId: line.productId,
      productName: line.name,
      quantity: line.quantity,
      price: toMajor(line.unitPriceMinor, currency),
      selectedOptions: line.selectedOptions,
    })),
  };
}
