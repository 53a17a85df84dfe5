"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { MenuBrowser } from "@/components/storefront/menu/menu-browser";
import { MenuRoot } from "@/components/storefront/menu/use-menu-address";
import { RoundList, roundsToShow } from "./round-list";
import { tableRounds } from "./rounds-query";
import { TABLE_PARTS } from "./table-cart";
import { menuPathOf, type TablePlace, TablePlaceContext } from "./table-place";

interface TableMenuProps {
  place: TablePlace;
  tableName: string;
}

/** The menu of somebody who sits at a table, what they put together from it, and above it what waits. */
export function TableMenu({ place, tableName }: TableMenuProps) {
  const t = useTranslations("tableOrder");
  const { slug } = useStorefront().shop;
  const router = useRouter();
  const base = useTenantBase();
  const { data } = useQuery(tableRounds(slug, place));
  const billToken = place.kind === "table" ? data?.billToken : null;
  useEffect(() => {
    if (billToken) router.replace(tenantHref(base, `/bill/${billToken}`));
  }, [billToken, base, router]);
  const rounds = place.kind === "table" && data ? roundsToShow(data.rounds, false) : [];
  return (
    <TablePlaceContext value={place}>
      <MenuRoot value={menuPathOf(place)}>
        <header className="pt-2 pb-5">
          <h1 className="font-display text-4xl">{t("title", { name: tableName })}</h1>
          <p className="mt-2 max-w-112 text-ink-soft">
            {t(data?.isTrusted && data.ordering === "direct" ? "leadDirect" : "lead")}
          </p>
        </header>
        {rounds.length > 0 && (
          <div className="max-w-160 pb-8">
            <RoundList rounds={rounds} place={place} />
          </div>
        )}
        <MenuBrowser parts={TABLE_PARTS} />
      </MenuRoot>
    </TablePlaceContext>
  );
}
