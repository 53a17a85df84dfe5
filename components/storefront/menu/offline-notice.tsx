"use client";

import { WifiOff } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useEffect } from "react";
import { useKeptAt, useOffline } from "@/components/storefront/frame/use-offline";
import { Button } from "@/components/ui/button";

/** Loads the page again if the server answers: a browser that says it is online may have no way to the internet yet. */
async function reloadWhenAnswered(): Promise<void> {
  const answer = await fetch("/menu-worker.js", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.ok) window.location.reload();
}

/** Says above the menu that it is an old one; with the connection comes the menu of now. */
export function OfflineNotice() {
  const t = useTranslations("storefrontMenu.offline");
  const format = useFormatter();
  const isOffline = useOffline();
  const keptAt = useKeptAt();
  useEffect(() => {
    if (keptAt === null) return;
    window.addEventListener("online", reloadWhenAnswered);
    return () => window.removeEventListener("online", reloadWhenAnswered);
  }, [keptAt]);
  if (!isOffline) return null;
  return (
    <div role="status" className="mb-4 flex items-start gap-3 rounded-panel bg-caution-tint p-4 text-caution">
      <WifiOff className="mt-0.5 size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t("title")}</p>
        <p className="mt-0.5 text-sm">
          {t("body")}
          {keptAt !== null && ` ${t("asOf", { time: format.dateTime(new Date(keptAt), "moment") })}`}
        </p>
      </div>
      {keptAt !== null && (
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {t("retry")}
        </Button>
      )}
    </div>
  );
}
