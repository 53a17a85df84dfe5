/**
 * Something that somebody waits for: the requests that are sent together, of the n-th time.
 *
 * @typedef {{ who: string, what: string, cookie?: string | undefined, body?: string, urls: (n: number) => string[] }} Wait
 */

/** What is asked about: some restaurants, and some orders and guests of the largest that no earlier run has erased. */
const SAMPLES = {
  slugs: "SELECT slug AS value FROM tenant WHERE stripe_account_id IS NOT NULL ORDER BY md5(id) LIMIT 50",
  orders:
    "SELECT id AS value, customer_email AS email FROM orders WHERE tenant_id = $1 AND customer_email LIKE 'guest%' ORDER BY md5(id) LIMIT 50",
  guests:
    "SELECT max(id) AS value FROM orders WHERE tenant_id = $1 AND customer_email LIKE 'guest%' GROUP BY customer_email ORDER BY md5(customer_email) LIMIT 50",
};
const BOARD = ["pending", "accepted", "preparing", "ready"];
const LARGEST = { id: "t00000000001", slug: "restaurant-1" };
const DAY_MS = 86_400_000;

/**
 * @param {import("pg").Client} client
 * @param {string} origin
 * @param {import("./people.mjs").Cookies} cookies
 * @returns {Promise<Wait[]>}
 */
export async function waitsOf(client, origin, cookies) {
  const sample = async (/** @type {keyof typeof SAMPLES} */ name) => {
    const parameters = name === "slugs" ? [] : [LARGEST.id];
    const { rows } = await client.query(SAMPLES[name], parameters);
    return (/** @type {number} */ n) => rows[n % rows.length] ?? { value: "", email: "" };
  };
  const [slug, order, guest] = [await sample("slugs"), await sample("orders"), await sample("guests")];
  const { rows } = await client.query(
    "SELECT until, (size ->> 'years')::float8 * 365 AS days FROM bench.plan",
  );
  const { until, days } = rows[0];
  const day = (/** @type {number} */ before) =>
    new Date(until.getTime() - before * DAY_MS).toISOString().slice(0, 10);
  const range = (/** @type {number} */ length) =>
    `from=${day(Math.min(length, Math.floor(days)))}&to=${day(0)}`;

  const shop = (/** @type {string} */ place) => `${origin}/api/public/${LARGEST.slug}/${place}`;
  const desk = (/** @type {string} */ place) => `${origin}/api/tenant/${LARGEST.slug}/${place}`;
  const list = desk("orders?limit=100");
  const deep = await cursorAfter(list, cookies.cook, 20);
  const one = (/** @type {string} */ url) => () => [url];

  const guests = [
    { what: "menu, largest restaurant", urls: one(shop("menu")) },
    {
      what: "menu, another restaurant each time",
      urls: (/** @type {number} */ n) => [`${origin}/api/public/${slug(n).value}/menu`],
    },
    {
      what: "free tables of a day",
      urls: one(shop(`reservation/availability?date=${day(-3)}&guestCount=2`)),
    },
    { what: "order of three dishes, in cash", body: orderBody(), urls: one(shop("orders")) },
    {
      what: "tracking page's order",
      urls: (/** @type {number} */ n) => [
        shop(`orders/${order(n).value}?email=${encodeURIComponent(order(n).email)}`),
      ],
    },
  ].map((wait) => ({ who: "guest", ...wait }));
  const kitchen = [
    { what: "board: all open orders", urls: () => BOARD.map((status) => desk(`orders?status=${status}`)) },
    { what: "an order's details", urls: (/** @type {number} */ n) => [desk(`orders/${order(n).value}`)] },
    { what: "history, first 100", urls: one(list) },
    { what: "history, 100 after 2,000 others", urls: one(`${list}${deep}`) },
    { what: "history, one order by its number", urls: one(desk("orders?limit=100&search=1100")) },
    { what: "today in figures", urls: one(desk("orders/summary")) },
  ].map((wait) => ({ who: "cook", cookie: cookies.cook, ...wait }));
  const office = [
    { what: "report of 30 days", urls: one(desk(`reports/overview?${range(29)}`)) },
    { what: "report of a year", urls: one(desk(`reports/overview?${range(364)}`)) },
    { what: "dishes of a year", urls: one(desk(`reports/products?${range(364)}`)) },
    { what: "statement of 30 days", urls: one(desk(`statement?${range(29)}`)) },
    { what: "statement of a year", urls: one(desk(`statement?${range(364)}`)) },
    { what: "guests, first page", urls: one(desk("guests?limit=50")) },
    { what: "guests by a part of the name", urls: one(desk("guests?search=moreau")) },
    { what: "a guest", urls: (/** @type {number} */ n) => [desk(`guests/${guest(n).value}`)] },
    { what: "orders by a part of the name", urls: one(desk("orders?search=moreau")) },
  ].map((wait) => ({ who: "owner", cookie: cookies.owner, ...wait }));
  const platform = [
    {
      who: "group manager",
      cookie: cookies.manager,
      what: "40 restaurants today",
      urls: one(`${origin}/api/group/org_bench`),
    },
    ...[
      { what: "fleet", urls: one(`${origin}/api/admin/fleet`) },
      { what: "restaurants, newest", urls: one(`${origin}/api/admin/tenants`) },
      { what: "restaurants by their last order", urls: one(`${origin}/api/admin/tenants?sort=lastOrder`) },
      { what: "restaurants by a part of the name", urls: one(`${origin}/api/admin/tenants?search=toria+1`) },
      { what: "audit log", urls: one(`${origin}/api/admin/audit-log`) },
      {
        what: "audit log of a restaurant",
        urls: one(`${origin}/api/admin/audit-log?tenantId=${LARGEST.slug}`),
      },
    ].map((wait) => ({ who: "super-admin", cookie: cookies.admin, ...wait })),
  ];
  return [...guests, ...kitchen, ...office, ...platform];
}

function orderBody() {
  const items = [1, 2, 3].map((dish) => ({
    productId: `prd_${"1".padStart(13, "0")}${String(dish).padStart(13, "0")}`,
    quantity: 1,
    price: (600 + dish * 137) / 100,
  }));
  const diner = {
    customerName: "Bench Diner",
    customerEmail: "diner@bench.example",
    customerPhone: "+39 333 0000000",
  };
  return JSON.stringify({ ...diner, type: "pickup", paymentMethod: "cash", items });
}

/** The cursor of the page that comes after so many; "" where there are fewer. */
async function cursorAfter(
  /** @type {string} */ list,
  /** @type {string} */ cookie,
  /** @type {number} */ pages,
) {
  let cursor = "";
  for (let page = 0; page < pages; page++) {
    const response = await fetch(`${list}${cursor}`, { headers: { cookie } });
    const { nextCursor } = await response.json();
    if (!nextCursor) break;
    cursor = `&cursor=${encodeURIComponent(nextCursor)}`;
  }
  return cursor;
}
