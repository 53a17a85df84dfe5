"use client";

import { BellRing } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import type { TableRequestWire } from "@/lib/service/waitlist/table-request-contract";
import { useBookingWords } from "../use-booking-words";
import { RequestRow } from "./request-row";
import { useWaitlistActs } from "./use-waitlist";

interface RequestsSheetProps {
  requests: readonly TableRequestWire[];
  more: { load: () => void; pending: boolean } | null;
  onClose: () => void;
}

export function RequestsSheet({ requests, more, onClose }: RequestsSheetProps) {
  const t = useTranslations("bookingPlan.requests");
  const words = useBookingWords();
  const acts = useWaitlistActs(t("noTable"));
  const days = [...new Set(requests.map(({ date }) => date))];
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t("title")} description={t("lead")}>
      {requests.length === 0 && (
        <EmptyState icon={BellRing} title={t("empty")}>
          {t("emptyBody")}
        </EmptyState>
      )}
      {days.map((day) => (
        <section key={day} className="mb-6">
          <h3 className="font-semibold">{words.day(day)}</h3>
          <ol aria-label={words.day(day)} className="divide-y divide-line border-b border-line">
            {requests
              .filter(({ date }) => date === day)
              .map((request) => (
                <RequestRow
                  key={request.id}
                  request={request}
                  pending={acts.isPending(request.id)}
                  onAct={(kind) => acts.act({ entry: request, kind })}
                />
              ))}
          </ol>
        </section>
      ))}
      {more && (
        <Button variant="secondary" pending={more.pending} onClick={more.load}>
          {t("more")}
        </Button>
      )}
    </Sheet>
  );
}
