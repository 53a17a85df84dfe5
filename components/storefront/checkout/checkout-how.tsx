"use client";

import { useTranslations } from "next-intl";
import { useCart } from "@/components/storefront/cart/use-cart";
import { ServiceStatus } from "@/components/storefront/frame/service-status";
import { ServiceSwitch } from "@/components/storefront/frame/service-switch";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { CheckoutField, type CheckoutFormState } from "./checkout-field";
import { CheckoutSection } from "./checkout-section";
import { LocationCheck } from "./location-check";

/** Delivery or pickup, where to, and when it will be there. */
export function CheckoutHow({ state, outsideRadius }: { state: CheckoutFormState; outsideRadius: boolean }) {
  const t = useTranslations("checkout.how");
  const hints = useTranslations("checkout.field");
  const { shop } = useStorefront();
  const { service, chooseService } = useCart();
  const { minutes, open } = shop.services[service];
  return (
    <CheckoutSection title={t("title")}>
      <ServiceSwitch className="w-full sm:w-72" />
      {service === "pickup" ? (
        <div>
          <p className="text-sm text-ink-soft">{t("pickupAt")}</p>
          <address className="font-semibold not-italic">
            {shop.address}, {shop.postcode} {shop.city}
          </address>
        </div>
      ) : (
        <>
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
            <CheckoutField
              state={state}
              name="deliveryAddress"
              hint={hints("addressHint")}
              input={{ autoComplete: "street-address", maxLength: 300 }}
            />
            <CheckoutField
              state={state}
              name="postcode"
              input={{ autoComplete: "postal-code", maxLength: 20, autoCapitalize: "characters" }}
            />
          </div>
          <LocationCheck
            coords={state.form.customerCoords}
            onCoords={(customerCoords) => state.change({ customerCoords })}
            refused={outsideRadius}
            onPickup={shop.services.pickup.offered ? () => chooseService("pickup") : undefined}
          />
        </>
      )}
      <p className="text-sm text-ink-soft">
        {open ? (
          t(service === "pickup" ? "ready" : "arrives", { minutes })
        ) : (
          <ServiceStatus service={shop.services[service]} />
        )}
      </p>
    </CheckoutSection>
  );
}
