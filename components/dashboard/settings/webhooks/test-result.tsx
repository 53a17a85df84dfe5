import { CircleAlert, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import type { WebhookTestResult } from "@/lib/restaurant/webhooks/webhook-contract";

export function TestResult({ result }: { result: WebhookTestResult }) {
  const t = useTranslations("dashboardSettings.webhooks");
  const Mark = result.delivered ? CircleCheck : CircleAlert;
  return (
    <div className="mt-4 rounded-panel p-4 text-sm ring-1 ring-line">
      <p className="flex items-center gap-2 font-semibold">
        <Mark
          className={`size-5 ${result.delivered ? "text-positive" : "text-critical"}`}
          strokeWidth={1.75}
          aria-hidden="true"
        />
        {result.delivered ? t("testDelivered") : t("testFailed")}
      </p>
      <p className="mt-1 text-ink-soft tabular-nums">
        {t("answered", { status: result.responseStatus ?? "–", milliseconds: result.durationMs })}
      </p>
      {result.error && <p className="mt-1 text-critical">{result.error}</p>}
      {result.responseBody && (
        <pre className="mt-2 rounded-control bg-sunken p-3 font-mono text-xs break-words whitespace-pre-wrap">
          {result.responseBody}
        </pre>
      )}
    </div>
  );
}
