"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { readAmountText } from "@/components/data/amount-text";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useMoneyText } from "@/components/frame/use-money-text";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useToast } from "@/components/ui/toast";
import type { DrawerList, DrawerWire } from "@/lib/service/drawers/drawer-contract";
import { useDrawerActs } from "./use-drawer-acts";

interface ClosedDrawerProps {
  list: DrawerList;
  /** Null before the first opening, which makes the main one. */
  drawer: DrawerWire | null;
}

/** Asks for the float, and opens the drawer. */
export function ClosedDrawer({ list, drawer }: ClosedDrawerProps) {
  const t = useTranslations("dashboardDrawer.closed");
  const format = useFormatter();
  const money = useMoneyText();
  const toast = useToast();
  const failureToast = useFailureToast();
  const { open } = useDrawerActs();
  const { currency } = list;
  const [float, setFloat] = useState("");
  const [withEarlier, setWithEarlier] = useState(true);
  const [tried, setTried] = useState(false);
  const read = readAmountText(float, currency);
  const outside = drawer ? drawer.outside : list.firstOutside;
  const send = () => {
    setTried(true);
    if (read === null) return;
    const includesEarlier = outside !== null && outside.count > 0 ? withEarlier : true;
    // The page shows the open drawer as soon as it is, and this form is gone then.
    void open.mutateAsync({ drawerId: drawer?.id ?? "main", float: read, includesEarlier }).then(
      ({ drawerName }) => toast({ title: t("opened", { name: drawerName }) }),
      (failure: ApiFailure) => failureToast(t("failed"), failure),
    );
  };
  return (
    <section className="max-w-xl rounded-panel bg-surface p-5 ring-1 ring-line ring-inset md:p-6">
      <h2 className="font-display text-2xl">{drawer ? t("title", { name: drawer.name }) : t("first")}</h2>
      <p className="mt-1 text-ink-soft">{t("body")}</p>
      <form
        method="post"
        noValidate
        className="mt-5 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field
          label={t("float")}
          hint={t("floatHint")}
          error={tried && read === null && t("floatWrong")}
          required
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={float}
            after={currency}
            onChange={(event) => setFloat(event.target.value)}
          />
        </Field>
        {outside && outside.count > 0 && (
          <Checkbox
            checked={withEarlier}
            onCheckedChange={setWithEarlier}
            label={t("earlier", {
              count: outside.count,
              amount: money(outside.cash + outside.external, currency),
              time: format.dateTime(new Date(outside.since), "moment"),
            })}
            hint={t("earlierHint", { cash: money(outside.cash, currency) })}
          />
        )}
        <Button type="submit" size="large" pending={open.isPending}>
          {t("open")}
        </Button>
      </form>
    </section>
  );
}
