"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { flushSync } from "react-dom";
import type { FormStore } from "@/components/form/form-store";
import { useCart } from "@/components/storefront/cart/use-cart";
import { ServiceSwitch } from "@/components/storefront/frame/service-switch";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { addressLine } from "@/lib/core/contact/postal-address";
import { AddressAnswer } from "./address-answer";
import { CheckoutSection } from "./checkout-section";
import { DeliveryAddressFields } from "./delivery-address-fields";
import { AddressChoice, KeepAddress, type KnownAddresses } from "./known-addresses";
import type { OrderForm } from "./order-form";
import type { AddressInUse } from "./use-address-check";

export function CheckoutHow({
  control,
  address,
  addresses,
}: {
  control: FormStore<OrderForm>;
  /** The typed address, looked up. */
  address: AddressInUse;
  /** Of the account that is signed in, if it keeps any. */
  addresses: KnownAddresses | null;
}) {
  const t = useTranslations("checkout.how");
  const { shop } = useStorefront();
  const { service, chooseService } = useCart();
  const switcher = useRef<HTMLDivElement>(null);
  const usePickup = () => {
    flushSync(() => chooseService("pickup"));
    switcher.current?.querySelector<HTMLElement>("input:checked, [aria-checked=true]")?.focus();
  };
  return (
    <CheckoutSection title={t("title")}>
      <div ref={switcher}>
        <ServiceSwitch className="w-full sm:w-72" />
      </div>
      {service === "pickup" ? (
        <div>
          <p className="text-sm text-ink-soft">{t("pickupAt")}</p>
          <address className="font-semibold not-italic">
            <bdi>{addressLine({ ...shop, deliveryAddress: shop.address }, shop.country)}</bdi>
          </address>
        </div>
      ) : (
        <>
          {addresses && <AddressChoice control={control} addresses={addresses} />}
          <DeliveryAddressFields control={control} />
          <AddressAnswer
            address={address}
            control={control}
            onPickup={shop.services.pickup.offered ? usePickup : undefined}
          />
          {addresses && <KeepAddress control={control} addresses={addresses} />}
        </>
      )}
    </CheckoutSection>
  );
}
