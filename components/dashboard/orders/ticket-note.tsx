import { MessageSquareText } from "lucide-react";
import { useTranslations } from "next-intl";

/** What the guest wrote, set off so that no cook passes over it. */
export function TicketNote({ note }: { note: string }) {
  const t = useTranslations("dashboard.ticket");
  return (
    <p className="flex gap-2 rounded-control bg-caution-tint px-3 py-2.5 text-base font-medium text-caution">
      <MessageSquareText className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      <span className="min-w-0 break-words">
        <span className="sr-only">{t("note")}: </span>
        {note}
      </span>
    </p>
  );
}
