import fc from "fast-check";
import { expect, it } from "vitest";
import type { CartLine } from "@/components/storefront/cart/cart";
import { checkCart } from "@/components/storefront/cart/check-cart";
import { dishesById, ORDER_SERVICES } from "@/components/storefront/frame/storefront";
import { storefrontView } from "@/components/storefront/frame/storefront-view";
import type { TipChoice } from "@/components/storefront/tip/tip-choice";
import { toMajor, toMinor } from "@/lib/core/money/money";
import { WEEKDAYS } from "@/lib/core/time/zone";
import type { Shop, ShopProduct } from "@/lib/restaurant/menu/shop";
import type { Discount } from "@/lib/restaurant/pricing/discount";
import { parseOptionLabel } from "@/lib/restaurant/pricing/option-label";
import { TAX_MODES, type TaxClass } from "@/lib/restaurant/tax/tax";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { evaluateCoupon } from "@/lib/service/coupons/coupon";
import { OrderRequest } from "@/lib/service/orders/order-contract";
import { draftOrder } from "@/lib/service/orders/placement/draft-order";
import { cases } from "@/lib/testing/depth";
import { checkoutPrice } from "./checkout-price";
import { EMPTY_FORM, orderRequest } from "./order-form";

const NOW = new Date("2026-06-15T12:00:00Z");
const takes = () => true;

const range = { open: "00:00", close: "24:00" };
const hours = { weekly: Object.fromEntries(WEEKDAYS.map((day) => [day, [range]])), specialDays: {} };

const minor = fc.integer({ min: 0, max: 20_000 });
const bps = fc.constantFrom(0, 400, 825, 1000, 1900, 2200);

const taxClass: fc.Arbitrary<TaxClass> = fc
  .record({ id: fc.constantFrom("txc_1", "txc_2"), pickupBps: bps, deliveryBps: bps, dineInBps: bps })
  .map((rates) => ({ ...rates, name: `Tax ${rates.id}` }));

const extra = fc.integer({ min: -500, max: 900 }).map((cents) => {
  const sign = cents < 0 ? "-" : "+";
  return parseOptionLabel(`Extra ${cents} (${sign}${(Math.abs(cents) / 100).toFixed(2)})`, "EUR");
});

const optionGroup = fc
  .uniqueArray(extra, { minLength: 1, maxLength: 4, selector: ({ label }) => label })
  .map((options) => ({ name: "Extras", required: false, min: 0, max: options.length, options }));

/** Products with or without options; with a default class each has one, otherwise none has. */
function productsOf(isTaxed: boolean): fc.Arbitrary<ShopProduct[]> {
  const product = fc.record({
    basePriceMinor: minor,
    discountPriceMinor: fc.option(minor),
    optionGroups: fc.array(optionGroup, { maxLength: 1 }),
    taxClass: isTaxed ? taxClass : fc.constant(null),
  });
  return fc.array(product, { minLength: 1, maxLength: 6 }).map((products) =>
    products.map((facts, index) => ({
      ...facts,
      id: `prd_${index}`,
      categoryId: "cat_1",
      externalId: null,
      name: { en: `Dish ${index}` },
      description: {},
      image: null,
      allergens: [],
      allergenNote: {},
      dietaryTags: [],
      minimumAge: null,
      soldOut: false,
      offHours: false,
      opensAt: null,
      stockLimited: false,
      order: index,
    })),
  );
}

const shop: fc.Arbitrary<Shop> = fc
  .record({
    isTaxed: fc.boolean(),
    taxMode: fc.constantFrom(...TAX_MODES),
    deliveryTaxClass: fc.option(taxClass),
    serviceTaxClass: fc.option(taxClass),
    deliveryFeeMinor: minor,
    orderServiceBps: fc.constantFrom(0, 0, 500, 1250),
    tipsOnOrders: fc.boolean(),
  })
  .chain(({ isTaxed, deliveryTaxClass, serviceTaxClass, ...facts }) =>
    productsOf(isTaxed).map((products) => ({
      version: "1",
      freshUntil: null,
      tenant: {
        ...facts,
        deliveryTaxClass: isTaxed ? deliveryTaxClass : null,
        serviceTaxClass: isTaxed ? serviceTaxClass : null,
        name: "Luigi",
        slug: "luigi",
        tagline: {},
        currency: "EUR",
        country: "IT",
        locales: ["en"],
        timeZone: "Europe/Rome",
        openingHours: { pickup: hours, delivery: hours, reservation: hours },
        pausedUntil: null,
        prepMinutes: 20,
        deliveryMinutes: 20,
        scheduleDays: null,
        pickupEnabled: true,
        deliveryEnabled: true,
        deliveryRadiusKm: null,
        deliveryPostcodes: [],
        deliveryMinimumMinor: 0,
        tipPercents: [5, 10, 15],
        cashEnabled: true,
      } as unknown as ShopTenant,
      categories: [{ id: "cat_1", name: { en: "Dishes" }, order: 0 }],
      products: new Map(products.map((product) => [product.id, product])),
      madeAt: new Date(0),
    })),
  );

