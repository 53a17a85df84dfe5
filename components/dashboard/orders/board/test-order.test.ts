import { describe, expect, it } from "vitest";
import { testOrder } from "./test-order";

const guest = { name: "Test order", email: "owner@luigi.example", note: "nothing to cook" };

function menu(
  optionGroups: { name: string; required: boolean; min: number; max: number; labels: string[] }[],
) {
  const dish = {
    id: "prd_1",
    categoryId: "cat_1",
    name: { en: "Pizza" },
    description: {},
    image: null,
    basePrice: 9,
    discountPrice: 8,
    allergens: [],
    dietaryTags: [],
    optionGroups,
    order: 0,
  };
  return { categories: [], products: [dish] };
}

describe("testOrder", () => {
  it("chooses just what has to be chosen", () => {
    const order = testOrder(
      menu([
        { name: "Size", required: true, min: 1, max: 1, labels: ["Small", "Large (+2.00)"] },
        { name: "Sides", required: true, min: 2, max: 3, labels: ["Salad", "Bread", "Fries"] },
        { name: "Extras", required: false, min: 0, max: 5, labels: ["Olives"] },
      ]),
      guest,
    );
    expect(order?.items[0]).toMatchObject({
      price: 8,
      selectedOptions: { Size: ["Small"], Sides: ["Salad", "Bread"] },
    });
    expect(order).toMatchObject({ paymentMethod: "cash", type: "pickup", customerEmail: guest.email });
  });

  it("is nothing when the menu offers nothing", () => {
    expect(testOrder({ categories: [], products: [] }, guest)).toBeNull();
  });
});
