"use client";

import { Pencil, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useConflict } from "@/components/data/use-conflict";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { NativeSelect } from "@/components/ui/native-select";
import { Switch } from "@/components/ui/switch";
import { timeText } from "@/lib/core/time/zone";
import type { DrawerList, DrawerWire } from "@/lib/service/drawers/drawer-contract";
import { DrawerSheet } from "./drawer-sheet";
import { useDrawerActs } from "./use-drawer-acts";

/** Each full hour before noon. */
const ENDS = Array.from({ length: 12 }, (_, hour) => timeText(hour * 60));

/** Which drawers there are, when a business day ends, and whether staff count blind; for managers. */
export function DrawerSetup({ list }: { list: DrawerList }) {
  const t = useTranslations("dashboardDrawer.setup");
  const failureToast = useFailureToast();
  const { setRules } = useDrawerActs();
  const [edited, setEdited] = useState<DrawerWire | "new" | null>(null);
  const { drawers } = list;
  // Of two changes in a row the second has the first one in it, whatever the list says so far.
  const [chosen, setChosen] = useState<DrawerList["settings"] | null>(null);
  const shown = chosen ?? list.settings;
  const { dialog: conflict, choose } = useConflict((field) => t(field === "dayEndsAt" ? "dayEnds" : "blind"));
  const set = (changes: Partial<DrawerList["settings"]>) => {
    const rules = { ...shown, ...changes };
    setChosen(rules);
    setRules.mutate(
      { read: shown, body: rules, choose },
      {
        // Null where the question was left open: what is stored shows again.
        onSuccess: setChosen,
        onError: (failure) => {
          setChosen(null);
          failureToast(t("notSaved"), failure);
        },
      },
    );
  };
  const ends = ENDS.includes(shown.dayEndsAt) ? ENDS : [shown.dayEndsAt, ...ENDS];
  return (
    <section aria-labelledby="drawer-setup" className="mt-12 border-t border-line pt-8 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="drawer-setup" className="font-semibold">
          {t("title")}
        </h2>
        {drawers.length > 0 && (
          <Button variant="secondary" size="small" onClick={() => setEdited("new")}>
            <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {t("add")}
          </Button>
        )}
      </div>
      {drawers.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {drawers.map((drawer) => (
            <li key={drawer.id} className="flex min-h-14 items-center justify-between gap-4 py-2">
              <div className="min-w-0">
                <p className="font-medium">{drawer.name}</p>
                <p className="text-sm text-ink-soft">
                  {drawer.isMain ? t("mainHint") : t("members", { count: drawer.memberIds.length })}
                </p>
              </div>
              <IconButton
                icon={Pencil}
                label={t("edit", { name: drawer.name })}
                onClick={() => setEdited(drawer)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-5 grid gap-5 md:grid-cols-2 md:gap-10">
        <Field label={t("dayEnds")} hint={t("dayEndsHint")}>
          <NativeSelect
            value={shown.dayEndsAt}
            onChange={(event) => set({ dayEndsAt: event.target.value })}
            options={ends.map((value) => ({ value, label: value }))}
          />
        </Field>
        <Switch
          checked={shown.countsBlind}
          onCheckedChange={(countsBlind) => set({ countsBlind })}
          label={t("blind")}
          hint={t("blindHint")}
        />
      </div>
      {edited && (
        <DrawerSheet
          key={edited === "new" ? "new" : edited.id}
          drawer={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {conflict}
    </section>
  );
}
