import { expect } from "vitest";
import { NO_FAULTS } from "@/lib/platform/env/fault-rates";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { seedCardShop } from "@/lib/testing/online-payments";
import { orderBody } from "@/lib/testing/seed-shop";

it.each([{ error: 1 }, { timeoutBefore: 1 }])(
  "says that the processor is away when it has %j, and pays when it is back",
  async (fault) => {
    const shop = await seedCardShop(app);
    const order = await api("POST", `/api/public/${shop.slug}/orders`, {
      body: orderBody(shop, { paymentMethod: "stripe" }),
    });
    const { clientSecret } = order.body;
    const confirm = () =>
      api("POST", "/api/dev/stripe/confirm", { body: { clientSecret, outcome: "succeeded" } });
    const controls = app.stripeEmulator?.controls;
    if (!controls) throw new Error("There is no embedded processor.");
    controls.rates = { ...NO_FAULTS, ...fault };
    const away = await confirm();
    expect([away.status, away.body.error]).toEqual([502, "PROCESSOR_UNAVAILABLE"]);
    controls.rates = NO_FAULTS;
    expect((await confirm()).body).toEqual({ status: "succeeded", error: null });
  },
);
