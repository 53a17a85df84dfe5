import { compressThoroughly, type Encoding, isWorthCompressing } from "@/lib/platform/http/compression";
import { entityTagOf } from "@/lib/platform/http/entity-tag";
import { PublicMenu, publicMenu } from "./menu-contract";
import type { Shop } from "./shop";

/**
 * What stored menus are written in. Another one for each change of what a menu says of the same restaurant: menus of
 * another format are made anew.
 */
export const MENU_FORMAT = 3;

/** A restaurant's public menu as it is sent, from one version and instant on until another one. */
export type ReadyMenu = {
  version: bigint;
  madeAt: Date;
  freshUntil: Date | null;
  etag: string;
  text: string;
  /** Null where the text is too short for it. */
  compressed: Record<Encoding, Buffer> | null;
};

/** The public menu of a restaurant as text. */
export function publicMenuText({ categories, products, tenant }: Omit<Shop, "version">): string {
  return JSON.stringify(PublicMenu.parse(publicMenu(categories, products.values(), tenant.currency)));
}

/** Makes the public menu of a restaurant that was read at a version. */
export async function makeReadyMenu(shop: Shop, version: bigint): Promise<ReadyMenu> {
  const text = publicMenuText(shop);
  const { madeAt, freshUntil } = shop;
  const forms = async () => {
    const [br, gzip] = await Promise.all([compressThoroughly(text, "br"), compressThoroughly(text, "gzip")]);
    return { br, gzip };
  };
  const compressed = isWorthCompressing(text) ? await forms() : null;
  return { version, madeAt, freshUntil, etag: entityTagOf(text), text, compressed };
}
