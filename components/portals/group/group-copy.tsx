"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type SyntheticEvent, useRef, useState } from "react";
import { api, resultOf } from "@/components/data/api";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { WorkScreen } from "@/components/frame/work/work-screen";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { COPY_KINDS, type CopyKind, type GroupCopyResult } from "@/lib/oversight/groups/group-copy-contract";
import { CopyResults } from "./copy-results";

interface GroupCopyProps {
  organizationId: string;
  members: readonly { slug: string; name: string }[];
  kind: CopyKind;
  /** The restaurant that is copied from. */
  from: string;
  /** The dishes or coupons that it has; none for settings. */
  subjects: readonly { id: string; name: string }[];
  /** The restaurant that is copied to, where a link has said so. */
  chosen: string | null;
}

type Seen = { results: GroupCopyResult["results"]; isDone: boolean };

/** Passes something of one restaurant on to others: chosen, compared, and copied only when somebody has seen what changes. */
export function GroupCopy({ organizationId, members, kind, from, subjects, chosen }: GroupCopyProps) {
  const t = useTranslations("portals.group");
  const router = useRouter();
  const base = useTenantBase();
  const failureToast = useFailureToast();
  const others = members.filter(({ slug }) => slug !== from);
  const [subjectId, setSubjectId] = useState<string | undefined>(undefined);
  const [to, setTo] = useState<readonly string[]>(
    others.some(({ slug }) => slug === chosen) && chosen ? [chosen] : others.map(({ slug }) => slug),
  );
  const [seen, setSeen] = useState<Seen | null>(null);
  const [pending, setPending] = useState(false);
  /** One key for what was previewed: pressing twice copies once. */
  const key = useRef("");
  const isSetting = kind !== "dish" && kind !== "coupon";
  const isReady = to.length > 0 && (isSetting || subjectId !== undefined);
  const choose = (query: { kind: string; from: string }) =>
    router.replace(tenantHref(base, `/copy?${new URLSearchParams(query)}`));
  const change = (next: () => void) => {
    setSeen(null);
    next();
  };
  const call = async (isCopy: boolean) => {
    if (pending) return;
    setPending(true);
    const body = {
      kind,
      source: from,
      targets: [...to],
      ...(subjectId === undefined || isSetting ? {} : { subjectId }),
    };
    const path = { organizationId };
    if (!isCopy) key.current = crypto.randomUUID();
    const result = await resultOf(
      isCopy
        ? api.POST("/api/group/{organizationId}/copies", {
            params: { path, header: { "Idempotency-Key": key.current } },
            body,
          })
        : api.POST("/api/group/{organizationId}/copies/preview", { params: { path }, body }),
    );
    setPending(false);
    if (result.ok) setSeen({ results: result.data.results, isDone: isCopy });
    else failureToast(t(isCopy ? "copyFailed" : "previewFailed"), result);
  };
  const preview = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isReady) void call(false);
  };
  const willChange = seen?.results.some(({ outcome }) => outcome === "created" || outcome === "replaced");
  return (
    <WorkScreen title={t("copyTitle")} lead={t("copyLead")}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <form method="post" onSubmit={preview} className="flex flex-col gap-5">
          <Field label={t("what")}>
            <Select
              value={kind}
              onValueChange={(next) => choose({ kind: next, from })}
              options={COPY_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
            />
          </Field>
          <Field label={t("from")}>
            <Select
              value={from}
              onValueChange={(next) => choose({ kind, from: next })}
              options={members.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
          </Field>
          {!isSetting &&
            (subjects.length === 0 ? (
              <p className="text-sm text-ink-soft">{t(`none.${kind}`)}</p>
            ) : (
              <Field label={t(`which.${kind}`)}>
                <Select
                  value={subjectId}
                  placeholder={t("choose")}
                  onValueChange={(next) => change(() => setSubjectId(next))}
                  options={subjects.map(({ id, name }) => ({ value: id, label: name }))}
                />
              </Field>
            ))}
          <fieldset>
            <legend className="mb-1 text-sm font-semibold">{t("to")}</legend>
            {others.length === 0 && <p className="text-sm text-ink-soft">{t("aloneBody")}</p>}
            {others.map(({ slug, name }) => (
              <Checkbox
                key={slug}
                label={name}
                checked={to.includes(slug)}
                onCheckedChange={(isWanted) =>
                  change(() => setTo(isWanted ? [...to, slug] : to.filter((each) => each !== slug)))
                }
              />
            ))}
          </fieldset>
          {kind === "dish" && <p className="text-sm text-ink-soft">{t("dishHint")}</p>}
          <Button
            type="submit"
            variant={seen ? "secondary" : "primary"}
            disabled={!isReady}
            pending={pending && seen === null}
          >
            {t("preview")}
          </Button>
        </form>
        <div aria-live="polite">
          {seen ? (
            <>
              <CopyResults results={seen.results} isDone={seen.isDone} />
              {!seen.isDone && willChange && (
                <Button size="large" className="mt-5" pending={pending} onClick={() => void call(true)}>
                  {t("copyNow")}
                </Button>
              )}
            </>
          ) : (
            <p className="rounded-panel bg-sunken px-5 py-8 text-center text-ink-soft">{t("previewHint")}</p>
          )}
        </div>
      </div>
    </WorkScreen>
  );
}
