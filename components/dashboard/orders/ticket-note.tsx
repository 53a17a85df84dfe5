import { MessageSquareText } from "lucide-react";
import { useTranslations } from "next-intl";

/** What the guest wrote, set off so that no cook passes over it. */
export function TicketNote({ note, small = false }: { note: string; small?: boolean }) {
  const t = useTranslations("dashboard.ticket");
  return (
    <p
      className={`flex gap-2 rounded-control bg-caution-tint font-medium text-caution ${small ? "px-2 py-1 text-sm" : "px-3 py-2.5 text-base"}`}
    >
      <MessageSquareText className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      <span className="min-w-0 break-words">
        <span className="sr-only">{t("note")}: </span>
        {note}
      </span>
    </p>
  );
}
