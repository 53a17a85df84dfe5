"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { buttonClass } from "./button-style";
import { useIsAwake } from "./use-is-awake";

interface PageSheetProps {
  open: boolean;
  onClose: () => void;
  /** The page without the sheet, which closes it before the page has started. */
  closeHref: string;
  title: ReactNode;
  /** Stays in view below what scrolls: the action of the sheet. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A sheet that is a part of the page: the server can draw it open, and it is the browser's own dialog, which brings
 * focus, Escape and the rest of the page out of reach without a library. From the bottom edge on phones, at the end of
 * the line on wider screens.
 */
export function PageSheet({ open, onClose, closeHref, title, footer, children }: PageSheetProps) {
  const t = useTranslations("common.actions");
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isAwake = useIsAwake();
  // Kept for good: from then on the attribute is the browser's.
  const [drawnOpen] = useState(open && !isAwake);

  useEffect(() => {
    const sheet = dialog.current;
    if (!sheet) return;
    if (!open) return sheet.close();
    if (sheet.matches(":modal")) return;
    const show = () => {
      const { style, clientWidth } = document.documentElement;
      style.setProperty("--scrollbar", `${window.innerWidth - clientWidth}px`);
      // What the server has drawn open is a part of the page so far.
      sheet.removeAttribute("open");
      sheet.showModal();
      sheet.focus();
    };
    if (!sheet.open) return show();
    // The whole page is laid out again, and it has been in sight all along: not in the task that starts the page.
    const timer = setTimeout(show);
    return () => clearTimeout(timer);
  }, [open]);

  const close = (event: MouseEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <>
      {open && !isAwake && <div className="fixed inset-0 z-40 bg-scrim" />}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog, and so does the link in it */}
      <dialog
        ref={dialog}
        tabIndex={-1}
        open={drawnOpen}
        aria-labelledby={id}
        onClose={() => open && onClose()}
        onClick={(event) => event.target === event.currentTarget && onClose()}
        className="fixed inset-x-0 top-auto bottom-0 z-50 m-0 max-h-[92dvh] w-full max-w-none translate-y-8 flex-col rounded-t-panel bg-surface text-ink opacity-0 shadow-lift transition-[translate,opacity,display,overlay] transition-discrete duration-200 outline-none backdrop:bg-scrim open:flex open:translate-y-0 open:opacity-100 md:inset-y-0 md:end-0 md:start-auto md:h-dvh md:max-h-none md:w-120 md:translate-x-8 md:translate-y-0 md:rtl:-translate-x-8 md:rounded-none md:open:translate-x-0 md:rtl:open:translate-x-0 starting:modal:opacity-0 max-md:starting:modal:translate-y-8 md:starting:modal:translate-x-8 md:rtl:starting:modal:-translate-x-8"
      >
        <header className="flex items-start gap-3 px-5 pt-4 pb-3 md:px-6 md:pt-5">
          <h2 id={id} className="flex-1 pt-1.5 font-display text-xl">
            {title}
          </h2>
          <a
            href={closeHref}
            onClick={close}
            aria-label={t("close")}
            title={t("close")}
            className={`${buttonClass("quiet")} -me-2.5 size-11 shrink-0 rounded-full! px-0! text-ink-soft!`}
          >
            <X className="size-5" strokeWidth={1.5} aria-hidden="true" />
          </a>
        </header>
        <div className="flex-1 overflow-y-auto overscroll-contain px-5 pb-6 md:px-6">{children}</div>
        {footer && (
          <footer className="border-t border-line px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6 md:py-4">
            {footer}
          </footer>
        )}
      </dialog>
    </>
  );
}
