import { contrast, hexColor, parseColor } from "@/lib/core/color/color";
import { logoPng } from "@/lib/core/pictures/picture-sources";
import { CACHE_BYTES, createByteCache } from "@/lib/platform/byte-cache";
import { registerCache } from "@/lib/platform/metrics/caches";
import type { App } from "@/lib/restaurant/app";
import { APP_ICONS, type AppIconName, drawAppIcon } from "./app-icon-gateway";

const WHITE = { lightness: 1, chroma: 0, hue: 0 };
const HOUSE = { lightness: 0.3773, chroma: 0.1195, hue: 350.37 };

/** Icons are asked for once per device. */
const drawn = createByteCache<Uint8Array>(CACHE_BYTES.appIcons);
registerCache("app_icons", drawn.state);

const isAppIcon = (name: string): name is AppIconName => Object.hasOwn(APP_ICONS, name);

/** What an app icon shows: a change of it is another address. */
export function appIconVersion({ name, accent, logoImage }: AppIconOf): string {
  const text = JSON.stringify([name.trim().slice(0, 2), accent, logoImage]);
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(36);
}

type AppIconOf = { name: string; accent: string; logoImage: string | null };

/** The icon of a restaurant as an app, drawn from its logo or its first letter; 404 for any other file. */
export async function serveAppIcon(
  app: App,
  { tenant, file }: { tenant: AppIconOf & { id: string }; file: string },
): Promise<Response> {
  if (!isAppIcon(file)) return new Response("There is no such icon.\n", { status: 404 });
  const key = `${tenant.id}/${appIconVersion(tenant)}/${file}`;
  const bytes = drawn.get(key) ?? (await draw(app, tenant, file));
  drawn.set(key, bytes, bytes.byteLength);
  return new Response(Buffer.from(bytes), {
    headers: {
      "content-type": "image/png",
      "cache-control": "public, max-age=86400",
      "x-content-type-options": "nosniff",
    },
  });
}

async function draw(
  app: App,
  { name, accent, logoImage }: AppIconOf,
  file: AppIconName,
): Promise<Uint8Array> {
  const address = logoImage && logoPng(logoImage);
  const logo = address ? await app.media.read(address.replace(/^\/media\//, "")) : null;
  const color = parseColor(accent) ?? HOUSE;
  const ink = contrast(color, WHITE) >= 3 ? "#ffffff" : "#17130f";
  const [initial = "B"] = name.trim().toLocaleUpperCase();
  return drawAppIcon(file, { logo, initial, fill: hexColor(color), ink });
}
