/** Dishes of a menu. */
export const DISHES = 60;
/** Tables of a room, each for two bookings an evening. */
const TABLES = 20;
/** Open at all hours, so that every request can be made at any time. */
const HOURS = JSON.stringify(
  Object.fromEntries(
    ["pickup", "delivery", "reservation"].map((service) => [
      service,
      {
        weekly: Object.fromEntries(
          ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
            day,
            [{ open: "00:00", close: "24:00" }],
          ]),
        ),
        specialDays: {},
      },
    ]),
  ),
);
const SIZES = JSON.stringify([
  {
    name: "Size",
    required: false,
    min: 0,
    max: 1,
    options: [
      { label: "Regular", name: "Regular", deltaMinor: 0 },
      { label: "Large (+3.50)", name: "Large", deltaMinor: 350 },
    ],
  },
]);
/** No bcrypt hash: nobody signs in with a password here. */
const NO_PASSWORD = "'!'";

/** The people and things that belong to no restaurant. */
export const platformStatements = () => [
  `INSERT INTO users (id, email, name, password_hash, role, created_at)
   SELECT 'usr_bench' || role, role || '@bench.example', 'Bench ' || role, ${NO_PASSWORD}, role::platform_role, p.until - interval '2 years'
     FROM bench.plan p, unnest(ARRAY['superadmin', 'group_manager']) AS role`,
  `INSERT INTO organization (id, name, hq_tenant_id, created_at)
   SELECT 'org_bench', 'Bench Group', bench.tenant_id(1), until - interval '1 year' FROM bench.plan`,
  "UPDATE tenant SET organization_id = 'org_bench' WHERE id <= bench.tenant_id(40)",
  `INSERT INTO organization_manager (organization_id, user_id) VALUES ('org_bench', 'usr_benchgroup_manager')`,
  `INSERT INTO bazar_user (id, email, name, password_hash, gdpr_consent_at, email_proven_at, created_at)
   SELECT bench.part_id('bzu', 0, n), 'diner' || n || '@bench.example', bench.guest_name(0, n), ${NO_PASSWORD}, at, at, at
     FROM bench.plan p, generate_series(0, 99 + (p.size ->> 'orders')::int / 200) AS n,
          LATERAL (SELECT p.until - (1 + bench.roll(n, 903, 700)) * interval '1 day' AS at) made`,
];

/**
 * The restaurants with their menus, rooms, teams and guests' accounts, and the bookings of the next weeks.
 *
 * @param {string} parts rows of (t, total), the restaurants and how many orders each has
 */
