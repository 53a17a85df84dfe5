"use client";

import { useTranslations } from "next-intl";
import { PageViews } from "@/components/frame/work/page-views";

export function JobsViews({ current }: { current: "jobs" | "emails" }) {
  const t = useTranslations("adminJobs.views");
  return (
    <PageViews
      label={t("label")}
      views={[
        { path: "/jobs", label: t("jobs"), isCurrent: current === "jobs" },
        { path: "/jobs/emails", label: t("emails"), isCurrent: current === "emails" },
      ]}
    />
  );
}
