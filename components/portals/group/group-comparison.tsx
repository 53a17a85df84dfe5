"use client";

import { ChevronRight } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { z } from "zod";
import { TenantLink } from "@/components/frame/tenant-link";
import { WorkScreen } from "@/components/frame/work/work-screen";
import { Badge } from "@/components/ui/badge";
import { chipClass } from "@/components/ui/chip-style";
import { Price } from "@/components/ui/price";
import { type Column, Table } from "@/components/ui/table";
import { toMajor, toMinor } from "@/lib/core/money/money";
import type { GroupOverview, GroupQuery } from "@/lib/people/groups/group-contract";

type Overview = z.input<typeof GroupOverview>;
type Member = Overview["tenants"][number];

interface GroupComparisonProps {
  overview: Overview;
  days: z.output<typeof GroupQuery>["days"];
  /** The restaurants whose dashboards this person may open. */
  boards: readonly Board[];
}

type Board = { slug: string; isOwner: boolean };

const RANGES = ["1", "7", "30"] as const;

export function GroupComparison({ overview, days, boards }: GroupComparisonProps) {
  const t = useTranslations("portals.group");
  const format = useFormatter();
  return (
    <WorkScreen title={t("compareTitle")} lead={t("compareLead")}>
      <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-4 border-b border-line pb-6">
        {salesByCurrency(overview.tenants).map(({ currency, orders, sales }) => (
          <div key={currency}>
            <dt className="text-sm text-ink-soft">{t("sales", { currency })}</dt>
            <dd>
              <Price
                amount={sales}
                currency={currency}
                className="block text-2xl font-semibold tracking-tight"
              />
              <span className="text-sm text-ink-soft">{t("orders", { count: orders })}</span>
            </dd>
          </div>
        ))}
        <div>
          <dt className="text-sm text-ink-soft">{t("openNow")}</dt>
          <dd className="text-2xl font-semibold tracking-tight tabular-nums">
            {t("openOf", {
              open: overview.tenants.filter(({ openNow }) => openNow).length,
              all: overview.tenants.length,
            })}
          </dd>
        </div>
      </dl>
      <nav aria-label={t("range")} className="mb-4 flex gap-2">
        {RANGES.map((range) => (
          <TenantLink
            key={range}
            path={`/?days=${range}`}
            scroll={false}
            aria-current={range === days ? "true" : undefined}
            className={chipClass(range === days)}
          >
            {t(`days.${range}`)}
          </TenantLink>
        ))}
      </nav>
      <Table
        caption={t("compareTitle")}
        columns={useColumns(boards, (share) =>
          format.number(share, { style: "percent", maximumFractionDigits: 0 }),
        )}
        rows={overview.tenants}
        rowKey={({ slug }) => slug}
      />
      <TeamHint tenants={overview.tenants} boards={boards} />
    </WorkScreen>
  );
}

/** Whom to ask for a dashboard that a group does not open, and for owners where they let people in. */
function TeamHint({ tenants, boards }: { tenants: readonly Member[]; boards: readonly Board[] }) {
  const t = useTranslations("portals.group");
  const format = useFormatter();
  const closed = tenants.filter(({ slug }) => !boards.some((board) => board.slug === slug));
  const owned = tenants.filter(({ slug }) => boards.some((board) => board.slug === slug && board.isOwner));
  return (
    <div className="mt-4 max-w-200 text-sm text-ink-soft">
      <p>
        {closed.length === 0
          ? t("boardHint")
          : t("boardAsk", { restaurants: format.list(closed.map(({ name }) => name)) })}
      </p>
      {owned.length > 0 && (
        <p className="mt-1 flex flex-wrap items-center gap-x-4">
          {t("teamLead")}
          {owned.map(({ slug, name }) => (
            <a
              key={slug}
              href={`/t/${slug}/settings/team`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {name}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

/** The sums of the compared days, so that they are those of the table. */
function salesByCurrency(tenants: readonly Member[]) {
  return [...new Set(tenants.map(({ currency }) => currency))].toSorted().map((currency) => {
    const same = tenants.filter((tenant) => tenant.currency === currency);
    const salesMinor = same.reduce((sum, { figures }) => sum + toMinor(figures.sales, currency), 0);
    const orders = same.reduce((sum, { figures }) => sum + figures.orders, 0);
    return { currency, orders, sales: toMajor(salesMinor, currency) };
  });
}

function useColumns(boards: readonly Board[], percent: (share: number) => string): Column<Member>[] {
  const t = useTranslations("portals.group");
  const format = useFormatter();
  return [
    {
      key: "name",
      header: t("column.restaurant"),
      cell: ({ slug, name, headquarters, openNow, open }) => (
        <span className="block py-2.5">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {boards.some((board) => board.slug === slug) ? (
              <a
                href={`/t/${slug}`}
                className="relative inline-flex items-center gap-1 font-semibold underline underline-offset-4 after:absolute after:-inset-y-3 after:inset-x-0"
              >
                {name}
                <ChevronRight className="size-4" strokeWidth={1.75} aria-hidden="true" />
              </a>
            ) : (
              <>
                <span className="font-semibold">{name}</span>
                <span className="text-xs text-ink-soft">{t("notOnTeam")}</span>
              </>
            )}
            {headquarters && <Badge>{t("headquarters")}</Badge>}
          </span>
          <span className={`text-sm ${openNow ? "text-positive" : "text-ink-soft"}`}>
            {openNow ? t("open") : t("closed")}
            {open > 0 && <span className="text-ink-soft"> · {t("toDo", { count: open })}</span>}
          </span>
        </span>
      ),
    },
    {
      key: "orders",
      header: t("column.orders"),
      numeric: true,
      cell: ({ figures }) => format.number(figures.orders),
    },
    {
      key: "sales",
      header: t("column.sales"),
      strong: true,
      price: ({ figures, currency }) => ({ amount: figures.sales, currency }),
    },
    {
      key: "average",
      header: t("column.average"),
      numeric: true,
      wideOnly: true,
      cell: ({ figures, currency }) =>
        figures.average === null ? "–" : <Price amount={figures.average} currency={currency} />,
    },
    {
      key: "late",
      header: t("column.late"),
      numeric: true,
      wideOnly: true,
      cell: ({ figures }) => (figures.lateRate === null ? "–" : percent(figures.lateRate)),
    },
    {
      key: "bookings",
      header: t("column.bookings"),
      numeric: true,
      wideOnly: true,
      cell: ({ figures }) => format.number(figures.bookings),
    },
  ];
}
