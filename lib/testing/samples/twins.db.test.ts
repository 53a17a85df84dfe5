import { app, appTest } from "@/lib/testing/fixtures";
import { orderBody } from "@/lib/testing/seed-shop";
import { beginStory, expectSamples } from "./story";

const it = appTest.extend("beginsAt", "2026-11-28T10:00:00.000Z");

it("Luigi's test twin: an order paid with a test card, and a day that passes at once", async () => {
  const story = await beginStory();
  const { shop, bruschetta, tell, aside } = story;
  const twin = await tell("openTwin", { body: { copy: ["settings", "menu"] } });
  story.call(twin.id, "twin4kq7m2x9");
  await tell("getTwin");
  const at = { tenantId: twin.slug };
  await tell("getTestClock", { params: at });
  const order = await aside("placeOrder", {
    params: at,
    body: orderBody({ ...shop, margherita: bruschetta }, { paymentMethod: "stripe" }),
  });
  await tell("confirmTestPayment", {
    params: at,
    body: { clientSecret: order.clientSecret, outcome: "succeeded" },
  });
  await app.jobs.drain(app);
  await tell("moveTestClock", { params: at, body: { by: { days: 1 } } });
  await app.jobs.drain(app);
  await tell("listTestTimeline", { params: at, query: { limit: "4" } });
  await tell("removeTwin");
  await expectSamples("twins", story);
}, 120_000);
