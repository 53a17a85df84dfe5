"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { switchedOff } from "@/components/dashboard/orders/order-queries";
import { LoadFailure } from "@/components/data/load-failure";
import { useLanguage } from "@/components/i18n/use-language";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { localText } from "@/lib/core/i18n/locales";
import { HideCategory } from "./hide-category";
import { type Switchable, useEndWords, useSwitches } from "./use-switches";

/** Everything that guests cannot have now, when each of it ends, and how to end it. */
export function SwitchedOffPanel() {
  const t = useTranslations("orderBoard.off");
  const { slug } = useDashboardTenant();
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useQuery(switchedOff(slug));
  const count = data ? Number(data.pausedUntil !== null) + data.categories.length + data.products.length : 0;
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title={t("title")}
      description={t("hint")}
      trigger={
        <Button variant={count > 0 ? "secondary" : "quiet"} size="small" aria-label={t("open", { count })}>
          <CircleOff className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
          <span className="max-lg:sr-only">{t("short")}</span>
          <span className="min-w-[1ch] tabular-nums">{count > 0 && count}</span>
        </Button>
      }
    >
      {data && <SwitchedOffList off={data} />}
      {!data && error && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-24" />}
      <HideCategory />
    </Sheet>
  );
}

type Off = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof switchedOff>["queryFn"]>>>>;

function SwitchedOffList({ off }: { off: Off }) {
  const t = useTranslations("orderBoard.off");
  const services = useTranslations("orderBoard.off.service");
  const locale = useLanguage();
  const { locales } = useDashboardTenant();
  const endWords = useEndWords();
  const ends = (until: string | null) =>
    until ? t("until", { time: endWords(new Date(until)) }) : t("byHand");
  const nothing = [off.services, off.categories, off.products].every((list) => list.length === 0);
  if (nothing && off.pausedUntil === null) return <p className="text-ink-soft">{t("nothing")}</p>;
  return (
    <ul className="divide-y divide-line">
      {off.pausedUntil && (
        <Row name={t("pause")} detail={ends(off.pausedUntil)} what={{ kind: "pause" }} action={t("resume")} />
      )}
      {off.categories.map(({ id, name, until }) => {
        const words = localText(name, locale, locales);
        return (
          <Row
            key={id}
            name={words}
            detail={`${t("category")} · ${ends(until)}`}
            what={{ kind: "category", id, name: words }}
            action={t("showAgain")}
          />
        );
      })}
      {off.products.map(({ id, name, until, reason }) => {
        const words = localText(name, locale, locales);
        return (
          <Row
            key={id}
            name={words}
            detail={reason === "switched_off" ? `${t("soldOut")} · ${ends(until)}` : t(reason)}
            what={reason === "switched_off" ? { kind: "product", id, name: words } : null}
            action={t("sellAgain")}
          />
        );
      })}
      {off.services.map(({ service, offered, opensAt }) => (
        <Row
          key={service}
          name={services(service)}
          detail={
            offered
              ? opensAt
                ? t("opens", { time: endWords(new Date(opensAt)) })
                : t("closed")
              : t("notOffered")
          }
          what={null}
          action=""
        />
      ))}
    </ul>
  );
}

interface RowProps {
  name: string;
  detail: ReactNode;
  /** Null for what ends elsewhere: by stock, by the opening hours, in the settings. */
  what: Switchable | null;
  action: string;
}

function Row({ name, detail, what, action }: RowProps) {
  const { mutate, isPending } = useSwitches();
  return (
    <li className="flex min-h-14 items-center justify-between gap-3 py-2">
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-ink-soft tabular-nums">{detail}</span>
      </span>
      {what && (
        <Button
          variant="secondary"
          size="small"
          pending={isPending}
          aria-label={`${action}: ${name}`}
          onClick={() => mutate({ what, until: null })}
        >
          {action}
        </Button>
      )}
    </li>
  );
}
