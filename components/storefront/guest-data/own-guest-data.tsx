"use client";

import { CircleCheck, Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type ApiResult, api, resultOf } from "@/components/data/api";
import type { components } from "@/components/data/generated/api-schema";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ProblemBox } from "@/components/ui/problem-box";
import { useDataProblem } from "./use-data-problem";

interface OwnGuestDataProps {
  guest: components["schemas"]["Guest"];
  /** From the emailed link. */
  token: string;
}

/** What a restaurant keeps about the guest of an emailed link: to take along, or to have erased. */
export function OwnGuestData({ guest, token }: OwnGuestDataProps) {
  const t = useTranslations("guestData");
  const problemWords = useDataProblem();
  const { shop } = useStorefront();
  const [asking, setAsking] = useState(false);
  const [erased, setErased] = useState(false);
  const [exporting, setExporting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const request = { params: { path: { tenantId: shop.slug } }, body: { token } };
  const restaurant = shop.name;

  const note = (result: ApiResult<unknown>) => setRefusal(result.ok ? null : result.code);
  const download = async () => {
    setExporting(true);
    const result = await resultOf(api.POST("/api/public/{tenantId}/guest-data/export", request));
    setExporting(false);
    note(result);
    if (result.ok) saveFile(`${shop.slug}-your-data.json`, JSON.stringify(result.data, null, 2));
  };
  const erase = async () => {
    const result = await resultOf(api.POST("/api/public/{tenantId}/guest-data/erase", request));
    note(result);
    setErased(result.ok);
  };

  if (erased) {
    return (
      <div role="status" className="max-w-112 py-6">
        <CircleCheck className="mb-4 size-10 text-positive" strokeWidth={1.5} aria-hidden="true" />
        <h1 className="font-display text-4xl">{t("erasedTitle")}</h1>
        <p className="mt-3 text-lg text-ink-soft">{t("erased", { restaurant })}</p>
      </div>
    );
  }
  return (
    <div className="max-w-112 space-y-6 py-6">
      <div>
        <h1 className="font-display text-4xl">{t("title")}</h1>
        <p className="mt-3 text-lg text-ink-soft">{t("kept", { restaurant })}</p>
      </div>
      <dl className="divide-y divide-line border-y border-line">
        {[
          [t("name"), guest.name],
          [t("email"), guest.email],
          [t("phone"), guest.phone],
          [t("orders"), String(guest.orderCount)],
          [t("bookings"), String(guest.bookingCount)],
        ]
          .filter(([, text]) => text !== "")
          .map(([term, text]) => (
            <div key={term} className="flex justify-between gap-6 py-3">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="min-w-0 text-end font-semibold break-words">
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      <ProblemBox>{problemWords(refusal)}</ProblemBox>
      <div>
        <Button size="large" pending={exporting} onClick={download}>
          <Download className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
          {t("download")}
        </Button>
        <p className="mt-2 text-sm text-ink-soft">{t("downloadHint")}</p>
      </div>
      <section className="space-y-3 border-t border-line pt-6">
        <h2 className="font-display text-2xl">{t("eraseTitle")}</h2>
        <p>{t("goes")}</p>
        {guest.hasAccount && <p>{t("account", { restaurant })}</p>}
        <p>{t("stays")}</p>
        <p className="text-ink-soft">{t("open")}</p>
        <Button variant="quiet-danger" onClick={() => setAsking(true)}>
          {t("erase")}
        </Button>
      </section>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("confirmTitle", { restaurant })}
        description={t("confirmBody")}
        confirmLabel={t("erase")}
        cancelLabel={t("keep")}
        danger
        onConfirm={erase}
      />
    </div>
  );
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
