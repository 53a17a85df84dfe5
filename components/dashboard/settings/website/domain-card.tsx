"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useToast } from "@/components/ui/toast";
import type { DomainWire } from "@/lib/restaurant/domains/domain-contract";
import { DomainProblem } from "./domain-problem";
import { DomainRecords } from "./domain-records";
import { useDomainActs } from "./use-domains";

const TONES = { named: "neutral", proven: "positive", failing: "caution", lost: "critical" } as const;

/** One domain: whether it works, what to do if it does not, and its records. */
export function DomainCard({ domain }: { domain: DomainWire }) {
  const t = useTranslations("dashboardSettings.website.domains");
  const format = useFormatter();
  const toast = useToast();
  const failureToast = useFailureToast();
  const { timeZone } = useDashboardTenant();
  const { check, makePrimary, remove } = useDomainActs();
  const [removing, setRemoving] = useState(false);
  const { id, name, failingSince, servedUntil, checkedAt } = domain;
  const state = domain.state === "proven" && failingSince !== null ? "failing" : domain.state;
  const isServed = domain.state === "proven";
  const moment = (at: string) => format.dateTime(new Date(at), "moment", { timeZone });
  const refused = (failure: ApiFailure) => failureToast(t("notDone"), failure);

  const checkNow = () =>
    check
      .mutateAsync(id)
      .then(
        (now) => toast({ title: now.state === "proven" ? t("nowServed", { name }) : t("notYet") }),
        refused,
      );
  const lead = () =>
    makePrimary.mutateAsync(id).then(() => toast({ title: t("nowPrimary", { name }) }), refused);
  const take = () => remove.mutateAsync(id).then(() => toast({ title: t("removed") }), refused);
  return (
    <article className="rounded-panel border border-line bg-surface p-4 md:p-5" aria-label={name}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="font-semibold wrap-anywhere">
          {isServed ? (
            <a href={domain.url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        {domain.isPrimary && <Badge>{t("state.primary")}</Badge>}
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {checkedAt === null ? t("never") : t("checked", { date: moment(checkedAt) })}
      </p>
      <DomainProblem domain={domain} />
      {servedUntil && <p className="mt-1 text-sm">{t("servedUntil", { date: moment(servedUntil) })}</p>}
      <DomainRecords domain={domain} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" pending={check.isPending} onClick={checkNow}>
          {t("check")}
        </Button>
        {isServed && !domain.isPrimary && (
          <Button variant="secondary" pending={makePrimary.isPending} onClick={lead}>
            {t("makePrimary")}
          </Button>
        )}
        <Button variant="quiet-danger" onClick={() => setRemoving(true)}>
          {t("remove")}
        </Button>
      </div>
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={t("removeTitle", { name })}
        description={isServed ? t("removeBody") : ""}
        confirmLabel={t("remove")}
        danger
        onConfirm={take}
      />
    </article>
  );
}
