"use client";

import { useTranslations } from "next-intl";
import type { FormStore } from "@/components/form/form-store";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { type AddressPart, addressOrder } from "@/lib/core/contact/postal-address";
import { CheckoutField } from "./checkout-field";
import type { OrderForm } from "./order-form";

/** Where an order is brought, asked for in the order of the restaurant's country. */
export function DeliveryAddressFields({ control }: { control: FormStore<OrderForm> }) {
  const hints = useTranslations("checkout.field");
  const { shop } = useStorefront();
  const order = addressOrder(shop.country);
  const fields: Record<AddressPart, React.ReactNode> = {
    street: (
      <CheckoutField
        key="street"
        control={control}
        name="deliveryAddress"
        hint={hints("addressHint")}
        input={{ autoComplete: "address-line1" }}
      />
    ),
    postcode: (
      <CheckoutField
        key="postcode"
        control={control}
        name="postcode"
        input={{ autoComplete: "postal-code", autoCapitalize: "characters" }}
      />
    ),
    city: (
      <CheckoutField key="city" control={control} name="city" input={{ autoComplete: "address-level2" }} />
    ),
  };
  const town = order.filter((part) => part !== "street");
  const columns =
    town[0] === "postcode" ? "grid-cols-[9rem_minmax(0,1fr)]" : "grid-cols-[minmax(0,1fr)_9rem]";
  const townFields = (
    <div key="town" className={`grid items-start gap-4 ${columns}`}>
      {town.map((part) => fields[part])}
    </div>
  );
  return (
    <div className="space-y-4">
      {order[0] === "street" ? [fields.street, townFields] : [townFields, fields.street]}
    </div>
  );
}
