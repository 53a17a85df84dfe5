import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

/** Finds restaurants by name or city; works without JavaScript. */
export function RestaurantSearch({ search }: { search: string | null }) {
  const t = useTranslations("marketplace.home");
  return (
    // biome-ignore lint/a11y/useSemanticElements: React's types know no <search>, and the role says the same.
    <form role="search" action="/" className="mt-8 flex max-w-104 gap-2">
      <Input
        name="q"
        type="search"
        aria-label={t("searchLabel")}
        placeholder={t("searchHint")}
        defaultValue={search ?? ""}
        maxLength={100}
      />
      <Button type="submit" variant="secondary">
        <Search className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("search")}
      </Button>
    </form>
  );
}
