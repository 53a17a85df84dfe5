"use client";

import { useTranslations } from "next-intl";
import { api, resultOf } from "@/components/data/api";
import { EMAIL_INPUT, EMAIL_RULE } from "@/components/form/contact-rule";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useValue } from "@/components/form/use-field";
import { useServerForm } from "@/components/form/use-server-form";
import { ChoiceChips } from "@/components/storefront/booking/choice-chips";
import { CheckoutSection } from "@/components/storefront/checkout/checkout-section";
import { useMoney } from "@/components/storefront/frame/money";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { ProblemBox } from "@/components/ui/problem-box";
import { MAX_NAME_LENGTH } from "@/lib/core/contact/contact";
import { toMajor, toMinor } from "@/lib/core/money/money";
import { MAX_MESSAGE_LENGTH, purchaseLimits } from "@/lib/service/gift-cards/gift-card-limits";
import { giftAmount } from "./gift-amount";
import type { PendingGift } from "./pending-gift";

interface GiftCardFormProps {
  isPaidOnline: boolean;
  /** What the form begins with. */
  purchaserEmail: string;
  onBegin: (gift: PendingGift) => void;
}

/** As long as the largest amount with its decimals, in any currency. */
const MAX_AMOUNT_LENGTH = 12;

const NOTICES = {
  RATE_LIMITED: "busy",
  PROCESSOR_UNAVAILABLE: "processor",
  UNREACHABLE: "offline",
} as const;

export function GiftCardForm({ isPaidOnline, purchaserEmail, onBegin }: GiftCardFormProps) {
  const t = useTranslations("giftCards");
  const money = useMoney();
  const { shop } = useStorefront();
  const { currency } = shop;
  const limits = purchaseLimits(currency);
  const form = useServerForm({
    amount: String(limits.usual[1]),
    recipientName: "",
    recipientEmail: "",
    message: "",
    purchaserEmail,
  });
  const { control } = form;
  const amount = useValue(control, "amount");
  const amountMinor = giftAmount(amount, currency);
  const minorOf = (major: number) => toMinor(major, currency);

  const submit = form.onSubmit(async ({ amount, ...typed }) => {
    const worth = giftAmount(amount, currency) ?? 0;
    const [sender, recipient] = [typed.purchaserEmail.trim(), typed.recipientEmail.trim()];
    const result = await resultOf(
      api.POST("/api/public/{tenantId}/gift-cards/purchase", {
        params: { path: { tenantId: shop.slug } },
        body: {
          amount: toMajor(worth, currency),
          purchaserEmail: sender,
          recipientEmail: recipient || null,
          recipientName: typed.recipientName.trim(),
          message: typed.message.trim(),
        },
      }),
    );
    if (!result.ok) return form.refuse(result);
    onBegin({
      amountMinor: worth,
      email: recipient || sender,
      clientSecret: result.data.clientSecret ?? null,
    });
  });
  const code = form.refusal;
  const notice = code && (NOTICES[code as keyof typeof NOTICES] ?? "failed");
  const usual = limits.usual.map((amount) => ({ value: String(amount), label: money(minorOf(amount)) }));

  // Three of "HUF 12,500.00" are wider than a phone.
  const areLong = usual.some(({ label }) => label.length > 10);

  return (
    <Form of={form} onSubmit={submit} className="space-y-9">
      <div>
        <h1 className="font-display text-4xl">{t("title")}</h1>
        <p className="mt-3 text-lg text-ink-soft">{t("lead", { name: shop.name })}</p>
      </div>
      <CheckoutSection title={t("amount")}>
        <Field label={t("amount")} hideLabel required>
          <ChoiceChips
            value={amount}
            onValueChange={(usual) => control.set("amount", usual)}
            options={usual}
            className={areLong ? "sm:grid-cols-3" : "grid-cols-3"}
          />
        </Field>
        <TextField
          control={control}
          name="amount"
          rule={{
            required: true,
            maxLength: MAX_AMOUNT_LENGTH,
            isValid: (text) => giftAmount(text, currency) !== null,
          }}
          label={t("otherAmount")}
          problemText={() =>
            t("amountWrong", { least: money(minorOf(limits.least)), most: money(minorOf(limits.most)) })
          }
          className="max-w-60"
          input={{
            inputMode: "decimal",
            autoComplete: "off",
            after: currency,
          }}
        />
      </CheckoutSection>
      <CheckoutSection title={t("forWhom")}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            control={control}
            name="recipientName"
            rule={{ maxLength: MAX_NAME_LENGTH }}
            label={t("recipientName")}
            problemText={() => null}
            optional
            input={{ autoComplete: "off" }}
          />
          <TextField
            control={control}
            name="recipientEmail"
            rule={{ ...EMAIL_RULE, required: false }}
            label={t("recipientEmail")}
            hint={t("recipientHint")}
            problemText={() => t("emailWrong")}
            optional
            input={{ ...EMAIL_INPUT, autoComplete: "off" }}
          />
        </div>
        <TextField
          control={control}
          name="message"
          rule={{ maxLength: MAX_MESSAGE_LENGTH }}
          label={t("message")}
          problemText={() => null}
          optional
          multiline
        />
      </CheckoutSection>
      <CheckoutSection title={t("from")}>
        <TextField
          control={control}
          name="purchaserEmail"
          rule={EMAIL_RULE}
          label={t("purchaserEmail")}
          problemText={() => t("emailWrong")}
          input={EMAIL_INPUT}
        />
      </CheckoutSection>
      <ProblemBox>{notice && t(notice, { phone: shop.phone })}</ProblemBox>
      <Button type="submit" size="large" pending={form.pending} className="w-full">
        {t(isPaidOnline ? "submit" : "submitByHand", {
          amount: amountMinor === null ? "" : money(amountMinor),
        })}
      </Button>
    </Form>
  );
}
