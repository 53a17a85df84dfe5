import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { dashboardBases } from "@/components/dashboard/frame/open-dashboard";
import { SignInPage } from "@/components/dashboard/frame/sign-in-page";
import { TwinBand } from "@/components/frame/twin-band";
import { getPageApp } from "@/lib/app/page-app";
import { findSignInPlace } from "@/lib/restaurant/tenancy/find-sign-in-place";

interface Props {
  params: Promise<{ tenantId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.signIn");
  return { title: t("title"), robots: { index: false } };
}

export default async function TenantSignIn({ params, searchParams }: Props) {
  const { tenantId } = await params;
  const place = await findSignInPlace(getPageApp(), tenantId);
  if (!place) notFound();
  const { next } = await searchParams;
  const bases = await dashboardBases(tenantId);
  return (
    <>
      {place.twin && <TwinBand tenant={place.twin} />}
      <SignInPage
        restaurant={place.name ?? undefined}
        next={typeof next === "string" ? next : null}
        dashboardBase={bases.dashboard}
        forgotHref={`${getPageApp().env.publicUrl}/forgot-password`}
      />
    </>
  );
}
