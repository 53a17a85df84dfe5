"use client";

import { useTranslations } from "next-intl";
import type { DomainWire } from "@/lib/restaurant/domains/domain-contract";

/** What keeps a domain from working, in plain words, with what was found in place of what is wanted. */
export function DomainProblem({ domain }: { domain: DomainWire }) {
  const t = useTranslations("dashboardSettings.website.domains.problem");
  const { problem, found, hostMessage } = domain;
  if (problem === null) return null;
  const words = () => {
    switch (problem) {
      case "record_differs":
        return t("record_differs", { found: found?.texts.join(", ") ?? "" });
      case "points_elsewhere":
        return found?.addresses.length
          ? t("points_elsewhere", { found: found.addresses.join(", ") })
          : t("points_nowhere");
      case "host_refused":
        return t("host_refused", { message: hostMessage ?? "" });
      default:
        return t(problem);
    }
  };
  return <p className="mt-3 rounded-control bg-sunken px-4 py-3 text-sm wrap-anywhere">{words()}</p>;
}
