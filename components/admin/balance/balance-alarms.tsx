"use client";

import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/ui/relative-time";
import type { PlatformBalanceWire } from "@/lib/oversight/books/platform-balance-contract";

export function BalanceAlarms({ alarms }: { alarms: PlatformBalanceWire["alarms"] }) {
  const t = useTranslations("adminMoney.balance.alarm");
  if (alarms.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-col gap-2">
      {alarms.map(({ kind, since }) => (
        <li key={kind} className="flex items-start gap-3 rounded-control bg-critical-tint px-4 py-3">
          <TriangleAlert
            className="mt-0.5 size-5 shrink-0 text-critical"
            strokeWidth={1.75}
            aria-hidden="true"
          />
          <div className="min-w-0">
            <p className="font-semibold text-critical">
              {t(`${kind}.title`)} · <RelativeTime at={since} />
            </p>
            <p className="mt-0.5 max-w-160 text-sm text-ink">{t(`${kind}.next`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
