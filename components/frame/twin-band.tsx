import { FlaskConical } from "lucide-react";
import { getFormatter, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { getPageApp } from "@/lib/app/page-app";
import { isTwin, type TenantId } from "@/lib/core/ids/tenant-id";
import { getTestClock } from "@/lib/platform/twins/get-test-clock";

interface TwinBandProps {
  tenant: { id: TenantId; name: string; timeZone: string };
}

/**
 * Above every page of a restaurant's test twin: that nothing there is real, and what time it is there once its clock was
 * moved, because its pages show that time. Nothing at a restaurant.
 */
export async function TwinBand({ tenant: { id, name, timeZone } }: TwinBandProps) {
  if (!isTwin(id)) return null;
  const [t, format, clock] = await Promise.all([
    getTranslations("storefront.twin"),
    getFormatter(),
    getTestClock(getPageApp(), { tenantId: id }),
  ]);
  const now = new Date(clock.now);
  const day = format.dateTime(now, { weekday: "short", day: "numeric", month: "short", timeZone });
  const time = format.dateTime(now, "time", { timeZone });
  return (
    <p className="flex min-h-10 items-center justify-center gap-2.5 bg-ink px-4 py-2 text-center text-sm text-page print:hidden">
      <FlaskConical className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      <span>
        {t.rich("band", { name, b: (parts) => <strong className="font-semibold">{parts}</strong> })}
        {clock.status !== "running" && (
          <>
            {" · "}
            <span className="whitespace-nowrap tabular-nums">{t("time", { day, time })}</span>
          </>
        )}
      </span>
    </p>
  );
}

/** A page of the height of the screen, below the band where it is a test twin's. */
export function BelowTwinBand({
  tenant,
  children,
}: {
  tenant: TwinBandProps["tenant"] | null;
  children: ReactNode;
}) {
  if (!tenant || !isTwin(tenant.id)) return children;
  return (
    <div className="[--band-height:2.5rem]">
      <TwinBand tenant={tenant} />
      {children}
    </div>
  );
}
