import sharp from "sharp";
import { app, appTest } from "@/lib/testing/fixtures";
import { beginStory, expectSamples } from "./story";

const it = appTest.extend("beginsAt", "2026-11-28T09:00:00.000Z");

it("Luigi writes his menu, by hand and from a till", async () => {
  const story = await beginStory();
  const { shop, bruschetta, diavola, pizze, tell, aside } = story;
  const soups = await tell("createCategory", {
    body: { name: { en: "Soups", it: "Zuppe" }, externalId: "soups" },
  });
  const inSoups = { categoryId: soups.id };
  await tell("listCategories");
  await tell("getCategory", { params: inSoups });
  await tell("updateCategory", { params: inSoups, body: { order: 2 } });
  await tell("hideCategory", { params: inSoups, body: { until: "2026-11-29T09:00:00.000Z" } });
  const copied = await tell("duplicateCategory", { params: inSoups });
  await tell("reorderCategories", { body: { ids: [shop.categoryId, pizze, soups.id, copied.id] } });
  await tell("deleteCategory", { params: { categoryId: copied.id } });
  const soup = await tell("createProduct", {
    body: {
      categoryId: soups.id,
      name: { en: "Minestrone", it: "Minestrone" },
      description: { en: "Nine vegetables, Saluggia beans" },
      basePrice: 8.5,
      allergens: ["celery"],
      dietaryTags: ["vegan"],
      optionGroups: [{ name: "Portion", min: 0, max: 1, labels: ["Full plate", "Half plate (-3.00)"] }],
      externalId: "soup-1",
    },
  });
  const params = { productId: soup.id };
  await tell("listProducts", { query: { limit: "1" } });
  await tell("getProduct", { params });
  await tell("updateProduct", { params, body: { basePrice: 9, stock: 12 } });
  await tell("markProductSoldOut", { params, body: { until: "2026-11-29T09:00:00.000Z" } });
  await tell("listSwitchedOff");
  const { changes } = await tell("listMenuChanges", { query: { limit: "2" } });
  await tell("restoreProduct", {
    params,
    body: { changeId: changes.find((each: { subjectId?: string }) => each.subjectId === soup.id)?.id },
  });
  const twin = await tell("duplicateProduct", { params });
  await tell("deleteProduct", { params: { productId: twin.id } });
  await tell("reorderProducts", { body: { ids: [soup.id] } });
  const { revision } = await aside("getProduct", { params });
  await tell("bulkEditProducts", {
    body: {
      products: [{ id: soup.id, revision: revision }],
      price: { percent: 5, rounding: "50" },
    },
  });
  await tell("setProductPrices", {
    body: { items: [{ externalId: "soup-1", basePrice: 9, oldBasePrice: 9.5 }] },
  });
  await tell("setProductStock", { body: { items: [{ externalId: "soup-1", delta: -2 }] } });
  await tell("setProductAvailability", { body: { items: [{ externalId: "soup-1", available: true }] } });
  const upsert = await tell("upsertMenu", {
    body: {
      categories: [{ externalId: "desserts", name: { en: "Desserts", it: "Dolci" } }],
      products: [
        {
          externalId: "tiramisu",
          categoryExternalId: "desserts",
          name: { en: "Tiramisu", it: "Tiramisù" },
          basePrice: 6,
        },
      ],
    },
  });
  await tell("undoMenuBatch", { params: { batchId: upsert.batchId } });
  const csv = `id,price\r\n${bruschetta},7.00\r\n`;
  const seen = await tell("previewMenuImport", { body: { csv } });
  await tell("importMenu", { body: { csv, menuVersion: seen.menuVersion } });
  await tell("exportMenu");
  const planned = await tell("scheduleMenuChange", {
    body: { productId: diavola, at: "2026-12-01T00:00:00.000Z", changes: { basePrice: 12.5 } },
  });
  await tell("listMenuSchedule");
  await tell("cancelMenuSchedule", { params: { scheduleId: planned.id } });
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#c0392b" } })
    .jpeg()
    .toBuffer();
  await tell("uploadPicture", {
    query: { use: "dish" },
    body: picture,
    headers: { "content-type": "image/jpeg" },
  });

  const flour = await tell("createIngredient", {
    body: { name: "Flour 00", unit: "kg", stock: 25, lowThreshold: 5, unitCost: 1.2 },
  });
  const sack = { ingredientId: flour.id };
  await tell("listIngredients");
  await tell("getIngredient", { params: sack });
  await tell("updateIngredient", { params: sack, body: { lowThreshold: 8 } });
  await tell("moveIngredient", {
    params: sack,
    body: { kind: "delivery", quantity: 25, cost: 29, note: "Mill in Chieri" },
  });
  await tell("listIngredientMovements", { params: sack });
  await tell("countStock", {
    body: { counts: [{ ingredientId: flour.id, quantity: 48.5 }], note: "Saturday" },
  });
  await tell("listStockMovements");
  await tell("removeIngredient", { params: sack });
  await app.jobs.drain(app);
  await expectSamples("menu", story);
}, 120_000);
