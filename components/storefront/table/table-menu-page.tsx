import { QueryProvider } from "@/components/data/query-provider";
import { AreaMessages } from "@/components/i18n/area-messages";
import { StoredCartProvider } from "@/components/storefront/cart/cart-store";
import type { StorefrontTheme } from "@/components/storefront/frame/read-storefront";
import type { StorefrontView } from "@/components/storefront/frame/storefront";
import { StorefrontBar } from "@/components/storefront/frame/storefront-bar";
import { StorefrontProvider } from "@/components/storefront/frame/storefront-context";
import { TableMenu } from "./table-menu";
import type { TablePlace } from "./table-place";
import { tableCartName, tableView } from "./table-view";

interface TableMenuPageProps {
  view: StorefrontView;
  theme: StorefrontTheme;
  place: TablePlace;
  tableName: string;
  /** Where the link back leads. */
  back: string;
}

/** The page of a table's menu. */
export function TableMenuPage({ view, theme, place, tableName, back }: TableMenuPageProps) {
  return (
    <AreaMessages areas={["storefront", "storefrontMenu", "tableOrder"]}>
      <StorefrontProvider shop={tableView(view)}>
        <StoredCartProvider slug={tableCartName(view.slug)}>
          <main id="content" className="mx-auto max-w-352 px-5 pb-24 md:px-10">
            <StorefrontBar name={view.name} locales={theme.locales} back={back} />
            <QueryProvider>
              <TableMenu place={place} tableName={tableName} />
            </QueryProvider>
          </main>
        </StoredCartProvider>
      </StorefrontProvider>
    </AreaMessages>
  );
}
