"use client";

import { useTranslations } from "next-intl";
import { EMAIL_INPUT, EMAIL_RULE, NAME_RULE, PHONE_RULE } from "@/components/form/contact-rule";
import type { FormStore } from "@/components/form/form-store";
import { TextField } from "@/components/form/text-field";
import { MAX_REQUESTS_LENGTH } from "@/lib/service/reservations/reservation-policy";
import type { BookingValues } from "./use-book-table";

const OPTIONAL_PHONE = { ...PHONE_RULE, required: false };

export function GuestFields({
  control,
  asksToBeTold = false,
}: {
  control: FormStore<BookingValues>;
  /** On a full day: nothing is prepared yet, and the restaurant writes. */
  asksToBeTold?: boolean;
}) {
  const t = useTranslations("booking");
  return (
    <div className="space-y-5">
      <TextField
        control={control}
        name="customerName"
        rule={NAME_RULE}
        label={t("name")}
        problemText={() => t("nameMissing")}
        input={{ autoComplete: "name" }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          control={control}
          name="customerEmail"
          rule={EMAIL_RULE}
          label={t("email")}
          hint={t(asksToBeTold ? "tellMe.emailHint" : "emailHint")}
          problemText={() => t("emailWrong")}
          input={EMAIL_INPUT}
        />
        <TextField
          control={control}
          name="customerPhone"
          rule={asksToBeTold ? OPTIONAL_PHONE : PHONE_RULE}
          optional={asksToBeTold}
          label={t("phone")}
          problemText={() => t("phoneWrong")}
          input={{ type: "tel", inputMode: "tel", autoComplete: "tel" }}
        />
      </div>
      {!asksToBeTold && (
        <TextField
          control={control}
          name="specialRequests"
          rule={{ maxLength: MAX_REQUESTS_LENGTH }}
          label={t("requests")}
          hint={t("requestsHint")}
          problemText={() => null}
          optional
          multiline
        />
      )}
    </div>
  );
}
