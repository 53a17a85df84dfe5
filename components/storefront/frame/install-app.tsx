"use client";

import { useEffect, useState } from "react";
import { useTenantBase } from "@/components/frame/tenant-link";

/** The browser's own offer, which it makes where a page can be installed. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

interface InstallAppProps {
  label: string;
  /** How it is done where the browser has no offer to make. */
  byHand: string;
  className: string;
}

const SETTLED_MS = 3_000;

/**
 * After everything that the page needs itself, lets its menu be read without a connection; and shows a link among the
 * others of the footer that installs the restaurant as an app, or says how on iPhone and iPad.
 */
export function InstallApp({ label, byHand, className }: InstallAppProps) {
  const base = useTenantBase();
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  const [isByHand, setIsByHand] = useState(false);

  useEffect(() => {
    // Only browsers of iPhone and iPad know this, and it is true in the installed app.
    setIsByHand("standalone" in navigator && navigator.standalone === false);
    const take = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    const drop = () => setOffer(null);
    window.addEventListener("beforeinstallprompt", take);
    window.addEventListener("appinstalled", drop);
    const timer = setTimeout(() => {
      void import("./keep-menu").then(({ keepMenu }) => keepMenu(base)).catch(() => {});
    }, SETTLED_MS);
    return () => {
      window.removeEventListener("beforeinstallprompt", take);
      window.removeEventListener("appinstalled", drop);
      clearTimeout(timer);
    };
  }, [base]);

  if (isByHand) {
    return (
      <li>
        <details>
          <summary className={className}>{label}</summary>
          <p className="max-w-prose pb-2 text-ink">{byHand}</p>
        </details>
      </li>
    );
  }
  if (!offer) return null;
  return (
    <li>
      <button
        type="button"
        className={className}
        onClick={() => void offer.prompt().finally(() => setOffer(null))}
      >
        {label}
      </button>
    </li>
  );
}
