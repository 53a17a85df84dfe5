import { describe, expect, it } from "vitest";
import type { OpeningHours, Week } from "@/lib/restaurant/hours/opening-hours";
import { validateRestaurantData } from "@/lib/testing/feeds/restaurant-data-validator";
import { openingHoursData } from "./opening-hours-data";
import type { StorefrontView } from "./storefront";
import { restaurantData } from "./structured-data";

const CLOSED: Week = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};
const LUNCH = { open: "12:00", close: "14:30" };
const NIGHT = { open: "18:00", close: "01:00" };
const HOURS: OpeningHours = {
  reservation: {
    weekly: { ...CLOSED, friday: [LUNCH, NIGHT], sunday: [{ open: "00:00", close: "00:00" }] },
    specialDays: { "2026-12-25": [], "2026-12-31": [{ open: "18:00", close: "24:00" }], "2025-12-25": [] },
  },
  pickup: { weekly: { ...CLOSED, friday: [NIGHT] }, specialDays: {} },
  delivery: { weekly: CLOSED, specialDays: {} },
};

const SHOP = {
  slug: "luigi",
  name: "Trattoria Luigi </script>",
  tagline: "Cucina di casa",
  heroImage: "/media/a-1600.webp",
  logoImage: null,
  phone: "+39 06 1234567",
  address: "Via Roma 1",
  postcode: "00184",
  city: "Roma",
  country: "IT",
  latitude: 41.9,
  longitude: 12.5,
  currency: "EUR",
  services: {
    pickup: { offered: true, open: false, changesAt: null, minutes: 20 },
    delivery: { offered: false, open: false, changesAt: null, minutes: 40 },
  },
  sections: [
    {
      id: "cat_1",
      name: "Pizze",
      dishes: [
        {
          id: "prd_1",
          name: "Margherita",
          dietaryTags: ["vegetarian"],
          basePriceMinor: 850,
          discountPriceMinor: null,
          soldOut: false,
        },
      ],
    },
  ],
} as unknown as StorefrontView;

const home = "https://bazar.example/s/luigi";
const data = (changes: { openingHours?: OpeningHours; shop?: StorefrontView } = {}) =>
  JSON.parse(
    JSON.stringify(
      restaurantData({
        shop: changes.shop ?? SHOP,
        tenant: { openingHours: changes.openingHours ?? HOURS, cuisines: ["italian", "pizza"] },
        home,
        language: "it",
        url: `${home}/it`,
        reserveUrl: `${home}/it/reserve`,
        today: "2026-11-28",
      }),
    ),
  );

describe("what search engines learn of a restaurant", () => {
  it("has the structure that schema.org and Google describe", () => {
    expect(validateRestaurantData(data())).toEqual([]);
  });

  it("is refused by the validator where something is missing or has the wrong form", () => {
    const whole = data();
    const wrong = [
      { ...whole, "@type": "Shop" },
      { ...whole, name: "" },
      { ...whole, geo: { ...whole.geo, latitude: 123 } },
      { ...whole, openingHoursSpecification: [{ "@type": "OpeningHoursSpecification", opens: "25:00" }] },
      { ...whole, potentialAction: [{ "@type": "OrderAction", target: "x" }] },
      { ...whole, hasMenu: { ...whole.hasMenu, inLanguage: undefined } },
      { ...whole, url: "/s/luigi" },
    ];
    for (const each of wrong) expect(validateRestaurantData(each)).not.toEqual([]);
  });

  it("says in the page's language where to order and where to book", () => {
    const [order, reserve] = data().potentialAction;
    expect(order).toMatchObject({
      "@type": "OrderAction",
      target: { urlTemplate: `${home}/it`, inLanguage: "it" },
      deliveryMethod: ["http://purl.org/goodrelations/v1#DeliveryModePickUp"],
    });
    expect(reserve).toMatchObject({
      "@type": "ReserveAction",
      target: { urlTemplate: `${home}/it/reserve`, inLanguage: "it" },
    });
  });

  it("names no booking where no table can be booked", () => {
    const openingHours = { ...HOURS, reservation: { weekly: CLOSED, specialDays: {} } };
    const told = data({ openingHours });
    expect(told.acceptsReservations).toBe(false);
    expect(told.potentialAction).toHaveLength(1);
    // The hours of the kitchen are those of the house then.
    expect(told.openingHoursSpecification).toHaveLength(1);
    expect(validateRestaurantData(told)).toEqual([]);
  });
});

describe("opening hours", () => {
  it("are told range by range, over midnight and around the clock, with the special days to come", () => {
    const friday = "https://schema.org/Friday";
    expect(openingHoursData(HOURS.reservation, "2026-11-28")).toEqual({
      openingHoursSpecification: [
        { "@type": "OpeningHoursSpecification", dayOfWeek: friday, opens: "12:00", closes: "14:30" },
        { "@type": "OpeningHoursSpecification", dayOfWeek: friday, opens: "18:00", closes: "01:00" },
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: "https://schema.org/Sunday",
          opens: "00:00",
          closes: "23:59",
        },
      ],
      specialOpeningHoursSpecification: [
        {
          "@type": "OpeningHoursSpecification",
          validFrom: "2026-12-25",
          validThrough: "2026-12-25",
          opens: "00:00",
          closes: "00:00",
        },
        {
          "@type": "OpeningHoursSpecification",
          validFrom: "2026-12-31",
          validThrough: "2026-12-31",
          opens: "18:00",
          closes: "23:59",
        },
      ],
    });
  });
});
