"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useEdit } from "@/components/form/use-edit";
import { useIsChanged } from "@/components/form/use-field";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import { useToast } from "@/components/ui/toast";
import type { AdminTenant, AdminTenantDetail } from "@/lib/oversight/admin/admin-contract";
import { MAX_ESCROW_HOURS, MAX_PREP_SECONDS } from "@/lib/oversight/admin/tenant-terms";
import { RestaurantPart } from "./restaurant-part";
import { isAccount, isHours, isPercent, isSeconds, readNumber } from "./terms-form";
import { useRestaurantActs } from "./use-restaurant-acts";

type Terms = z.output<typeof AdminTenant>;

const formOf = (terms: Terms) => ({
  platformFeePercent: String(terms.platformFeePercent),
  escrowDelayHours: String(terms.escrowDelayHours),
  plausiblePrepSeconds: String(terms.plausiblePrepSeconds),
  stripeAccountId: terms.stripeAccountId ?? "",
});

export function RestaurantTerms({ restaurant }: { restaurant: z.output<typeof AdminTenantDetail> }) {
  const t = useTranslations("adminRestaurants.terms");
  const toast = useToast();
  const failureWords = useFailureWords();
  const { saveTerms } = useRestaurantActs();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useServerForm(formOf(restaurant));
  const { over, goOnFrom, conflict } = useEdit<Terms>(restaurant, { of: form });
  const isChanged = useIsChanged(form.control);
  const submit = form.onSubmit(async (typed) => {
    setProblem(null);
    const body = {
      platformFeePercent: readNumber(typed.platformFeePercent),
      escrowDelayHours: readNumber(typed.escrowDelayHours),
      plausiblePrepSeconds: readNumber(typed.plausiblePrepSeconds),
      stripeAccountId: typed.stripeAccountId.trim() || null,
    };
    await saveTerms.mutateAsync({ ...over, body }).then(
      (stored) => {
        if (!stored) return;
        goOnFrom(stored);
        form.control.reset(formOf(stored));
        toast({ title: t("saved") });
      },
      (failure) => {
        form.refuse(failure);
        const words = failureWords(failure);
        setProblem(words.detail || words.title);
      },
    );
  });
  const number = { inputMode: "decimal", autoComplete: "off" } as const;
  return (
    <RestaurantPart title={t("title")}>
      <Form of={form} onSubmit={submit} className="grid grid-cols-2 gap-4">
        <TextField
          control={form.control}
          name="platformFeePercent"
          rule={{ required: true, maxLength: 6, isValid: isPercent }}
          label={t("fee")}
          problemText={() => t("feeInvalid")}
          input={{ ...number, after: "%" }}
        />
        <TextField
          control={form.control}
          name="escrowDelayHours"
          rule={{ required: true, maxLength: 4, isValid: isHours }}
          label={t("escrow")}
          problemText={() => t("escrowInvalid", { max: MAX_ESCROW_HOURS })}
          input={{ ...number, after: t("hours") }}
        />
        <TextField
          control={form.control}
          name="plausiblePrepSeconds"
          rule={{ required: true, maxLength: 4, isValid: isSeconds }}
          label={t("prep")}
          hint={t("prepHint")}
          problemText={() => t("prepInvalid", { max: MAX_PREP_SECONDS })}
          input={{ ...number, after: t("seconds") }}
          className="col-span-2"
        />
        <TextField
          control={form.control}
          name="stripeAccountId"
          rule={{ maxLength: 65, isValid: isAccount }}
          label={t("account")}
          hint={t("accountHint")}
          problemText={() => t("accountInvalid")}
          optional
          input={{ autoComplete: "off", autoCapitalize: "none", spellCheck: false }}
          className="col-span-2"
        />
        <div className="col-span-2">
          <ProblemBox>{problem}</ProblemBox>
        </div>
        <Button
          type="submit"
          variant="secondary"
          className="col-span-2 sm:justify-self-start"
          pending={form.pending}
          disabled={!isChanged}
        >
          {t("save")}
        </Button>
      </Form>
      {conflict}
    </RestaurantPart>
  );
}
