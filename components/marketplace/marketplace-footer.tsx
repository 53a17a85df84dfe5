import { useTranslations } from "next-intl";
import { Wordmark } from "@/components/frame/wordmark";
import type { Readers } from "@/components/i18n/page-readers";
import { PlatformLink } from "./platform-link";

export function MarketplaceFooter({ readers }: { readers: Readers }) {
  const t = useTranslations("marketplace.footer");
  const groups = [
    {
      title: t("eat"),
      links: [
        { href: "/", label: t("guide") },
        { href: "/account", label: t("account") },
      ],
    },
    {
      title: t("restaurants"),
      links: [
        { href: "/join", label: t("open") },
        { href: "/sign-in", label: t("signIn") },
      ],
    },
    {
      title: t("developers"),
      links: [
        { href: "/docs", label: t("api") },
        { href: "/status", label: t("status") },
      ],
    },
    {
      title: t("legal"),
      links: [
        { href: "/terms", label: t("terms") },
        { href: "/privacy", label: t("privacy") },
      ],
    },
  ];
  return (
    <footer className="mx-auto mt-auto w-full max-w-312 px-5 md:px-10">
      <div className="grid grid-cols-2 gap-x-6 gap-y-8 border-t border-line pt-10 pb-16 text-sm md:grid-cols-[1.4fr_repeat(4,1fr)]">
        <Wordmark className="col-span-2 text-2xl md:col-span-1" />
        {groups.map(({ title, links }) => (
          <div key={title}>
            <h2 className="font-semibold">{title}</h2>
            <ul className="mt-1">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <PlatformLink
                    from={readers}
                    href={href}
                    className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline md:min-h-9"
                  >
                    {label}
                  </PlatformLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </footer>
  );
}
