/** As if guests waited for full evenings, each as far as one can be. @param {import("playwright").Page} page */
const withRequests = async (page) => {
  const date = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
  const soon = new Date(Date.now() + 20 * 60_000).toISOString();
  const request = {
    ...{ date, earliest: "19:00", latest: "21:00", guestCount: 2, customerPhone: null },
    ...{ reservationId: null, offerUntil: null, createdAt: soon, closedAt: null },
  };
  const requests = [
    { customerName: "Mia Vogel", status: "offered", reservationId: "rsv_1", offerUntil: soon },
    { customerName: "Jonas Brandt", status: "waiting", customerPhone: "+39 011 555 0142", guestCount: 4 },
    { customerName: "Ada Byron", status: "booked", reservationId: "rsv_2", closedAt: soon },
    { customerName: "Paolo Ferrari", status: "expired", reservationId: "rsv_3", closedAt: soon },
  ].map((each, index) => ({
    ...{ ...request, id: `wtl_${index}`, customerEmail: `guest-${index}@example.com` },
    ...each,
  }));
  await page.route("**/waitlist/requests*", (route) =>
    route.fulfill({ json: { requests, nextCursor: null } }),
  );
};

/** @type {import("./shown-pages.mjs").ShownPage[]} */
export const BOOKING_STATES = [
  {
    name: "bookings-online-waitlist",
    path: "/t/luigi/bookings",
    as: "owner",
    prepare: withRequests,
    act: (page) => page.getByRole("button", { name: /^Online waitlist/ }).click(),
  },
];
