"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { IconButton } from "./icon-button";
import { usePortalContainer } from "./portal-container";

export interface OverlayProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** What opens it, when it opens itself. Focus returns there, or to where it was before. */
  trigger?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** Stays in view below what scrolls: the action of the sheet. */
  footer?: ReactNode;
  /** Twice as wide where there is room: a form with something beside it. */
  wide?: boolean;
  /** The name of what scrolls, where nothing in it can be focused: so it can be scrolled with keys. */
  readingLabel?: string;
  children?: ReactNode;
}

const PANELS = {
  side: "md:inset-y-0 md:end-0 md:start-auto md:h-dvh md:max-h-none md:w-120 md:rounded-none md:data-[state=open]:animate-slide-in md:data-[state=closed]:animate-slide-out",
  centre:
    "md:inset-0 md:m-auto md:h-fit md:max-h-[85dvh] md:w-full md:max-w-120 md:rounded-panel md:data-[state=open]:animate-pop md:data-[state=closed]:animate-fade-out",
};

/** The one panel over the page: from the bottom edge on phones, at the side or in the middle on wider screens. */
export function Overlay({
  place,
  open,
  onOpenChange,
  trigger,
  title,
  description,
  footer,
  wide = false,
  readingLabel,
  children,
}: OverlayProps & { place: keyof typeof PANELS }) {
  const t = useTranslations("common.actions");
  const container = usePortalContainer();
  const opener = useRef<Element | null>(null);
  const returnFocus = (event: Event) => {
    if (trigger || !(opener.current instanceof HTMLElement)) return;
    event.preventDefault();
    opener.current.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={container}>
        <Radix.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={(event) => {
            // Escape closes the list of a combobox first.
            if (document.activeElement?.matches("[role=combobox][aria-expanded=true]"))
              event.preventDefault();
          }}
          className={`fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-panel bg-surface text-ink shadow-lift outline-none data-[state=closed]:animate-sink data-[state=open]:animate-rise ${PANELS[place]} ${wide ? "xl:w-240" : ""}`}
        >
          <header className="flex items-start gap-3 px-5 pt-4 pb-3 md:px-6 md:pt-5">
            <div className="flex-1 pt-1.5">
              <Radix.Title className="font-display text-xl">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton icon={X} label={t("close")} className="-me-2.5" />
            </Radix.Close>
          </header>
          {children && (
            <div
              {...(readingLabel && { role: "region", tabIndex: 0, "aria-label": readingLabel })}
              className="flex-1 overflow-y-auto overscroll-contain px-5 pb-6 focus-visible:-outline-offset-2 md:px-6"
            >
              {children}
            </div>
          )}
          {footer && (
            <footer className="border-t border-line px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6 md:py-4">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
