/**
 * `npm run screenshots` makes a picture of every page, at 390 and 1280 pixels, in light and dark, in screenshots/, of
 * restaurants' pages at 768 and 1024 pixels, of diners' pages in Arabic, and of theirs and restaurants' at 320 pixels and
 * at 200 %, and checks each with axe.
 * `-- --only money,receipt` takes those whose name contains one of the words, `-- --only arabic` those in Arabic,
 * `-- --url http://localhost:3000` asks a server that runs already, `-- --readme` draws the picture of the README anew.
 * Ends with 1 when a page breaks WCAG 2.2 AA, lacks a title or a landmark, or is wider than its window.
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { ensureChromium, findChromium } from "../launch/browser.mjs";
import { projectFolder } from "../launch/project.mjs";
import { runSession } from "../launch/session.mjs";
import { fillBoard } from "./busy-board.mjs";
import { registerDiner } from "./demo-diner.mjs";
import {
  DEMO_ADMIN,
  DEMO_AGENT,
  DEMO_DESIGNER,
  DEMO_MANAGER,
  DEMO_OWNER,
  DEMO_TACO_OWNER,
} from "./demo-logins.mjs";
import { openDemoSite, signInDemo } from "./demo-site.mjs";
import { fillWorld } from "./diner-states.mjs";
import { offencesOn, openQuietly, overflowOf, rest } from "./look-at-page.mjs";
import { registerRestaurant } from "./new-restaurant.mjs";
import { drawOverview } from "./readme-picture.mjs";
import { addressOf, DEVICE_PAGES, DINER_PAGES, NARROW_PAGES, SHOWN_PAGES } from "./shown-pages.mjs";

const folder = path.join(projectFolder, "screenshots");
/**
 * How the pages are looked at: all of them at the two widths that they are made for, in both schemes. A restaurant's own also
 * on a tablet, upright and flat; diners' pages also in Arabic; theirs and restaurants' also as narrow as WCAG asks for (320, a window of 1280 at 400 %) and at 200 %.
 */
const looks = [
  { tag: "390-light", width: 390, height: 844, pages: SHOWN_PAGES },
  { tag: "390-dark", width: 390, height: 844, dark: true, pages: SHOWN_PAGES },
  { tag: "768-light", width: 768, height: 1024, pages: DEVICE_PAGES },
  { tag: "768-dark", width: 768, height: 1024, dark: true, pages: DEVICE_PAGES },
  { tag: "1024-light", width: 1024, height: 768, pages: DEVICE_PAGES },
  { tag: "1024-dark", width: 1024, height: 768, dark: true, pages: DEVICE_PAGES },
  { tag: "1280-light", width: 1280, height: 800, pages: SHOWN_PAGES },
  { tag: "1280-dark", width: 1280, height: 800, dark: true, pages: SHOWN_PAGES },
  { tag: "arabic-390-light", width: 390, height: 844, locale: "ar", pages: DINER_PAGES },
  { tag: "arabic-1280-dark", width: 1280, height: 800, dark: true, locale: "ar", pages: DINER_PAGES },
  { tag: "arabic-320-light", width: 320, height: 640, locale: "ar", pages: DINER_PAGES },
  { tag: "320-light", width: 320, height: 640, pages: NARROW_PAGES },
  { tag: "200-percent", width: 640, height: 400, pages: NARROW_PAGES },
];

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    url: { type: "string" },
    readme: { type: "boolean", default: false },
  },
});

/** Whether a picture is asked for, by a part of its name; several parts are separated by commas. */
const isWanted = (/** @type {{ name: string }} */ { name }, /** @type {string} */ tag) =>
  !values.only || values.only.split(",").some((part) => `${name}-${tag}`.includes(part));

await runSession(async (session) => {
  if (!looks.some(({ tag, pages }) => pages.some((page) => isWanted(page, tag)))) {
    throw new Error(`No page is called ${values.only}.`);
  }
  await ensureChromium();
  const { origin, databaseUrl } = await openDemoSite(session, values.url);
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  session.atEnd(() => browser.close());
  const cookieOf = async (/** @type {{ email: string, password: string }} */ person) => ({
    ...(await signInDemo(origin, person)),
    url: origin,
  });
  const cookie = await cookieOf(DEMO_OWNER);
  if (values.readme) {
    await fillBoard({ origin, cookie });
    await drawOverview(browser, {
      origin,
      cookie,
      file: path.join(projectFolder, "docs/images/overview.webp"),
    });
    return session.end(0);
  }
  const admin = await cookieOf(DEMO_ADMIN);
  const newcomer = await registerRestaurant(origin);
  const cookies = {
    visitor: [],
    diner: [{ ...(await registerDiner(origin)), url: origin }],
    owner: [cookie],
    admin: [admin],
    agent: [await cookieOf(DEMO_AGENT)],
    designer: [await cookieOf(DEMO_DESIGNER)],
    manager: [await cookieOf(DEMO_MANAGER)],
    newcomer: [{ ...newcomer.cookie, url: origin }],
  };
  const world = await fillWorld(origin, {
    owner: cookie,
    depositOwner: await cookieOf(DEMO_TACO_OWNER),
    admin,
    databaseUrl,
  });
  world.things.newcomer = newcomer.slug;
  await mkdir(folder, { recursive: true });
  let problems = 0;
  let pictures = 0;
  for (const { tag, width, height, dark = false, locale = "en-GB", pages } of looks) {
    const shown = pages.filter((page) => isWanted(page, tag));
    if (shown.length === 0) continue;
    const look = {
      viewport: { width, height },
      colorScheme: dark ? /** @type {const} */ ("dark") : /** @type {const} */ ("light"),
      locale,
      reducedMotion: /** @type {const} */ ("reduce"),
    };
    /** @type {Map<string, import("playwright").BrowserContext>} */
    const contexts = new Map();
    for (const [viewer, own] of Object.entries(cookies)) {
      const context = await browser.newContext(look);
      await context.addCookies(own);
      contexts.set(viewer, context);
    }
    for (const { name, path: template, as = "visitor", prepare, act } of shown) {
      const page = await contexts.get(as)?.newPage();
      if (!page) throw new Error(`Nobody looks as ${as}.`);
      await prepare?.(page, world);
      await openQuietly(page, origin + addressOf({ path: template }, world.things));
      if (act) {
        await act(page);
        await rest(page);
      }
      const file = `${name}-${tag}.png`;
      await page.screenshot({ path: path.join(folder, file), fullPage: true, animations: "disabled" });
      const offences = await offencesOn(page, { structure: true });
      const wider = await overflowOf(page);
      for (const { rule, at } of offences)
        console.log(`${file}: ${rule}\n    ${at.map((html) => html.slice(0, 160)).join("\n    ")}`);
      if (wider > 0) console.log(`${file}: ${wider} px wider than its window`);
      problems += offences.length + (wider > 0 ? 1 : 0);
      pictures += 1;
      // What one page keeps in the browser is not there for the next.
      await page.evaluate(() => window.localStorage.clear());
      await page.close();
    }
    for (const context of contexts.values()) await context.close();
  }
  console.log(`${pictures} pictures in screenshots/, ${problems} problems`);
  return session.end(problems === 0 ? 0 : 1);
});
