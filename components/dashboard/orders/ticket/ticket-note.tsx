import { MessageSquareText } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Density } from "@/components/dashboard/orders/board-view";
import { noteExcerpt } from "./note-excerpt";

const FRAME = "rounded-control bg-caution-tint font-medium text-caution";
const LOOKS: Record<Density, string> = {
  comfortable: "px-3 py-2.5 text-base",
  compact: "px-2 py-1 text-sm leading-snug",
  line: "px-1.5 py-0.5 text-sm leading-snug",
};

/** What the guest wrote, all of it, set off so that no cook passes over it. */
export function WholeNote({ note }: { note: string }) {
  const t = useTranslations("dashboard.ticket");
  return (
    <p className={`flex gap-2 ${FRAME} ${LOOKS.comfortable}`}>
      <MessageSquareText className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      <span className="min-w-0 break-words whitespace-pre-line">
        <span className="sr-only">{t("note")}: </span>
        {note.trim()}
      </span>
    </p>
  );
}

interface TicketNoteProps {
  note: string;
  orderNumber: string;
  density: Density;
  /** Shows all of it. */
  onWhole: () => void;
}

/** The note on a ticket of any size, in words: a long one ends with a button that shows the rest. */
export function TicketNote({ note, orderNumber, density, onWhole }: TicketNoteProps) {
  const t = useTranslations("dashboard.ticket");
  const { words, isCut } = noteExcerpt(note, density);
  return (
    <p className={`flex min-w-0 gap-2 ${FRAME} ${LOOKS[density]}`}>
      {density !== "line" && (
        <MessageSquareText className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      )}
      <span className="min-w-0 break-words">
        <span className="sr-only">{t("note")}: </span>
        {words}
        {isCut && (
          <>
            {"… "}
            <button
              type="button"
              onClick={onWhole}
              aria-label={t("wholeNote", { number: orderNumber })}
              className="font-semibold underline underline-offset-4"
            >
              {t("noteMore")}
            </button>
          </>
        )}
      </span>
    </p>
  );
}
