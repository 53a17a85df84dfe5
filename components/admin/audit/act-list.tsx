"use client";

import { ChevronDown, ChevronUp } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import type { z } from "zod";
import { isVisitAct } from "@/components/frame/audit/action-key";
import { useActionWords } from "@/components/frame/audit/use-action-words";
import { TenantLink } from "@/components/frame/tenant-link";
import { IconButton } from "@/components/ui/icon-button";
import type { AuditLog } from "@/lib/oversight/admin/audit-contract";
import { subjectPath } from "./subject-path";

type Act = z.output<typeof AuditLog>["entries"][number];

const LINK = "underline underline-offset-4";

/** Clocks of 24 hours in every language: the log is in UTC, and read beside other logs. */
const MOMENT = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
} as const;

/** Privileged acts in words, each name a link to what it names, the raw data on demand. Times are UTC. */
export function ActList({ acts, withRestaurant }: { acts: readonly Act[]; withRestaurant: boolean }) {
  return (
    <ol className="divide-y divide-line">
      {acts.map((act) => (
        <ActRow key={act.id} act={act} withRestaurant={withRestaurant} />
      ))}
    </ol>
  );
}

function ActRow({ act, withRestaurant }: { act: Act; withRestaurant: boolean }) {
  const t = useTranslations("adminAudit");
  const format = useFormatter();
  const detailsId = useId();
  const [open, setOpen] = useState(false);
  const { at, action, actor, subjectId, data, visit } = act;
  const raw = { action, role: actor.role, email: actor.email, subjectId, visitId: visit?.id, ...data };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 py-1 text-sm sm:grid-cols-[11.5rem_minmax(0,1fr)_auto]">
      <time
        dateTime={at}
        className="whitespace-nowrap text-ink-soft tabular-nums max-sm:col-start-1 max-sm:pt-2 sm:py-3"
      >
        {format.dateTime(new Date(at), MOMENT)}
      </time>
      <div className="min-w-0 max-sm:col-start-1 max-sm:row-start-2 sm:py-3">
        <ActSentence act={act} withRestaurant={withRestaurant} />
        {visit && (
          <p className="break-words text-ink-soft">
            {t(isVisitAct(action) ? "visitReason" : "duringVisit", { reason: visit.reason })}
          </p>
        )}
      </div>
      <IconButton
        icon={open ? ChevronUp : ChevronDown}
        label={t("details")}
        aria-expanded={open}
        aria-controls={detailsId}
        onClick={() => setOpen(!open)}
        className="max-sm:row-span-2 max-sm:row-start-1"
      />
      <pre
        id={detailsId}
        hidden={!open}
        className="col-span-full mb-2 rounded-control bg-sunken p-3 font-mono text-xs break-words whitespace-pre-wrap"
      >
        {JSON.stringify(raw, null, 2)}
      </pre>
    </li>
  );
}

function ActSentence({ act, withRestaurant }: { act: Act; withRestaurant: boolean }) {
  const t = useTranslations("adminAudit");
  const words = useActionWords();
  const { action, actor, restaurant, subjectId } = act;
  const isOther = subjectId !== null && subjectId !== act.tenantId && subjectId !== actor.userId;
  const linkTo = (path: string) => (name: ReactNode) => (
    <TenantLink path={path} className={LINK}>
      {name}
    </TenantLink>
  );
  return (
    <p>
      <TenantLink
        path={`/audit?action=${action}`}
        className="font-semibold underline-offset-4 hover:underline"
      >
        {words(action)}
      </TenantLink>{" "}
      {actor.userId === null
        ? t("byNobody")
        : t.rich("by", { name: actor.name ?? actor.userId, a: linkTo(`/audit?actor=${actor.userId}`) })}{" "}
      {withRestaurant &&
        restaurant &&
        t.rich("at", { name: restaurant.name, a: linkTo(`/restaurants/${restaurant.slug}`) })}{" "}
      {isOther && (
        <TenantLink
          path={subjectPath(subjectId, restaurant?.slug ?? null)}
          title={subjectId}
          className={`text-ink-soft ${LINK}`}
        >
          {t("subject", { id: `${subjectId.split("_", 1)[0]}…${subjectId.slice(-6)}` })}
        </TenantLink>
      )}
    </p>
  );
}
