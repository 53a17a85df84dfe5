import { expect, type Page } from "playwright/test";
import { openOwnRestaurant } from "./own-restaurant";

type Dish = { id: string; name: Record<string, string>; basePrice: number };

/** A restaurant whose kitchen has three stations, each with dishes of its own; its owner is signed in. */
export async function openKitchen(page: Page) {
  const slug = await openOwnRestaurant(page);
  const menu = await (await page.request.get(`/api/public/${slug}/menu`)).json();
  const dish = (name: string): Dish =>
    menu.products.find((product: Dish) => Object.values(product.name).includes(name));
  const addStation = async (name: string, position: number, ...dishes: string[]): Promise<string> => {
    const data = { name, position, productIds: dishes.map((each) => dish(each).id) };
    const added = await page.request.post(`/api/tenant/${slug}/stations`, { data });
    expect(added.ok(), await added.text()).toBe(true);
    return (await added.json()).id;
  };
  const stations = {
    oven: await addStation("Oven", 0, "Margherita", "Diavola"),
    cold: await addStation("Cold", 1, "Marinara"),
    sweets: await addStation("Sweets", 2, "Tiramisù"),
  };
  /** An order that the restaurant has accepted. */
  const order = async (dishes: Record<string, number>, notes = "") => {
    const items = Object.entries(dishes).map(([name, quantity]) => {
      const { id, basePrice } = dish(name);
      return { productId: id, quantity, price: basePrice };
    });
    const placed = await page.request.post(`/api/public/${slug}/orders`, {
      data: {
        type: "pickup",
        customerName: "Ada Byron",
        customerEmail: "ada@example.com",
        customerPhone: "+1 512 555 0142",
        paymentMethod: "cash",
        ...(notes && { notes }),
        items,
      },
    });
    expect(placed.ok(), await placed.text()).toBe(true);
    const { id, orderNumber } = await placed.json();
    const accepted = await page.request.patch(`/api/tenant/${slug}/orders/${id}`, {
      data: { status: "accepted" },
    });
    expect(accepted.ok()).toBe(true);
    return { id, number: String(orderNumber) };
  };
  const statusOf = async (id: string) =>
    (await (await page.request.get(`/api/tenant/${slug}/orders/${id}`)).json()).status;
  return { slug, stations, order, statusOf };
}
