import type { MetadataRoute } from "next";
import { indexedLocales, pageAddress, pageAlternates } from "./page-addresses";

interface StorefrontOnMap {
  home: string;
  locales: readonly string[];
  takesBookings: boolean;
}

/** A storefront in a sitemap: its menu and booking page, each language with an entry that names the others. */
export function storefrontEntries({ home, locales, takesBookings }: StorefrontOnMap): MetadataRoute.Sitemap {
  const pages = takesBookings ? ["", "/reserve"] : [""];
  return pages.flatMap((path) => {
    const { languages } = pageAlternates({ home, path, locales, language: null });
    return [null, ...indexedLocales(locales)].map((language) => ({
      url: pageAddress(home, path, language),
      alternates: { languages },
    }));
  });
}
