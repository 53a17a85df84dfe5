"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useTranslations } from "next-intl";
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
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
  const [isHeld, setIsHeld] = useState(false);
  const lastId = useRef(0);
  const region = useRef<HTMLElement>(null);
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const shown = { ...message, id: lastId.current };
    setMessages((before) => [...before.slice(-2), shown]);
  }, []);
  const remove = (id: number) => {
    setMessages((before) => before.filter((message) => message.id !== id));
    if (messages.length === 1) setIsHeld(false);
  };

  const press = (event: KeyboardEvent) => {
    const last = messages.at(-1);
    if (event.key === "Escape" && last) remove(last.id);
  };
  useEffect(() => {
    const reach = (event: globalThis.KeyboardEvent) => event.key === "F8" && region.current?.focus();
    document.addEventListener("keydown", reach);
    return () => document.removeEventListener("keydown", reach);
  }, []);

  return (
    <>
      <Show value={show}>{children}</Show>
      <section
        ref={region}
        tabIndex={-1}
        aria-label={t("notifications")}
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
        onKeyDown={press}
        className={`fixed inset-x-3 bottom-[calc(0.75rem+var(--bottom-bars,0rem))] z-60 pb-[env(safe-area-inset-bottom)] outline-none md:end-6 md:start-auto md:mb-3 md:w-96 ${messages.length === 0 ? "pointer-events-none" : ""}`}
      >
        <div aria-live="polite" className="flex flex-col gap-2">
          {messages.map((message) => (
            <Toast key={message.id} message={message} isHeld={isHeld} onOver={() => remove(message.id)} />
          ))}
        </div>
      </section>
    </>
  );
}

function Toast({ message, isHeld, onOver }: { message: Shown; isHeld: boolean; onOver: () => void }) {
  const t = useTranslations("common.actions");
  const { title, detail, tone = "done", action } = message;
  const Icon = tone === "failure" ? CircleAlert : CircleCheck;
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end(), tone === "failure" || action ? LONG_MS : SHORT_MS);
    return () => clearTimeout(timer);
  }, [isHeld, tone, action]);
  return (
    <div
      role={tone === "failure" ? "alert" : undefined}
      className="flex animate-pop items-center gap-3 rounded-control bg-ink py-1.5 pe-1.5 ps-4 text-page shadow-lift"
    >
      <Icon className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold">{title}</p>
        {detail && <p className="text-sm">{detail}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.onSelect();
            onOver();
          }}
          className="min-h-11 rounded-control px-3 font-semibold underline underline-offset-4 hover:bg-current/12"
        >
          {action.label}
        </button>
      )}
      <IconButton icon={X} label={t("close")} variant="inherit" onClick={onOver} />
    </div>
  );
}
