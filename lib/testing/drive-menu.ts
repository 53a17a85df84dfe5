import type { Api } from "./call";
import type { SeededShop } from "./seed-shop";

/** An owner who edits the menu, and a guest who reads it. */
export function driveMenu(sides: () => { api: Api; shop: SeededShop }) {
  const send = (method: string, path: string, body?: unknown) => {
    const { api, shop } = sides();
    return api(method, `/api/tenant/${shop.slug}${path}`, { as: shop.owner, body });
  };
  return {
    send,
    publicMenu: async () => {
      const { api, shop } = sides();
      return (await api("GET", `/api/public/${shop.slug}/menu`)).body;
    },
    newCategory: async (name: string) => (await send("POST", "/categories", { name: { en: name } })).body,
    productBody: (changes: Record<string, unknown> = {}) => ({
      categoryId: sides().shop.categoryId,
      name: { en: "Calzone", it: "Calzone" },
      basePrice: 9.5,
      ...changes,
    }),
  };
}
