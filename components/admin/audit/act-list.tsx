"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { z } from "zod";
import { useActionWords } from "@/components/frame/audit/use-action-words";
import { TenantLink } from "@/components/frame/tenant-link";
import type { AuditLog } from "@/lib/oversight/admin/audit-contract";
import { subjectPath } from "./subject-path";

type Act = z.output<typeof AuditLog>["entries"][number];

const LINK = "underline underline-offset-4";

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
  const words = useActionWords();
  const format = useFormatter();
  const { at, action, actor, restaurant, subjectId, data, visit } = act;
  const path = subjectId && subjectPath(subjectId, restaurant?.slug ?? null);
  const isOther = subjectId !== null && subjectId !== act.tenantId && subjectId !== actor.userId;
  const link = (name: "actor" | "restaurant") => (parts: React.ReactNode) => (
    <TenantLink
      path={name === "actor" ? `/audit?actor=${actor.userId}` : `/restaurants/${restaurant?.slug}`}
      className={LINK}
    >
      {parts}
    </TenantLink>
  );
  return (
    <li className="grid gap-x-6 py-2.5 sm:grid-cols-[10.5rem_minmax(0,1fr)]">
      <time dateTime={at} className="text-sm text-ink-soft tabular-nums">
        {format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "medium" })}
      </time>
      <div className="min-w-0 text-sm">
        <p>
          <TenantLink
            path={`/audit?action=${action}`}
            className="font-semibold underline-offset-4 hover:underline"
          >
            {words(action)}
          </TenantLink>{" "}
          {actor.userId === null
            ? t("byNobody")
            : t.rich("by", { name: actor.name ?? actor.userId, a: link("actor") })}{" "}
          {withRestaurant && restaurant && t.rich("at", { name: restaurant.name, a: link("restaurant") })}
        </p>
        {visit && <p className="break-words text-ink-soft">{t("duringVisit", { reason: visit.reason })}</p>}
        <details className="mt-0.5">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-ink-soft underline underline-offset-4">
            {t("details")}
          </summary>
          <pre className="mt-1.5 rounded-control bg-sunken p-3 font-mono text-xs break-words whitespace-pre-wrap">
            {JSON.stringify(
              {
                action,
                role: actor.role,
                email: actor.email,
                subjectId,
                ...(visit && { visitId: visit.id }),
                ...data,
              },
              null,
              2,
            )}
          </pre>
        </details>
        {isOther && path && (
          <TenantLink path={path} className={`ml-4 text-ink-soft ${LINK}`}>
            {t("subject", { id: subjectId })}
          </TenantLink>
        )}
      </div>
    </li>
  );
}
