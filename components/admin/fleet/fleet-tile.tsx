"use client";

import { TriangleAlert } from "lucide-react";
import { useFormatter } from "next-intl";
import type { ReactNode } from "react";
import { TenantLink } from "@/components/frame/tenant-link";

const TONES = { critical: "text-critical", caution: "text-caution", info: "text-info" } as const;

interface FleetTileProps {
  path: string;
  label: string;
  /** How many need somebody; zero is calm. */
  count?: number;
  figure?: ReactNode;
  tone?: keyof typeof TONES;
  note: ReactNode;
  wide?: boolean;
  children?: ReactNode;
}

/** One figure of the fleet. Trouble has a color and a mark; calm has neither. */
export function FleetTile({
  path,
  label,
  count,
  figure,
  tone = "info",
  note,
  wide,
  children,
}: FleetTileProps) {
  const format = useFormatter();
  const isTrouble = count !== undefined && count > 0;
  const color = isTrouble ? TONES[tone] : "";
  return (
    <li className={`ring-1 ring-line ${wide ? "col-span-2" : ""}`}>
      <TenantLink
        path={path}
        className="flex h-full min-h-27 flex-col px-4 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span className="text-sm text-ink-soft">{label}</span>
        <span
          className={`mt-1 flex items-center gap-1.5 font-display text-2xl tabular-nums ${color} ${count === 0 ? "text-ink-soft" : ""}`}
        >
          {isTrouble && <TriangleAlert className="size-5 shrink-0" strokeWidth={1.75} aria-hidden="true" />}
          {count === undefined ? figure : format.number(count)}
        </span>
        {children}
        <span className={`mt-auto pt-1 text-sm ${isTrouble ? `font-semibold ${color}` : "text-ink-soft"}`}>
          {note}
        </span>
      </TenantLink>
    </li>
  );
}
