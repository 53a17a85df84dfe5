import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NoPortal } from "@/components/frame/work/no-portal";
import { JoinFrame } from "@/components/join/join-frame";
import { JoinMenu } from "@/components/join/join-menu";
import { openJoin } from "@/components/join/open-join";
import { sampleMenu } from "@/components/join/sample-menu";
import { DEFAULT_LOCALE } from "@/lib/core/i18n/locales";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("join.steps");
  return { title: t("menu"), robots: { index: false } };
}

export default async function JoinMenuPage({ params }: Props) {
  const access = await openJoin((await params).tenantId, "menu");
  if (!access) return <NoPortal />;
  const { slug, currency, locales } = access.tenant;
  const locale = locales[0] ?? DEFAULT_LOCALE;
  return (
    <JoinFrame step="menu" tenant={access.tenant}>
      <JoinMenu
        slug={slug}
        currency={currency}
        locale={locale}
        sample={sampleMenu(locale, currency)}
        dashboard={`/t/${slug}`}
      />
    </JoinFrame>
  );
}
