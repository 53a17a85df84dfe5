"use client";

import { ChevronLeft, ExternalLink, Undo2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { DashboardTenantProvider } from "@/components/dashboard/frame/dashboard-tenant";
import { ThemeFields } from "@/components/dashboard/settings/theme/theme-fields";
import { isColorCode, type ThemeForm, themeForm } from "@/components/dashboard/settings/theme/theme-form";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { TenantLink } from "@/components/frame/tenant-link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useToast } from "@/components/ui/toast";
import type { TenantRef } from "@/lib/people/auth/staff-guards";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import type { ThemeDraft } from "@/lib/restaurant/tenancy/theme-contract";
import { draftChange } from "./draft-change";
import { ThemePreviews } from "./theme-previews";
import { useTheme } from "./use-theme";

interface ThemeEditorProps {
  tenant: TenantRef;
  tagline: Settings["tagline"];
  theme: ThemeDraft;
}

export function ThemeEditor({ tenant, tagline, theme: first }: ThemeEditorProps) {
  const t = useTranslations("portals.designer");
  const problems = useTranslations("dashboardSettings.problem");
  const format = useFormatter();
  const toast = useToast();
  const failureToast = useFailureToast();
  const { theme, saving, change, retry, act } = useTheme(first);
  const [form, setForm] = useState(() => themeForm(first.draft ?? first.published));
  const [pending, setPending] = useState(false);
  const { name, slug, timeZone, currency, locales } = tenant;
  const hasDraft = theme.draft !== null || saving !== "saved";

  const edit = <Part extends keyof ThemeForm>(part: Part, value: ThemeForm[Part]) => {
    setForm((before) => ({ ...before, [part]: value }));
    const changes = draftChange(part, { ...form, [part]: value });
    if (changes) change(changes);
  };
  const carryOut = async (what: "publish" | "undo" | "discard") => {
    setPending(true);
    await act(what).then(
      (done) => {
        setForm(themeForm(done.draft ?? done.published));
        toast({ title: t(`done.${what}`) });
      },
      (failure: ApiFailure) => failureToast(t(`failed.${what}`), failure),
    );
    setPending(false);
  };
  return (
    <DashboardTenantProvider
      value={{
        ...{ slug, name, timeZone, currency, locales },
        manages: true,
        storefrontBase: null,
        uploads: "designer",
      }}
    >
      <div className="px-4 pt-1 pb-12 md:px-6 md:pt-4">
        <TenantLink
          path="/"
          className="-ml-1.5 inline-flex min-h-11 items-center gap-1 rounded-control pr-2 text-sm text-ink-soft hover:text-ink"
        >
          <ChevronLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("listTitle")}
        </TenantLink>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="text-xl font-semibold tracking-tight">{name}</h1>
          <a href={`/s/${slug}`} target="_blank" rel="noopener" className={buttonClass("quiet")}>
            <ExternalLink className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {t("openPage")}
          </a>
        </div>
        <div className="sticky top-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-b border-line bg-page px-4 py-3 md:-mx-6 md:px-6">
          <p role="status" className="mr-auto text-sm">
            {saving === "failed" && <span className="font-medium text-critical">{t("notKept")}</span>}
            {saving === "saving" && t("keeping")}
            {saving === "saved" && (theme.draft ? t("kept") : t("noDraft"))}
          </p>
          {saving === "failed" && (
            <Button variant="secondary" onClick={retry}>
              {t("retry")}
            </Button>
          )}
          {hasDraft && (
            <ConfirmDialog
              trigger={<Button variant="quiet">{t("discard")}</Button>}
              title={t("discardTitle")}
              description={t("discardBody")}
              confirmLabel={t("discard")}
              danger
              onConfirm={() => carryOut("discard")}
            />
          )}
          <Button disabled={!hasDraft} pending={pending} onClick={() => void carryOut("publish")}>
            {t("publish")}
          </Button>
        </div>
        {theme.undo && (
          <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-control bg-sunken px-4 py-2.5">
            <p className="text-sm">
              {t("publishedAt", { moment: format.dateTime(new Date(theme.undo.publishedAt), "moment") })}
            </p>
            <Button variant="secondary" pending={pending} onClick={() => void carryOut("undo")}>
              <Undo2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
              {t("undo")}
            </Button>
          </div>
        )}
        <div className="mt-6 grid gap-x-10 gap-y-8 xl:grid-cols-[22rem_minmax(0,1fr)]">
          <ThemeFields
            name={name}
            theme={form}
            accentProblem={isColorCode(form.accent) ? null : problems("colorInvalid")}
            onChange={edit}
          />
          <div className="max-xl:order-first xl:sticky xl:top-22 xl:self-start">
            <ThemePreviews published={theme.published} draft={form} about={{ name, tagline, locales }} />
          </div>
        </div>
      </div>
    </DashboardTenantProvider>
  );
}
