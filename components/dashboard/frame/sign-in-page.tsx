import { useTranslations } from "next-intl";
import { Wordmark } from "@/components/frame/wordmark";
import { SignInForm } from "./sign-in-form";

interface SignInPageProps {
  /** Absent on the platform's own sign-in page. */
  restaurant?: string;
  next: string | null;
  dashboardBase: string | null;
  /** The page for a new password, which is on the platform's own host. */
  forgotHref: string;
}

export function SignInPage({ restaurant, next, dashboardBase, forgotHref }: SignInPageProps) {
  const t = useTranslations("auth.signIn");
  return (
    <main id="content" className="mx-auto flex w-full max-w-104 flex-col px-5 pt-[12dvh] pb-16">
      {restaurant && <Wordmark className="mb-10 text-xl" />}
      <h1 className="font-display text-3xl">{restaurant ? t("titleFor", { restaurant }) : t("title")}</h1>
      <p className="mt-2 mb-8 text-ink-soft">{restaurant ? t("leadFor", { restaurant }) : t("lead")}</p>
      <SignInForm next={next} dashboardBase={dashboardBase} />
      <p className="mt-3">
        <a
          href={forgotHref}
          className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
        >
          {t("forgot")}
        </a>
      </p>
      <p className="mt-5 text-sm text-ink-soft">{t("elsewhere")}</p>
    </main>
  );
}