export const restaurantStatements = (parts) => [
  `INSERT INTO tenant (id, slug, name, email, phone, legal_name, vat_number, address, city, postcode, country, latitude,
                       longitude, time_zone, currency, locales, cuisines, delivery_radius_km, delivery_fee_minor,
                       card_enabled, stripe_account_id, opening_hours, created_at)
   SELECT bench.tenant_id(t), 'restaurant-' || t, 'Trattoria ' || t, 'hello@restaurant-' || t || '.example',
          '+39 011 5550' || lpad(t::text, 6, '0'), 'Trattoria ' || t || ' S.r.l.', 'IT' || lpad(t::text, 11, '0'),
          'Via Roma ' || t, (ARRAY['Torino','Milano','Genova','Bologna','Verona'])[1 + t % 5], '10100', 'IT',
          45 + bench.roll(t, 910, 1000) / 1000.0, 7 + bench.roll(t, 911, 4000) / 1000.0, 'Europe/Rome', 'EUR', '{en,it,de}',
          ARRAY[(ARRAY['italian','pizza','japanese','burgers'])[1 + t % 4]], 10, 250, t % 4 <> 0,
          CASE WHEN t % 4 <> 0 THEN 'acct_bench' END, '${HOURS}',
          p.until - ((p.size ->> 'years')::float8 * 365 + 1 + t % 30) * interval '1 day'
     FROM (${parts}) part, bench.plan p`,
  `INSERT INTO tenant_counter (tenant_id) SELECT bench.tenant_id(t) FROM (${parts}) part`,
  `INSERT INTO tenant_version (tenant_id) SELECT bench.tenant_id(t) FROM (${parts}) part`,
  `INSERT INTO payout_account (tenant_id, account_id, details_submitted, payouts_enabled, transfers_enabled,
                               card_payments_enabled, requirements_due, created_at, updated_at)
   SELECT bench.tenant_id(t), 'acct_bench', true, true, true, true, '{}', until - interval '2 years', until
     FROM (${parts}) part, bench.plan WHERE t % 4 <> 0`,
  `INSERT INTO tax_class (tenant_id, id, name, pickup_bps, delivery_bps, dine_in_bps, created_at)
   SELECT bench.tenant_id(t), 'txc_bench', 'IVA', 1000, 1000, 1000, until - interval '2 years' FROM (${parts}) part, bench.plan`,
  `UPDATE tenant SET default_tax_class_id = 'txc_bench' FROM (${parts}) part WHERE tenant.id = bench.tenant_id(part.t)`,
  `INSERT INTO category (tenant_id, id, name, position, created_at)
   SELECT bench.tenant_id(t), bench.part_id('cat', t, c), jsonb_build_object('en', 'Course ' || c, 'it', 'Portata ' || c, 'de', 'Gang ' || c),
          c, until - interval '2 years' FROM (${parts}) part, bench.plan, generate_series(0, 5) AS c`,
  `INSERT INTO product (tenant_id, id, category_id, name, description, image, base_price_minor, allergens, dietary_tags,
                        option_groups, position, created_at, updated_at)
   SELECT bench.tenant_id(t), bench.part_id('prd', t, d), bench.part_id('cat', t, d / 10),
          jsonb_build_object('en', 'Dish number ' || d, 'it', 'Piatto numero ' || d, 'de', 'Gericht Nummer ' || d),
          jsonb_build_object('en', 'Slow-cooked with tomatoes, basil and a little patience, served with bread.',
                             'it', 'Cotto lentamente con pomodoro, basilico e un po'' di pazienza, servito con pane.',
                             'de', 'Langsam geschmort mit Tomaten, Basilikum und etwas Geduld, dazu Brot.'),
          '/media/demo/luigi/margherita-640.webp', bench.price_minor(d), '{gluten,milk}', '{vegetarian}', '${SIZES}', d,
          until - interval '2 years', until - interval '1 year'
     FROM (${parts}) part, bench.plan, generate_series(0, ${DISHES - 1}) AS d`,
  `INSERT INTO dining_table (tenant_id, id, name, seats, created_at)
   SELECT bench.tenant_id(t), bench.part_id('tbl', t, n), 'Table ' || n, 2 + n % 3, until - interval '2 years'
     FROM (${parts}) part, bench.plan, generate_series(1, ${TABLES}) AS n`,
  `INSERT INTO users (id, email, name, password_hash, created_at)
   SELECT bench.part_id('usr', t, n), 'staff' || n || '@restaurant-' || t || '.example', bench.guest_name(t, -n), ${NO_PASSWORD},
          until - interval '2 years' FROM (${parts}) part, bench.plan, generate_series(1, 3) AS n`,
  `INSERT INTO tenant_member (tenant_id, user_id, role, created_at)
   SELECT bench.tenant_id(t), bench.part_id('usr', t, n), (ARRAY['owner','co_manager','staff'])[n]::member_role,
          until - interval '2 years' FROM (${parts}) part, bench.plan, generate_series(1, 3) AS n`,
  `INSERT INTO session (id, kind, subject_id, tenant_id, created_at, expires_at)
   SELECT bench.part_id('ses', t, n), 'platform', bench.part_id('usr', t, n), NULL, until - interval '3 hours', until + interval '21 hours'
     FROM (${parts}) part, bench.plan, generate_series(1, 3) AS n`,
  // One guest in five has an account, and half of these are signed in.
  `INSERT INTO customer (tenant_id, id, email, name, password_hash, gdpr_consent_at, email_proven_at, created_at)
   SELECT bench.tenant_id(t), bench.part_id('cus', t, g), 'guest' || g || '@restaurant-' || t || '.example',
          bench.guest_name(t, g), ${NO_PASSWORD}, at, at, at
     FROM (${parts}) part, bench.plan, generate_series(0, bench.guest_count(total) - 1, 5) AS g,
          LATERAL (SELECT until - (1 + bench.roll(g, 904, 700)) * interval '1 day' AS at) made`,
  `INSERT INTO session (id, kind, subject_id, tenant_id, created_at, expires_at)
   SELECT bench.part_id('sec', t, g), 'customer', bench.part_id('cus', t, g), bench.tenant_id(t), until - interval '3 days', until + interval '27 days'
     FROM (${parts}) part, bench.plan, generate_series(0, bench.guest_count(total) - 1, 10) AS g`,
  `CREATE TEMP TABLE coming ON COMMIT DROP AS
   SELECT t, n, bench.part_id('rsv', t, n) AS id, bench.roll(t::bigint * 10000000 + n, 905, bench.guest_count(total)) AS guest,
          at, at + interval '2 hours' AS ends_at
     FROM (${parts}) part, bench.plan, generate_series(0, least(400, 5 + total / 50)) AS n,
          LATERAL (SELECT date_trunc('day', until) + (2 + n / ${2 * TABLES}) * interval '1 day'
                            + (17 + 2 * (n / ${TABLES} % 2)) * interval '1 hour' AS at) slot`,
  `INSERT INTO reservation (tenant_id, id, status, source, starts_at, ends_at, live, guest_count, customer_name, customer_email,
                            customer_phone, locale, cancel_token_hash, reminded_at, created_at)
   SELECT bench.tenant_id(t), id, 'booked', 'online', at, ends_at, true, 2, bench.guest_name(t, guest),
          'guest' || guest || '@restaurant-' || t || '.example', '+39 333 0000000', 'en', md5(id), until, until - interval '3 days'
     FROM coming, bench.plan`,
  `INSERT INTO reservation_table (tenant_id, reservation_id, table_id, starts_at, ends_at, live)
   SELECT bench.tenant_id(t), id, bench.part_id('tbl', t, 1 + n % ${TABLES}), at, ends_at, true FROM coming`,
];
