import { dataOf } from "bazar-client";
import { check, checkEqual, eventually } from "../../shared/check.js";
import { setAvailable, setPrice, setStock } from "./availability.js";
import type { Restaurant } from "./bazar.js";
import { addAllergen } from "./careful-edit.js";
import { Directory } from "./directory.js";
import { compareMenu, differences, uploadMenu } from "./menu-upload.js";
import type { Till } from "./open-till.js";
import { guestSees, staffEdits, staffMarksSoldOut } from "./play.js";
import { FIRST_MENU, PREFIX, SECOND_MENU } from "./till-menu.js";

const say = (line: string) => process.stdout.write(`${line}\n`);
const SORBET = `${PREFIX}3003`;
const CAKE = `${PREFIX}3005`;

/** The menu: a dry run, the real thing, a changed version, and what to do when staff edit at the same time. */
export async function playMenu(till: Till, staff: Restaurant): Promise<Record<string, unknown>> {
  const { restaurant, money, locale, settings } = till;
  const first = await uploadMenu({ restaurant, money, locale, menu: FIRST_MENU });
  for (const line of differences(first.compared)) say(line);
  checkEqual(
    first.compared.created.length + first.compared.changed.length + first.compared.unchanged,
    FIRST_MENU.groups.length + FIRST_MENU.articles.length,
    "What the first menu names",
  );
  const again = await compareMenu({ restaurant, money, locale, menu: FIRST_MENU });
  checkEqual(again.created.length + again.changed.length, 0, "Differences after the upload");
  await setAvailable(
    restaurant,
    FIRST_MENU.articles.map(({ number }) => number),
    true,
  );

  const directory = await Directory.read(restaurant);
  const largePrice = directory
    .product(`${PREFIX}1001`)
    .optionGroups.flatMap(({ choices }) => choices ?? [])
    .find(({ externalId }) => externalId === `${PREFIX}902`)?.priceDelta;
  checkEqual(money.toMinor(largePrice ?? 0), 350, "What the platform has read from the label of an option");

  // Somebody edits a dish between the dry run and the real one: the upload is refused, compared again and made.
  const edit = () =>
    staffEdits(staff, directory.product(`${PREFIX}2001`).id, `With rosemary, ${new Date().toISOString()}`);
  const second = await uploadMenu({ restaurant, money, locale, menu: SECOND_MENU }, edit);
  for (const line of differences(second.done)) say(line);
  checkEqual(second.tries, 2, "Tries of the second menu");
  // The cake is new in the first run; in later ones it is there already, at the price that the run before has given it.
  const changed = second.done.changed
    .map(({ externalId }) => externalId)
    .filter((each) => each !== CAKE)
    .sort();
  checkEqual(
    changed.join(),
    [`${PREFIX}1001`, `${PREFIX}1004`, `${PREFIX}3004`].join(),
    "What the second menu changes",
  );
  // `missing: "unavailable"` would switch off the dishes of every other program as well: the till names its own.
  const gone = second.done.missing.flatMap(({ externalId, kind }) =>
    kind === "product" && externalId?.startsWith(PREFIX) ? [externalId] : [],
  );
  checkEqual(gone.join(), SORBET, "What is no longer on the till's menu");
  await setAvailable(restaurant, gone, false);
  checkEqual(await guestSees(settings, SORBET), null, "The sorbet on the guests' page");

  const careful = await addAllergen(
    restaurant,
    directory,
    { number: `${PREFIX}2002`, allergen: "mustard" },
    () =>
      staffEdits(
        staff,
        directory.product(`${PREFIX}2002`).id,
        `From the butcher, ${new Date().toISOString()}`,
      ),
  );
  checkEqual(careful.tries, 2, "Tries of an edit that somebody else was faster with");
  check(careful.product.allergens.includes("mustard"), "The allergen must be there.");
  return { created: first.done.created.length, changed: changed.length, switchedOff: gone.length };
}

/** 86 a dish and bring it back, a count, a price; and the same from the other side. */
export async function playAvailability(till: Till, staff: Restaurant): Promise<Record<string, unknown>> {
  const { restaurant, money, settings } = till;
  const calzone = `${PREFIX}1004`;
  await setAvailable(restaurant, [calzone], false);
  checkEqual(await guestSees(settings, calzone), null, "A dish that was 86ed, on the guests' page");
  await setAvailable(restaurant, [calzone], true);
  check((await guestSees(settings, calzone)) !== null, "A dish that came back is not on the guests' page.");

  const [line] = await setStock(restaurant, `${PREFIX}2004`, 7);
  checkEqual(line?.product?.stock ?? null, 7, "The stock of the rib");

  checkEqual(
    await setPrice(restaurant, money, { number: CAKE, from: 640, to: 660 }),
    "changed",
    "A new price",
  );
  checkEqual(
    await setPrice(restaurant, money, { number: CAKE, from: 640, to: 690 }),
    "conflict",
    "A price decided on an old one",
  );
  checkEqual(money.toMinor((await guestSees(settings, CAKE)) ?? 0), 660, "The price on the guests' page");

  const { id } = (await Directory.read(restaurant)).product(`${PREFIX}3002`);
  await staffMarksSoldOut(staff, id, true);
  await eventually(
    () => (till.switched.get(id) === false ? true : null),
    "the till hears that staff 86ed a dish",
  );
  await staffMarksSoldOut(staff, id, false);
  await eventually(
    () => (till.switched.get(id) === true ? true : null),
    "the till hears that staff brought it back",
  );
  const { product } = await readProduct(restaurant, `${PREFIX}2004`);
  return { stock: product.stock, heardFromStaff: 2 };
}

/** By the till's own number, as a program asks that has lost its directory. */
export async function readProduct({ bazar, path }: Restaurant, externalId: string) {
  const { products } = await dataOf(
    bazar.GET("/api/tenant/{tenantId}/products", { params: { path, query: { externalId } } }),
  );
  checkEqual(products.length, 1, `How many products are ${externalId}`);
  const product = products[0];
  check(product !== undefined, `There is no ${externalId}.`);
  return { product };
}
