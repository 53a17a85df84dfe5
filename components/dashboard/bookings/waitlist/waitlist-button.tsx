"use client";

import { useQuery } from "@tanstack/react-query";
import { ListOrdered } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { Button } from "@/components/ui/button";
import { waitlist } from "./use-waitlist";
import { WaitlistSheet } from "./waitlist-sheet";

export function WaitlistButton({ now }: { now: Date }) {
  const t = useTranslations("bookingPlan.waitlist");
  const { slug } = useDashboardTenant();
  const { data: entries } = useQuery(waitlist(slug));
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className="grow max-md:px-3 max-md:text-sm md:grow-0"
        disabled={!entries}
        onClick={() => setOpen(true)}
      >
        <ListOrdered className="size-5" strokeWidth={1.5} aria-hidden="true" />
        {t("open")}
        <span className="tabular-nums">{entries?.length ?? ""}</span>
      </Button>
      {open && entries && <WaitlistSheet entries={entries} now={now} onClose={() => setOpen(false)} />}
    </>
  );
}
