import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SignInPage } from "@/components/dashboard/frame/sign-in-page";
import { AreaMessages } from "@/components/i18n/area-messages";

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.signIn");
  return { title: t("title"), robots: { index: false } };
}

export default async function PlatformSignIn({ searchParams }: Props) {
  const { next } = await searchParams;
  return (
    <AreaMessages areas={["auth"]}>
      <SignInPage
        next={typeof next === "string" ? next : null}
        dashboardBase={null}
        forgotHref="/forgot-password"
      />
    </AreaMessages>
  );
}
