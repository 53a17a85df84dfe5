"use client";

import { useTranslations } from "next-intl";
import { useServerForm } from "@/components/form/use-server-form";
import { CheckoutField } from "@/components/storefront/checkout/checkout-field";
import { changeDetails, type TrackedOrder } from "@/components/storefront/checkout/order-call";
import { EMPTY_FORM, type OrderForm } from "@/components/storefront/checkout/order-form";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";

interface OrderEditProps {
  order: TrackedOrder;
  email: string;
  refresh: () => Promise<unknown>;
  onClose: () => void;
}

/** What a guest can still change of a new order: the note, the phone number, and where it is brought. */
export function OrderEdit({ order, email, refresh, onClose }: OrderEditProps) {
  const t = useTranslations("tracking.edit");
  const toast = useToast();
  const { shop } = useStorefront();
  const isDelivery = order.type === "delivery";
  const form = useServerForm<OrderForm>({
    ...EMPTY_FORM,
    customerPhone: order.customerPhone,
    notes: order.notes ?? "",
    deliveryAddress: order.deliveryAddress ?? "",
    postcode: order.postcode ?? "",
  });
  const { control } = form;
  const save = form.onSubmit(async ({ customerPhone, notes, deliveryAddress, postcode }) => {
    const outcome = await changeDetails(shop.slug, order.id, {
      email,
      customerPhone: customerPhone.trim(),
      notes: notes.trim(),
      ...(isDelivery && { deliveryAddress: deliveryAddress.trim(), postcode: postcode.trim() }),
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
      <form method="post" ref={form.element} noValidate onSubmit={save} className="mt-5 space-y-5">
        {isDelivery && (
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
            <CheckoutField
              control={control}
              name="deliveryAddress"
              input={{ autoComplete: "street-address" }}
            />
            <CheckoutField control={control} name="postcode" input={{ autoComplete: "postal-code" }} />
          </div>
        )}
        <CheckoutField
          control={control}
          name="customerPhone"
          input={{ type: "tel", inputMode: "tel", autoComplete: "tel" }}
        />
        <CheckoutField control={control} name="notes" multiline />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={form.pending}>
            {t("save")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("keep")}
          </Button>
        </div>
      </form>
    </section>
  );
}
