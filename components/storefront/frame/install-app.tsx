"use client";

import { useEffect, useState } from "react";
import { useTenantBase } from "@/components/frame/tenant-link";

/** The browser's own offer, which it makes where a page can be installed. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

interface InstallAppProps {
  label: string;
  className: string;
}

const SETTLED_MS = 3_000;

/**
 * After everything that the page needs itself, lets its menu be read without a connection; and shows a link among the
 * others of the footer where the browser offers to install the restaurant as an app.
 */
export function InstallApp({ label, className }: InstallAppProps) {
  const base = useTenantBase();
  const [offer, setOffer] = useState<InstallOffer | null>(null);

  useEffect(() => {
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
