"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { LoadFailure } from "@/components/data/load-failure";
import { Chip } from "@/components/ui/chip";
import { Skeleton } from "@/components/ui/skeleton";
import type { DrawerList, DrawerWire } from "@/lib/service/drawers/drawer-contract";
import { ClosedDrawer } from "./closed-drawer";
import { DrawerDays } from "./drawer-days";
import { drawerList } from "./drawer-queries";
import { DrawerSetup } from "./drawer-setup";
import { OpenDrawer } from "./open-drawer";

/** A restaurant's cash drawers: what is in the one that is open, its count, and the Z reports of days before. */
export function DrawerDesk() {
  const t = useTranslations("dashboardDrawer");
  const { slug, manages } = useDashboardTenant();
  const { data, error, refetch } = useQuery(drawerList(slug));
  const [chosenId, setChosenId] = useState<string | null>(null);
  const drawers = data?.drawers ?? [];
  // An open one first: who comes here counts it.
  const usual = drawers.find(({ openDay }) => openDay) ?? drawers[0];
  const drawer = drawers.find(({ id }) => id === chosenId) ?? usual ?? null;
  return (
    <div className="max-w-5xl px-4 pt-2 pb-10 md:px-6 md:pt-4">
      <h1 className="flex min-h-11 items-center text-xl font-semibold tracking-tight">{t("title")}</h1>
      {drawers.length > 1 && drawer && (
        <fieldset className="mt-1 flex flex-wrap gap-2">
          <legend className="sr-only">{t("which")}</legend>
          {drawers.map(({ id, name, openDay }) => (
            <Chip key={id} pressed={id === drawer.id} onClick={() => setChosenId(id)}>
              {name}
              <span className="font-normal">{openDay ? t("isOpen") : t("isClosed")}</span>
            </Chip>
          ))}
        </fieldset>
      )}
      <div className="mt-4" aria-busy={!data && !error}>
        {error && !data && <LoadFailure failure={error} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton className="h-72" />}
        {data && <Drawer key={drawer?.id ?? "first"} list={data} drawer={drawer} />}
      </div>
      {data && (
        <>
          <DrawerDays severalDrawers={drawers.length > 1} />
          {manages && <DrawerSetup list={data} />}
        </>
      )}
    </div>
  );
}

function Drawer({ list, drawer }: { list: DrawerList; drawer: DrawerWire | null }) {
  const day = drawer?.openDay;
  return drawer && day ? (
    <OpenDrawer list={list} drawer={drawer} day={day} />
  ) : (
    <ClosedDrawer list={list} drawer={drawer} />
  );
}
