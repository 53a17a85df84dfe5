import type { ShopTenant } from "./shop-tenant";

/** How a restaurant's pages look: what a web designer may change. */
export type Theme = Pick<ShopTenant, "accent" | "displayFont" | "heroImage" | "logoImage">;

/** The theme of a restaurant's row, or of anything else that has one. */
export function themeOf({ accent, displayFont, heroImage, logoImage }: Theme): Theme {
  return { accent, displayFont, heroImage, logoImage };
}

/** Whether guests would see the same. */
export function isSameTheme(a: Theme, b: Theme): boolean {
  return (
    a.accent === b.accent &&
    a.displayFont === b.displayFont &&
    a.heroImage === b.heroImage &&
    a.logoImage === b.logoImage
  );
}
