"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFailureWords } from "@/components/data/use-failure-words";
import { TextField } from "@/components/form/text-field";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ProblemBox } from "@/components/ui/problem-box";
import { useRestaurantActs } from "./use-restaurant-acts";

const REASON = { required: true, maxLength: 200, isValid: (text: string) => text.length >= 3 };

interface VisitDialogProps {
  tenantId: string;
  restaurant: string;
  /** The page of the dashboard that it leads to. */
  path: string;
  onClose: () => void;
}

/** Asks why a super-admin enters a restaurant's dashboard, and leads there. */
export function VisitDialog({ tenantId, restaurant, path, onClose }: VisitDialogProps) {
  const t = useTranslations("adminRestaurants.visit");
  const failureWords = useFailureWords();
  const { visit } = useRestaurantActs();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useServerForm({ reason: "" }, { leadsOn: true });
  const submit = form.onSubmit(async ({ reason }) => {
    setProblem(null);
    await visit.mutateAsync({ tenantId, reason: reason.trim() }).then(
      () => window.location.assign(dashboardAddress(tenantId, path)),
      (failure) => {
        // The visit was started in another tab.
        if (failure.code === "VISIT_UNDER_WAY") {
          window.location.assign(dashboardAddress(tenantId, path));
          return;
        }
        form.refuse(failure);
        const words = failureWords(failure);
        setProblem(words.detail || words.title);
      },
    );
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { restaurant })}
      description={t("lead")}
    >
      <form ref={form.element} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          control={form.control}
          name="reason"
          rule={REASON}
          label={t("reason")}
          hint={t("reasonHint")}
          problemText={() => t("reasonMissing")}
        />
        <ProblemBox>{problem}</ProblemBox>
        <Button type="submit" size="large" pending={form.pending}>
          {t("start")}
        </Button>
      </form>
    </Dialog>
  );
}

/** A page of a restaurant's dashboard on this host. */
export function dashboardAddress(slug: string, path: string): string {
  return `/t/${slug}${path === "/" ? "" : path}`;
}
