"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus, Table2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { DeskTable } from "@/components/dashboard/bookings/desk-booking";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { FormSkeleton } from "@/components/dashboard/settings/frame/form-skeleton";
import { SettingsScreen } from "@/components/dashboard/settings/frame/settings-screen";
import { LoadFailure } from "@/components/data/load-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { PlanEditor } from "./plan-editor";
import { roomTables, useSaveTable, useTableChange, useTableList } from "./room-queries";
import { TablePanel } from "./table-panel";

export function RoomPage() {
  const t = useTranslations("bookingPlan.room");
  const { slug } = useDashboardTenant();
  const toast = useToast();
  const failureToast = useFailureToast();
  const { data: tables, error, refetch } = useQuery(roomTables(slug));
  const put = useTableChange((failure, { table }) =>
    failureToast(t("notMoved", { name: table.name }), failure),
  );
  const save = useSaveTable();
  const { add, remove } = useTableList();
  const [open, setOpen] = useState<{ id: string } | "new" | null>(null);
  const chosen = open === "new" ? null : (tables?.find(({ id }) => id === open?.id) ?? null);
  const areas = [...new Set((tables ?? []).map(({ area }) => area))];
  const addButton = (
    <Button onClick={() => setOpen("new")}>
      <Plus className="size-5" strokeWidth={1.5} aria-hidden="true" />
      {t("add")}
    </Button>
  );
  const place = (table: DeskTable, { x, y }: { x: number; y: number }) =>
    put.mutate({ table, changes: { planX: x, planY: y } });
  return (
    <SettingsScreen place="room" wide action={tables && tables.length > 0 && addButton}>
      {error && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !tables && <FormSkeleton />}
      {tables?.length === 0 && open !== "new" && (
        <EmptyState icon={Table2} title={t("empty")} action={addButton}>
          {t("emptyBody")}
        </EmptyState>
      )}
      {tables && (tables.length > 0 || open === "new") && (
        <div className={open ? "grid gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]" : ""}>
          <div className="min-w-0">
            {tables.length > 0 && <p className="mb-4 text-sm text-ink-soft">{t("help")}</p>}
            {areas.map((area) => (
              <section key={area} className="mb-6">
                {area && <h2 className="mb-1.5 font-semibold">{area}</h2>}
                <PlanEditor
                  area={area}
                  tables={tables.filter((table) => table.area === area)}
                  chosenId={chosen?.id ?? null}
                  onChoose={({ id }) => setOpen({ id })}
                  onPut={place}
                />
              </section>
            ))}
          </div>
          {(chosen || open === "new") && (
            <aside className="xl:sticky xl:top-5 xl:self-start">
              <TablePanel
                key={chosen?.id ?? "new"}
                table={chosen}
                area={areas.at(-1) ?? ""}
                tables={tables}
                save={async (body, { read, ...over }) => {
                  const stored = read
                    ? await save.mutateAsync({ read, body, ...over })
                    : await add.mutateAsync(body);
                  if (!stored) return null;
                  if (!read) setOpen({ id: stored.id });
                  toast({ title: t("saved", { name: stored.name }) });
                  return stored;
                }}
                remove={
                  chosen &&
                  (async () => {
                    await remove.mutateAsync(chosen.id);
                    setOpen(null);
                  })
                }
              />
            </aside>
          )}
        </div>
      )}
    </SettingsScreen>
  );
}
