import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DashboardTenantProvider } from "@/components/dashboard/frame/dashboard-tenant";
import { QueryProvider } from "@/components/data/query-provider";
import { TenantBaseProvider } from "@/components/frame/tenant-link";
import { AreaMessages } from "@/components/i18n/area-messages";
import type { TenantRef } from "@/lib/people/auth/staff-guards";
import { type JoinStep, JoinSteps } from "./join-steps";

interface JoinFrameProps {
  step: Exclude<JoinStep, "restaurant">;
  tenant: TenantRef;
  children: ReactNode;
}

/** A step after the account exists: it uses what the dashboard uses. */
export async function JoinFrame({ step, tenant, children }: JoinFrameProps) {
  const t = await getTranslations("join");
  const { slug, name, timeZone, currency, locales } = tenant;
  return (
    <AreaMessages areas={["join", "account", "dashboard", "dashboardMenu", "dashboardSettings"]}>
      <TenantBaseProvider value={`/t/${slug}`}>
        <DashboardTenantProvider
          value={{
            ...{ slug, name, timeZone, currency, locales },
            manages: true,
            storefrontBase: null,
            uploads: "server",
          }}
        >
          <QueryProvider>
            <main id="content" className="mx-auto max-w-190 px-5 pt-8 pb-24 md:px-10">
              <JoinSteps at={step} />
              <h1 className="mt-8 font-display text-4xl">{t(`${step}.title`, { name })}</h1>
              <p className="mt-3 mb-8 max-w-[52ch] text-lg text-ink-soft">{t(`${step}.lead`)}</p>
              {children}
            </main>
          </QueryProvider>
        </DashboardTenantProvider>
      </TenantBaseProvider>
    </AreaMessages>
  );
}
