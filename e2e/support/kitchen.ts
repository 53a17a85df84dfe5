import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "playwright/test";
import { expect } from "playwright/test";

/** A dish of the restaurant that only one test knows. */
export interface OwnDish {
  name: string;
  sellOut(): Promise<void>;
  reprice(basePrice: number): Promise<void>;
  remove(): Promise<void>;
}

/** Signs in as the owner of the demo restaurant and puts a dish on its menu. */
export async function putOnMenu(request: APIRequestContext, basePrice: number): Promise<OwnDish> {
  const signedIn = await request.post("/api/auth/login", {
    data: { email: "owner@luigi.example", password: "demo-password" },
  });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
  const { categories } = await (await request.get("/api/tenant/luigi/categories")).json();
  const name = `Dish ${randomUUID().slice(0, 8)}`;
  const made = await request.post("/api/tenant/luigi/products", {
    data: { categoryId: categories[0].id, name: { en: name }, basePrice, status: "active" },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const address = `/api/tenant/luigi/products/${(await made.json()).id}`;
  const change = async (data: object) => {
    const changed = await request.patch(address, { data });
    expect(changed.ok(), await changed.text()).toBe(true);
  };
  return {
    name,
    sellOut: () => change({ available: false }),
    reprice: (price) => change({ basePrice: price }),
    remove: async () => {
      await request.delete(address);
    },
  };
}
