import { type Reply, replyEmpty, replyText } from "@/lib/http/reply";
import type { Shop } from "./shop";

/** The public menu, or 304 when the caller has it already. */
export async function readPublicMenu(shop: Shop, ifNoneMatch: string | null): Promise<Reply> {
  const { text, etag } = shop.publicMenu;
  const known = ifNoneMatch?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
  return known ? replyEmpty(304, { etag }) : replyText(text, { etag });
}
