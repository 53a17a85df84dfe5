"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Toast as Radix } from "radix-ui";
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
import { IconButton } from "./icon-button";

export interface ToastMessage {
  title: string;
  detail?: string;
  /** A failure is announced at once and stays longer. */
  tone?: "done" | "failure";
  action?: { label: string; onSelect: () => void };
}

type Shown = ToastMessage & { id: number };

const Show = createContext<((message: ToastMessage) => void) | null>(null);

/** Shows a short message that disappears automatically. Throws outside of a `ToastProvider`. */
export function useToast(): (message: ToastMessage) => void {
  const show = useContext(Show);
  if (!show) throw new Error("useToast needs a ToastProvider around it");
  return show;
}

const SHORT_MS = 5_000;
const LONG_MS = 10_000;

/** The live region of the page; reachable with F8, and waits while it has the pointer or the focus. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useTranslations("common");
  const [messages, setMessages] = useState<readonly Shown[]>([]);
  const lastId = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const shown = { ...message, id: lastId.current };
    setMessages((before) => [...before.slice(-2), shown]);
  }, []);
  const remove = (id: number) => setMessages((before) => before.filter((message) => message.id !== id));

  return (
    <Radix.Provider label={t("notifications")} swipeDirection="down">
      <Show value={show}>{children}</Show>
      {messages.map(({ id, title, detail, tone = "done", action }) => (
        <Radix.Root
          key={id}
          type={tone === "failure" ? "foreground" : "background"}
          duration={tone === "failure" || action ? LONG_MS : SHORT_MS}
          onOpenChange={(open) => !open && remove(id)}
          className="flex animate-pop items-center gap-3 rounded-control bg-ink py-1.5 pr-1.5 pl-4 text-page shadow-lift"
        >
          {tone === "failure" ? (
            <CircleAlert className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
          ) : (
            <CircleCheck className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
          )}
          <div className="min-w-0 flex-1 py-2">
            <Radix.Title className="font-semibold">{title}</Radix.Title>
            {detail && <Radix.Description className="text-sm">{detail}</Radix.Description>}
          </div>
          {action && (
            <Radix.Action asChild altText={action.label} onClick={action.onSelect}>
              <button
                type="button"
                className="min-h-11 rounded-control px-3 font-semibold underline underline-offset-4 hover:bg-current/12"
              >
                {action.label}
              </button>
            </Radix.Action>
          )}
          <Radix.Close asChild>
            <IconButton icon={X} label={t("actions.close")} variant="inherit" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        label={t("notifications")}
        className="fixed inset-x-3 bottom-[calc(0.75rem+var(--bottom-bars,0rem))] z-60 flex flex-col gap-2 pb-[env(safe-area-inset-bottom)] outline-none md:right-6 md:left-auto md:mb-3 md:w-96"
      />
    </Radix.Provider>
  );
}
