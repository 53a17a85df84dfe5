"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { NewOrder } from "./new-order";

interface NewOrderHowProps {
  order: NewOrder;
  onChange: (changes: Partial<NewOrder>) => void;
  /** What was missing when the order was to be taken. */
  missing: "dishes" | "phone" | "address" | null;
}

/** How an order is served, for when, and where it goes. */
export function NewOrderHow({ order, onChange, missing }: NewOrderHowProps) {
  const t = useTranslations("dashboardNewOrder");
  const text = (
    name:
      | "name"
      | "email"
      | "tableName"
      | "deliveryAddress"
      | "postcode"
      | "city"
      | "notes"
      | "couponCode"
      | "giftCardCode",
  ) => ({
    value: order[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <div className="space-y-3">
      <SegmentedControl
        label={t("service.label")}
        value={order.service}
        onValueChange={(service) => onChange({ service })}
        options={(["pickup", "eatIn", "delivery"] as const).map((value) => ({
          value,
          label: t(`service.${value}`),
        }))}
        className="w-full [&>label]:px-1"
      />
      <div className="grid grid-cols-2 gap-3">
        <Field label={t("name")} className={order.service === "eatIn" ? "" : "col-span-2"}>
          <Input autoComplete="off" maxLength={100} {...text("name")} />
        </Field>
        {order.service === "eatIn" && (
          <Field label={t("table")}>
            <Input autoComplete="off" maxLength={40} {...text("tableName")} />
          </Field>
        )}
        {order.service === "delivery" && (
          <>
            <Field
              label={t("address")}
              className="col-span-2"
              required
              error={missing === "address" && t("addressMissing")}
            >
              <Input autoComplete="off" maxLength={200} {...text("deliveryAddress")} />
            </Field>
            <Field label={t("postcode")}>
              <Input autoComplete="off" maxLength={20} {...text("postcode")} />
            </Field>
            <Field label={t("city")}>
              <Input autoComplete="off" maxLength={100} {...text("city")} />
            </Field>
          </>
        )}
        <Field label={t("time")} hint={t("timeHint")} className="col-span-2">
          <Input
            type="datetime-local"
            value={order.time}
            onChange={(event) => onChange({ time: event.target.value })}
          />
        </Field>
        <Field label={t("email")} className="col-span-2">
          <Input type="email" autoComplete="off" maxLength={254} {...text("email")} />
        </Field>
        <Field label={t("notes")} className="col-span-2">
          <Input autoComplete="off" maxLength={500} {...text("notes")} />
        </Field>
        <Field
          label={t("couponCode")}
          error={order.couponCode.trim() !== "" && order.email.trim() === "" && t("couponNeedsEmail")}
        >
          <Input autoComplete="off" autoCapitalize="characters" maxLength={40} {...text("couponCode")} />
        </Field>
        <Field label={t("giftCardCode")}>
          <Input autoComplete="off" autoCapitalize="characters" maxLength={40} {...text("giftCardCode")} />
        </Field>
      </div>
    </div>
  );
}
