/**
 * `npm run screenshots` makes a picture of every page, at 390 and 1280 pixels, in light and dark, in screenshots/, and
 * checks each with axe. `-- --only money` takes those whose name contains the word, `-- --url http://localhost:3000`
 * asks a server that runs already, `-- --readme` draws the picture of the README anew. Ends with 1 when a page breaks
 * WCAG 2.2 AA or is wider than its window.
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { ensureChromium, findChromium } from "../launch/browser.mjs";
import { projectFolder } from "../launch/project.mjs";
import { runSession } from "../launch/session.mjs";
import { fillBoard } from "./busy-board.mjs";
import { openDemoSite, signInDemo } from "./demo-site.mjs";
import { offencesOn, openQuietly, overflowOf } from "./look-at-page.mjs";
import { drawOverview } from "./readme-picture.mjs";
import { DEMO_ADMIN, DEMO_AGENT, DEMO_DESIGNER, DEMO_OWNER, SHOWN_PAGES } from "./shown-pages.mjs";

const folder = path.join(projectFolder, "screenshots");
const widths = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const schemes = /** @type {const} */ (["light", "dark"]);

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    url: { type: "string" },
    readme: { type: "boolean", default: false },
  },
});

await runSession(async (session) => {
  const pages = SHOWN_PAGES.filter(({ name }) => !values.only || name.includes(values.only));
  if (pages.length === 0) throw new Error(`No page is called ${values.only}.`);
  await ensureChromium();
  const origin = await openDemoSite(session, values.url);
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
  const cookies = {
    visitor: [],
    owner: [cookie],
    admin: [await cookieOf(DEMO_ADMIN)],
    agent: [await cookieOf(DEMO_AGENT)],
    designer: [await cookieOf(DEMO_DESIGNER)],
  };
  await mkdir(folder, { recursive: true });
  let problems = 0;
  for (const viewport of widths) {
    for (const colorScheme of schemes) {
      const look = { viewport, colorScheme, locale: "en-GB", reducedMotion: /** @type {const} */ ("reduce") };
      /** @type {Map<string, import("playwright").BrowserContext>} */
      const contexts = new Map();
      for (const [viewer, own] of Object.entries(cookies)) {
        const context = await browser.newContext(look);
        await context.addCookies(own);
        contexts.set(viewer, context);
      }
      for (const { name, path: place, as = "visitor" } of pages) {
        const page = await contexts.get(as)?.newPage();
        if (!page) throw new Error(`Nobody looks as ${as}.`);
        await openQuietly(page, origin + place);
        const file = `${name}-${viewport.width}-${colorScheme}.png`;
        await page.screenshot({ path: path.join(folder, file), fullPage: true, animations: "disabled" });
        const offences = await offencesOn(page);
        const wider = await overflowOf(page);
        for (const { rule, at } of offences) console.log(`${file}: ${rule}\n    ${at.join("\n    ")}`);
        if (wider > 0) console.log(`${file}: ${wider} px wider than its window`);
        problems += offences.length + (wider > 0 ? 1 : 0);
        await page.close();
      }
      for (const context of contexts.values()) await context.close();
    }
  }
  console.log(
    `${pages.length * widths.length * schemes.length} pictures in screenshots/, ${problems} problems`,
  );
  return session.end(problems === 0 ? 0 : 1);
});
