"use client";

import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { guestProfile } from "@/components/dashboard/guests/guest-queries";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { isRealEmail } from "@/lib/core/contact/no-email";

/** What managers noted of the guest of an order: allergies first. Staff do not see notes about guests. */
export function GuestNote({ last }: { last: BoardOrder }) {
  const t = useTranslations("dashboardGuests");
  const { slug, manages } = useDashboardTenant();
  const isKnown = manages && last.customerEmail !== "" && isRealEmail(last.customerEmail);
  const guest = useQuery({ ...guestProfile(slug, last.id), enabled: isKnown }).data?.guest;
  if (!guest || (guest.allergies === "" && guest.notes === "" && guest.tags.length === 0)) return null;
  return (
    <div className="space-y-2" aria-live="polite">
      {guest.allergies !== "" && (
        <p className="flex gap-2 rounded-control bg-critical-tint px-4 py-3 text-critical">
          <TriangleAlert className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
          <span>
            <span className="font-semibold">{t("allergies")}:</span> {guest.allergies}
          </span>
        </p>
      )}
      {(guest.notes !== "" || guest.tags.length > 0) && (
        <p className="text-sm text-ink-soft">{[...guest.tags, guest.notes].filter(Boolean).join(" · ")}</p>
      )}
    </div>
  );
}
