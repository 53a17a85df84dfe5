import { Palette } from "lucide-react";
import { useTranslations } from "next-intl";
import { TenantLink } from "@/components/frame/tenant-link";
import { WorkScreen } from "@/components/frame/work/work-screen";
import { Badge } from "@/components/ui/badge";
import { displayFontClass } from "@/components/ui/display-font";
import { EmptyState } from "@/components/ui/empty-state";
import { Picture } from "@/components/ui/picture";
import { TenantTheme } from "@/components/ui/tenant-theme";
import type { ThemeDraft } from "@/lib/restaurant/tenancy/theme-contract";

/** The restaurants that a designer dresses, as guests see them now. */
export function ThemeList({ designs }: { designs: readonly ThemeDraft[] }) {
  const t = useTranslations("portals.designer");
  return (
    <WorkScreen title={t("listTitle")} lead={t("listLead")}>
      {designs.length === 0 ? (
        <EmptyState icon={Palette} title={t("emptyTitle")}>
          {t("emptyBody")}
        </EmptyState>
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
          {designs.map((design) => (
            <li key={design.slug}>
              <ThemeCard design={design} />
            </li>
          ))}
        </ul>
      )}
    </WorkScreen>
  );
}

function ThemeCard({ design: { slug, name, published, draft } }: { design: ThemeDraft }) {
  const t = useTranslations("portals.designer");
  const { heroImage, accent, displayFont } = published;
  return (
    <TenantLink
      path={`/${slug}`}
      className="group block overflow-hidden rounded-panel ring-1 ring-line transition-shadow hover:ring-line-strong"
    >
      <TenantTheme accent={accent}>
        <div className="aspect-16/7 overflow-hidden bg-accent-tint [&_img]:size-full [&_img]:object-cover">
          {heroImage && <Picture address={heroImage} alt="" sizes="(min-width: 80rem) 22rem, 100vw" />}
        </div>
        <div className="flex min-h-17 items-center gap-3 px-5 py-3">
          <span aria-hidden="true" className="size-4 shrink-0 rounded-full bg-accent" />
          <span className={`min-w-0 flex-1 truncate text-xl font-display ${displayFontClass(displayFont)}`}>
            {name}
          </span>
          {draft && <Badge tone="info">{t("hasDraft")}</Badge>}
        </div>
      </TenantTheme>
    </TenantLink>
  );
}
