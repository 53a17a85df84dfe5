import { hexColor, parseColor } from "@/lib/core/color/color";
import { appIconVersion } from "@/lib/restaurant/media/serve-app-icon";
import { tenantHref } from "./tenant-href";

/** The page's ground in light mode, as app/globals.css has it. */
const GROUND = "#fdf9f4";
const HOUSE = "#6d1b4f";
const HOUSE_ICON = [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" }];

export function manifestResponse(manifest: object): Response {
  return new Response(JSON.stringify(manifest), {
    headers: {
      "content-type": "application/manifest+json; charset=utf-8",
      "cache-control": "public, max-age=3600",
      "x-content-type-options": "nosniff",
    },
  });
}

export function platformManifest(name: string) {
  return {
    id: "/",
    name,
    short_name: name,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: GROUND,
    theme_color: HOUSE,
    icons: HOUSE_ICON,
  };
}

type AppOf = { name: string; accent: string; logoImage: string | null };

/** What installs a restaurant: its storefront, or the board of its staff, each at its own address. */
export function restaurantManifest(
  tenant: AppOf,
  at: { base: string; iconBase: string; locale: string; title?: string },
) {
  const color = parseColor(tenant.accent);
  const start = tenantHref(at.base, "/");
  const version = appIconVersion(tenant);
  const icon = (file: string, size: number, purpose: string) => ({
    src: `${tenantHref(at.iconBase, `/app-icon/${file}`)}?v=${version}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: start,
    name: at.title ?? tenant.name,
    short_name: tenant.name,
    lang: at.locale,
    start_url: start,
    scope: start,
    display: "standalone",
    background_color: GROUND,
    theme_color: color ? hexColor(color) : HOUSE,
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("maskable-512.png", 512, "maskable"),
    ],
  };
}
