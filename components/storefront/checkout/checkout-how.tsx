"use client";

import { useTranslations } from "next-intl";
import type { FormStore } from "@/components/form/form-store";
import { useField } from "@/components/form/use-field";
import { useCart } from "@/components/storefront/cart/use-cart";
import { ServiceSwitch } from "@/components/storefront/frame/service-switch";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { CheckoutField } from "./checkout-field";
import { CheckoutSection } from "./checkout-section";
import { AddressChoice, KeepAddress, type KnownAddresses } from "./known-addresses";
import { LocationCheck } from "./location-check";
import type { OrderForm } from "./order-form";

/** Delivery or pickup, and where to. */
export function CheckoutHow({
  control,
  outsideRadius,
  addresses,
}: {
  control: FormStore<OrderForm>;
  outsideRadius: boolean;
  /** Of the account that is signed in, if it keeps any. */
  addresses: KnownAddresses | null;
}) {
  const t = useTranslations("checkout.how");
  const hints = useTranslations("checkout.field");
  const { shop } = useStorefront();
  const { service, chooseService } = useCart();
  const coords = useField(control, "customerCoords");
  return (
    <CheckoutSection title={t("title")}>
      <ServiceSwitch className="w-full sm:w-72" />
      {service === "pickup" ? (
        <div>
          <p className="text-sm text-ink-soft">{t("pickupAt")}</p>
          <address className="font-semibold not-italic">
            <bdi>
              {shop.address}, {shop.postcode} {shop.city}
            </bdi>
          </address>
        </div>
      ) : (
        <>
          {addresses && <AddressChoice control={control} addresses={addresses} />}
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
            <CheckoutField
              control={control}
              name="deliveryAddress"
              hint={hints("addressHint")}
              input={{ autoComplete: "street-address" }}
            />
            <CheckoutField
              control={control}
              name="postcode"
              input={{ autoComplete: "postal-code", autoCapitalize: "characters" }}
            />
          </div>
          {addresses && <KeepAddress control={control} addresses={addresses} />}
          <LocationCheck
            coords={coords.value}
            onCoords={coords.onChange}
            refused={outsideRadius}
            onPickup={shop.services.pickup.offered ? () => chooseService("pickup") : undefined}
          />
        </>
      )}
    </CheckoutSection>
  );
}
