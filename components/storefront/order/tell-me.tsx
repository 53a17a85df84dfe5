"use client";

import { BellRing } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { useTenantBase } from "@/components/frame/tenant-link";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import type { Subscribed } from "./subscribe-call";

interface TellMeProps {
  orderId: string;
  email: string;
  /** Null where the platform sends no push messages. */
  publicKey: string | null;
  /** How current the page is. */
  children: ReactNode;
}

/** Offers to tell this browser when the order is ready; everybody gets an email then. */
export function TellMe({ orderId, email, publicKey, children }: TellMeProps) {
  const t = useTranslations("tracking.tellMe");
  const base = useTenantBase();
  const { shop } = useStorefront();
  const [isOffered, setIsOffered] = useState(false);
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Subscribed | null>(null);

  useEffect(() => {
    const canAsk = "Notification" in window && Notification.permission !== "denied";
    setIsOffered(publicKey !== null && canAsk && "PushManager" in window && "serviceWorker" in navigator);
  }, [publicKey]);

  const press = async () => {
    if (publicKey === null) return;
    setPending(true);
    const { subscribeBrowser } = await import("./subscribe-call");
    setOutcome(await subscribeBrowser({ slug: shop.slug, base, orderId, email, publicKey }));
    setPending(false);
  };
  return (
    <div>
      {/* As high as the button, which comes only where the browser can be told: nothing below moves. */}
      <div className="flex min-h-11 items-center justify-between gap-4">
        {children}
        {isOffered && outcome !== "on" && outcome !== "denied" && (
          <Button variant="secondary" pending={pending} onClick={press} className="shrink-0">
            <BellRing className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
            {t("ask")}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="mt-2 text-sm text-ink-soft">
        {t(outcome ?? "email")}
      </p>
    </div>
  );
}
