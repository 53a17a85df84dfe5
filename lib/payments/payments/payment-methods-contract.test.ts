import { expect, it } from "vitest";
import { OFFER_NAMES, type OfferName } from "./payment-method";
import { paymentMethodsView } from "./payment-methods-contract";

const offered = (...names: OfferName[]) =>
  Object.fromEntries(OFFER_NAMES.map((name) => [name, names.includes(name)])) as Record<OfferName, boolean>;

const STRIPE = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1" };

it("gives the publishable key where cards are taken at Stripe itself, and nowhere else", () => {
  expect(paymentMethodsView(offered("card", "cash"), STRIPE)).toEqual({
    ...offered("card", "cash"),
    publishableKey: "pk_test_1",
  });
  expect(paymentMethodsView(offered("cash"), STRIPE)).toEqual(offered("cash"));
  expect(paymentMethodsView(offered("card"), {})).toEqual(offered("card"));
  expect(paymentMethodsView(offered("card"), { STRIPE_PUBLISHABLE_KEY: "pk_test_1" })).toEqual(
    offered("card"),
  );
});
