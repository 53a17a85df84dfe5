"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import { PasswordField } from "@/components/account/account-fields";
import { useProblemWords } from "@/components/account/use-problem-words";
import { api, resultOf } from "@/components/data/api";
import { EMAIL_INPUT, EMAIL_RULE, NAME_RULE } from "@/components/form/contact-rule";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useField, useValues } from "@/components/form/use-field";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ProblemBox } from "@/components/ui/problem-box";
import { countryOfZone } from "@/lib/core/i18n/country-facts";
import { MAX_RESTAURANT_NAME_LENGTH } from "@/lib/restaurant/tenancy/settings-limits";
import { suggestSlug } from "@/lib/restaurant/tenancy/slug";
import { AddressField } from "./address-field";
import { emptyJoinForm, type JoinForm, refusedFields, registration, suggestions } from "./join-form";
import { JoinPreview } from "./join-preview";
import { JoinSteps } from "./join-steps";
import { PlaceFields } from "./place-fields";
import { keep, readKept, useKept } from "./use-kept";

const KEPT = "bazar.join";

interface JoinRestaurantProps {
  /** The best guess before the browser has been asked. */
  country: string;
  host: string;
  /** Who sent them here, or null. */
  referrer: string | null;
}

/** The first step to an open restaurant: what it is and who owns it. At its end the account exists. */
export function JoinRestaurant({ country, host, referrer }: JoinRestaurantProps) {
  const t = useTranslations("join");
  const problemWords = useProblemWords();
  const form = useServerForm<JoinForm>(emptyJoinForm(country), { leadsOn: true });
  const { control } = form;
  const terms = useField(control, "terms", (isAccepted) => (isAccepted ? null : "missing"));
  const take = (values: Partial<JoinForm>) => {
    for (const [name, value] of Object.entries(values) as [keyof JoinForm, string][])
      control.set(name, value);
  };
  const guessCountry = useEffectEvent(() => {
    const here = countryOfZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
    if (readKept(KEPT) === null && here !== null) take(suggestions(here));
  });
  // Before what was kept is put back, which is the visitor's own choice.
  useEffect(() => guessCountry(), []);
  useKept(control, KEPT, ["password"]);
  const { name, slug, city, currency } = useValues(control);
  const suggested = useRef("");
  const followName = useEffectEvent(() => {
    const before = suggested.current;
    suggested.current = suggestSlug(name) ?? "";
    if (slug === "" || slug === before) control.set("slug", suggested.current);
  });
  useEffect(() => {
    if (name !== "") followName();
  }, [name]);

  const submit = form.onSubmit(async (values) => {
    const result = await resultOf(api.POST("/api/auth/register-restaurant", { body: registration(values) }));
    if (!result.ok) {
      form.refuse(result);
      for (const field of refusedFields(result)) form.mark(field, "invalid");
      return;
    }
    keep(KEPT, null);
    window.location.assign(`/join/${result.data.tenantId}/service`);
  });
  const isEmailTaken = form.refusal === "EMAIL_TAKEN";
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:items-start">
      <div className="lg:sticky lg:top-8">
        {referrer !== null && (
          <p className="mb-4 inline-flex min-h-8 items-center rounded-full bg-accent-tint px-4 text-sm font-semibold text-accent-text">
            {t("invitedBy", { name: referrer })}
          </p>
        )}
        <h1 className="max-w-[14ch] font-display text-5xl">{t("title")}</h1>
        <p className="mt-5 max-w-[46ch] text-lg text-ink-soft">{t("lead")}</p>
        <ul className="mt-6 max-w-[46ch] space-y-2.5">
          {(["orders", "bookings", "money"] as const).map((point) => (
            <li key={point} className="border-l-2 border-accent pl-4">
              {t(`points.${point}`)}
            </li>
          ))}
        </ul>
        <div className="mt-10 hidden max-w-110 lg:block">
          <JoinPreview name={name.trim()} city={city.trim()} slug={slug} currency={currency} host={host} />
        </div>
      </div>
      <div>
        <JoinSteps at="restaurant" />
        <Form of={form} onSubmit={submit} className="mt-8 flex flex-col gap-5">
          <h2 className="font-display text-2xl">{t("restaurant.title")}</h2>
          <TextField
            control={control}
            name="name"
            rule={{ required: true, maxLength: MAX_RESTAURANT_NAME_LENGTH }}
            label={t("restaurant.name")}
            problemText={() => t("restaurant.nameMissing")}
            input={{ autoComplete: "organization" }}
          />
          <AddressField
            control={control}
            slug={slug}
            base={`${host}/s/`}
            onTake={(free) => take({ slug: free })}
          />
          <PlaceFields control={control} onChange={take} />
          <h2 className="mt-6 font-display text-2xl">{t("owner.title")}</h2>
          <TextField
            control={control}
            name="ownerName"
            rule={NAME_RULE}
            label={t("owner.name")}
            problemText={() => t("owner.nameMissing")}
            input={{ autoComplete: "name" }}
          />
          <TextField
            control={control}
            name="email"
            rule={EMAIL_RULE}
            label={t("owner.email")}
            hint={t("owner.emailHint")}
            problemText={() => (isEmailTaken ? t("owner.emailTaken") : t("owner.emailMissing"))}
            input={{ ...EMAIL_INPUT, autoComplete: "username" }}
          />
          <PasswordField isNew control={control} name="password" />
          <Checkbox
            checked={terms.value}
            onCheckedChange={terms.onChange}
            error={terms.problem ? t("owner.termsMissing") : undefined}
            label={t.rich("owner.terms", {
              terms: (words) => (
                <a href="/terms" target="_blank" rel="noopener" className="underline underline-offset-4">
                  {words}
                </a>
              ),
            })}
          />
          <ProblemBox>
            {form.refusal !== null && form.refusal !== "SLUG_TAKEN" && !isEmailTaken
              ? problemWords(form.refusal)
              : null}
          </ProblemBox>
          <Button type="submit" size="large" pending={form.pending}>
            {t("submit")}
          </Button>
          <p className="text-sm text-ink-soft">
            {t("known")}{" "}
            <Link
              href="/sign-in"
              className="relative font-semibold text-accent-text underline underline-offset-4 after:absolute after:-inset-y-3 after:inset-x-0"
            >
              {t("signIn")}
            </Link>
          </p>
        </Form>
      </div>
    </div>
  );
}