const pick = fc.record({
  at: fc.nat(5),
  quantity: fc.integer({ min: 1, max: 12 }),
  options: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
});

const discount: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 10_000 }).map((share): Discount => ({ type: "percent", percent: share / 100 })),
  minor.map((amountMinor): Discount => ({ type: "fixed", amountMinor })),
);

const tip: fc.Arbitrary<TipChoice | null> = fc.oneof(
  fc.constant(null),
  fc.constantFrom(5, 10, 15).map((percent): TipChoice => ({ kind: "percent", percent })),
  fc
    .integer({ min: 0, max: 900 })
    .map((cents): TipChoice => ({ kind: "own", text: (cents / 100).toFixed(2) })),
);

function lineOf(
  { at, quantity, options }: { at: number; quantity: number; options: boolean[] },
  of: Shop,
): CartLine {
  const products = [...of.products.values()];
  const product = products[at % products.length] as ShopProduct;
  const chosen = product.optionGroups.flatMap((group) =>
    group.options.filter((_, index) => options[index]).map(({ label }) => label),
  );
  return {
    productId: product.id,
    name: product.id,
    quantity,
    selectedOptions: chosen.length > 0 ? { Extras: chosen } : {},
    unitPriceMinor: 0,
  };
}

/** As the coupon check answers the checkout. */
function couponDiscount(rules: Discount | null, subtotalMinor: number) {
  if (rules === null) return { coupon: undefined, discountMinor: 0 };
  const coupon = {
    discount: rules,
    active: true,
    minSubtotalMinor: 0,
    usageLimit: null,
    used: 0,
    perCustomerLimit: null,
    startsAt: null,
    endsAt: null,
    orderTypes: [],
  };
  const verdict = evaluateCoupon(coupon, { subtotalMinor, now: NOW, orderType: null, customerUses: null });
  if (!verdict.ok) throw new Error(verdict.reason);
  const answered = toMajor(verdict.discountMinor, "EUR");
  return { coupon: { rules: coupon, customerUses: 0 }, discountMinor: toMinor(answered, "EUR") };
}

it("shows at the checkout what the server charges, to the cent", () => {
  const carts = fc.record({
    shop,
    service: fc.constantFrom(...ORDER_SERVICES),
    picks: fc.array(pick, { minLength: 1, maxLength: 8 }),
    discount,
    tip,
    cardMinor: fc.option(fc.integer({ min: 0, max: 60_000 })),
  });
  fc.assert(
    fc.property(carts, ({ shop: of, service, picks, discount: rules, tip: choice, cardMinor }) => {
      const view = storefrontView(of, { locale: "en", now: NOW, paymentDesk: null, takes });
      const dishes = dishesById(view.sections);
      const cart = { service, lines: picks.map((each) => lineOf(each, of)) };
      const checked = checkCart(cart, { ...view, dishes }, service);
      const { coupon, discountMinor } = couponDiscount(rules, checked.price.subtotalMinor);
      const { price, tipMinor } = checkoutPrice(checked, view, {
        service,
        discountMinor,
        tip: choice,
        giftCardBalanceMinor: cardMinor ?? 0,
      });
      fc.pre(tipMinor !== null);
      const form = {
        ...EMPTY_FORM,
        customerName: "Ada",
        customerEmail: "ada@example.com",
        customerPhone: "+39 011 000 0000",
        deliveryAddress: "Via Po 1",
        postcode: "10121",
        city: "Torino",
      };
      const request = OrderRequest.parse(
        orderRequest(form, { service, lines: checked.lines, currency: "EUR", tipMinor: tipMinor ?? 0 }),
      );
      const answer = draftOrder({
        shop: of,
        request,
        locale: "en",
        now: NOW,
        coupon,
        giftCard: cardMinor === null ? undefined : { balanceMinor: cardMinor },
        lookedUp: null,
        takes,
      });
      if (!answer.ok) throw new Error(answer.message);
      const { draft } = answer;
      expect(price).toMatchObject({
        subtotalMinor: draft.subtotalMinor,
        discountMinor: draft.discountMinor,
        deliveryFeeMinor: draft.deliveryFeeMinor,
        serviceChargeMinor: draft.serviceChargeMinor,
        taxAddedMinor: draft.taxAddedMinor,
        tipMinor: draft.tipMinor,
        giftCardMinor: draft.giftCardMinor,
        totalMinor: draft.totalMinor,
      });
    }),
    { numRuns: cases(300) },
  );
});
