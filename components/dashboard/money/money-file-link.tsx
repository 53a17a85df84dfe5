"use client";

import { Download } from "lucide-react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { buttonClass } from "@/components/ui/button-style";

interface MoneyFileLinkProps {
  /** Below the restaurant's address, such as "payouts". */
  path: string;
  query: URLSearchParams;
  /** What the file is, for screen readers; the button shows `kind`. */
  label: string;
  kind: "CSV" | "PDF";
}

/** Saves what the page shows, all pages of it, as a file. */
export function MoneyFileLink({ path, query, label, kind }: MoneyFileLinkProps) {
  const { slug } = useDashboardTenant();
  return (
    <a
      href={`/api/tenant/${encodeURIComponent(slug)}/${path}?${query}`}
      download
      aria-label={label}
      className={buttonClass("secondary", "small")}
    >
      <Download className="size-4" strokeWidth={1.5} aria-hidden="true" />
      {kind}
    </a>
  );
}

export function wholeCsv(filters: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(filters);
  query.set("format", "csv");
  query.set("all", "true");
  return query;
}
