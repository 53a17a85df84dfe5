"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

type Destination = { kind: "link"; href: string } | { kind: "back" };

/** The link that a click would follow inside of this tab, or null. */
function followedLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute("download")) return null;
  if (link.target !== "" && link.target !== "_self") return null;
  return link.href;
}

/**
 * While active, asks before a link, the back button or the closing of the tab leaves the page. The back button is kept by
 * an entry of our own on top of the page's: going back only reaches the page again, and the question.
 */
export function LeaveGuard({ active }: { active: boolean }) {
  const t = useTranslations("dashboardSettings.leave");
  const router = useRouter();
  const [wanted, setWanted] = useState<Destination | null>(null);
  /** Whether our entry is the current one. */
  const held = useRef(false);
  /** Goes by without a question: we step back ourselves. */
  const passing = useRef(false);

  const onPop = useEffectEvent(() => {
    if (passing.current) {
      passing.current = false;
      return;
    }
    if (!held.current) return;
    held.current = false;
    setWanted({ kind: "back" });
  });
  useEffect(() => {
    if (!active) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const href = followedLink(event);
      if (href === null || href.split("#")[0] === window.location.href.split("#")[0]) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted({ kind: "link", href });
    };
    if (!held.current) {
      held.current = true;
      window.history.pushState(window.history.state, "");
    }
    window.addEventListener("beforeunload", askBrowser);
    window.addEventListener("popstate", onPop);
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", askBrowser);
      window.removeEventListener("popstate", onPop);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, [active]);
  // Saved or reverted: our entry goes, so that one press of the back button leaves again.
  useEffect(() => {
    if (active || !held.current) return;
    held.current = false;
    window.history.back();
  }, [active]);

  const stay = () => {
    if (wanted?.kind === "back") {
      held.current = true;
      window.history.pushState(window.history.state, "");
    }
    setWanted(null);
  };
  const leave = () => {
    if (wanted === null) return;
    held.current = false;
    if (wanted.kind === "back") {
      passing.current = true;
      window.history.back();
      return;
    }
    const { origin, pathname, search, hash } = new URL(wanted.href);
    // In the place of our entry, so that going back from there finds the page once.
    if (origin === window.location.origin) router.replace(`${pathname}${search}${hash}`);
    else window.location.assign(wanted.href);
  };
  return (
    <ConfirmDialog
      open={wanted !== null}
      onOpenChange={(open) => !open && stay()}
      title={t("title")}
      description={t("body")}
      confirmLabel={t("leave")}
      cancelLabel={t("stay")}
      danger
      onConfirm={leave}
    />
  );
}
