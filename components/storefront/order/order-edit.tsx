"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { useServerForm } from "@/components/form/use-server-form";
import { AddressAnswer } from "@/components/storefront/checkout/address-answer";
import { CheckoutField } from "@/components/storefront/checkout/checkout-field";
import { DeliveryAddressFields } from "@/components/storefront/checkout/delivery-address-fields";
import { changeDetails, type TrackedOrder } from "@/components/storefront/checkout/order-call";
import { addressFields, EMPTY_FORM, type OrderForm } from "@/components/storefront/checkout/order-form";
import { useAddressCheck } from "@/components/storefront/checkout/use-address-check";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { streetOf } from "@/lib/core/contact/postal-address";

interface OrderEditProps {
  order: TrackedOrder;
  email: string;
  refresh: () => Promise<unknown>;
  onClose: () => void;
}

export function OrderEdit({ order, email, refresh, onClose }: OrderEditProps) {
  const t = useTranslations("tracking.edit");
  const toast = useToast();
  const { shop } = useStorefront();
  const isDelivery = order.type === "delivery";
  const form = useServerForm<OrderForm>({
    ...EMPTY_FORM,
    customerPhone: order.customerPhone,
    notes: order.notes ?? "",
    deliveryAddress: streetOf(order.deliveryAddress ?? "", order.city),
    postcode: order.postcode ?? "",
    city: order.city ?? "",
  });
  const { control } = form;
  const address = useAddressCheck(shop.slug, control, isDelivery);
  const isUndeliverable = address.answer?.accepted === false;
  const save = form.onSubmit(async (typed) => {
    const answer = isDelivery ? await address.ask(typed) : null;
    // Why is said below the address.
    if (answer?.accepted === false) return;
    const known = { customerCoords: answer?.position, addressToken: answer?.addressToken };
    const outcome = await changeDetails(shop.slug, order.id, {
      email,
      customerPhone: typed.customerPhone.trim(),
      notes: typed.notes.trim(),
      ...(isDelivery && addressFields(typed, known)),
    });
    const words = { name: shop.name, phone: shop.phone };
    toast({ ...(outcome !== "saved" && { tone: "failure" as const }), title: t(outcome, words) });
    await refresh();
    if (outcome === "saved" || outcome === "late") onClose();
  });
  return (
    <section aria-labelledby="edit" className="rounded-panel bg-surface p-5 ring-1 ring-line ring-inset">
      <h2 id="edit" className="font-display text-2xl">
        {t("title")}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{t("hint", { name: shop.name })}</p>
      <Form of={form} onSubmit={save} className="mt-5 space-y-5">
        {isDelivery && (
          <>
            <DeliveryAddressFields control={control} />
            <AddressAnswer address={address} control={control} />
          </>
        )}
        <CheckoutField
          control={control}
          name="customerPhone"
          input={{ type: "tel", inputMode: "tel", autoComplete: "tel" }}
        />
        <CheckoutField control={control} name="notes" multiline />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={form.pending} disabled={isUndeliverable}>
            {t("save")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("keep")}
          </Button>
        </div>
      </Form>
    </section>
  );
}
