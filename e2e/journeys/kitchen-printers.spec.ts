import { expect, type Locator, type Page } from "playwright/test";
import type { PrinterWire } from "@/lib/service/printers/printer-contract";
import { expectAccessible } from "../support/diner-test";
import { test } from "../support/staff-test";
import { openKitchen } from "../support/three-stations";

const SLOW = { timeout: 35_000 };

type Kitchen = Awaited<ReturnType<typeof openKitchen>>;

/** Adds a printer and switches an emulated one on that asks for its tickets. */
async function addPrinter(page: Page, slug: string, data: object): Promise<{ id: string; url: string }> {
  const added = await page.request.post(`/api/tenant/${slug}/printers`, { data: { width: 80, ...data } });
  expect(added.ok(), await added.text()).toBe(true);
  const { printer, url } = await added.json();
  return { id: printer.id, url };
}

/** Switches a printer on at the page of local tools. */
async function switchOn(page: Page, url: string, name: string): Promise<Locator> {
  await page.getByLabel("Address or code of the printer").fill(url);
  await page.getByRole("button", { name: "Switch on" }).click();
  const own = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(own.getByText("Asks for tickets")).toBeVisible();
  return own;
}

type Job = {
  id: string;
  label: string;
  printerId: string;
  state: string;
  mayBeTwice: boolean;
  attempts: number;
};

async function jobsOf(page: Page, { slug }: Kitchen): Promise<Job[]> {
  const { jobs } = await (await page.request.get(`/api/tenant/${slug}/print-jobs?limit=100`)).json();
  return jobs;
}

test("a kitchen of three stations prints on two printers, of which one dies", async ({ page, context }) => {
  test.slow();
  const kitchen = await openKitchen(page);
  const { slug, stations, order } = kitchen;
  const cold = await addPrinter(page, slug, {
    name: `Cold table ${slug}`,
    kind: "epos_direct",
    stationIds: [stations.cold, stations.sweets],
  });
  const oven = await addPrinter(page, slug, {
    name: `Oven side ${slug}`,
    kind: "star_cloudprnt",
    stationIds: [stations.oven],
    substituteId: cold.id,
  });

  const tools = await context.newPage();
  await tools.goto("/dev/printers");
  await expect(tools.getByRole("heading", { name: "Printers", level: 1 })).toBeVisible();
  const ovenDevice = await switchOn(tools, oven.url, `Oven side ${slug}`);
  const coldDevice = await switchOn(tools, cold.url, `Cold table ${slug}`);
  const papersOf = (device: Locator) => device.getByRole("figure");

  const state = async (id: string) => {
    const answer = await (await page.request.get(`/api/tenant/${slug}/printers`)).json();
    return answer.printers.find((printer: PrinterWire) => printer.id === id)?.state;
  };
  await expect.poll(() => state(oven.id)).toBe("online");
  await expect.poll(() => state(cold.id)).toBe("online");

  // Three stations, two printers: the oven's ticket on one, the others' on the other, each once.
  await order({ Margherita: 2, Marinara: 1, Tiramisù: 1 });
  await expect(papersOf(ovenDevice)).toHaveCount(1, SLOW);
  await expect(papersOf(coldDevice)).toHaveCount(2, SLOW);
  expect((await jobsOf(page, kitchen)).map(({ state: of, mayBeTwice }) => [of, mayBeTwice])).toEqual([
    ["printed", false],
    ["printed", false],
    ["printed", false],
  ]);
  await expectAccessible(tools);

  // The oven's printer dies with a ticket in its hands, and another one waits for it.
  await page.goto(`/t/${slug}`);
  await ovenDevice.getByRole("switch", { name: "Slow" }).click();
  const inHand = await order({ Diavola: 1 });
  await expect
    .poll(async () => (await jobsOf(page, kitchen)).find(({ label }) => label === inHand.number)?.state, SLOW)
    .toBe("claimed");
  await ovenDevice.getByRole("switch", { name: "Dead" }).click();
  const diedAt = Date.now();
  const waiting = await order({ Margherita: 1 });
  const alarm = page.getByText(`Oven side ${slug}: No connection.`, { exact: false });
  await expect(alarm).toBeVisible(SLOW);
  expect(Date.now() - diedAt).toBeLessThan(30_000);
  await expectAccessible(page);

  // The substitute prints both; the one that may have been printed says so.
  await expect(papersOf(coldDevice)).toHaveCount(4, SLOW);
  const moved = async (number: string) => (await jobsOf(page, kitchen)).find(({ label }) => label === number);
  expect(await moved(inHand.number)).toMatchObject({
    printerId: cold.id,
    state: "printed",
    mayBeTwice: true,
  });
  expect(await moved(waiting.number)).toMatchObject({
    printerId: cold.id,
    state: "printed",
    mayBeTwice: false,
  });

  // It comes back: the board is calm, and the next ticket is its own again.
  await ovenDevice.getByRole("switch", { name: "Slow" }).click();
  await ovenDevice.getByRole("switch", { name: "Dead" }).click();
  await expect(alarm).toBeHidden(SLOW);
  await order({ Diavola: 2 });
  await expect(papersOf(ovenDevice)).toHaveCount(2, SLOW);
  await expect(papersOf(coldDevice)).toHaveCount(4);

  // Nothing is lost, and nothing was printed twice without a mark.
  const jobs = await jobsOf(page, kitchen);
  expect(jobs.map(({ state: of }) => of)).toEqual(jobs.map(() => "printed"));
  expect(jobs).toHaveLength(6);
  expect(jobs.filter(({ attempts, mayBeTwice }) => attempts > 1 && !mayBeTwice)).toEqual([]);

  // Out of paper: the board knows at once.
  await coldDevice.getByLabel("What is wrong").selectOption({ label: "Out of paper" });
  await expect(page.getByText(`Cold table ${slug}: Out of paper.`, { exact: false })).toBeVisible(SLOW);
  await coldDevice.getByLabel("What is wrong").selectOption({ label: "Nothing" });
  await expect(page.getByText(`Cold table ${slug}: Out of paper.`, { exact: false })).toBeHidden(SLOW);

  for (const device of [ovenDevice, coldDevice])
    await device.getByRole("button", { name: /^Remove/ }).click();
  await expect(ovenDevice).toBeHidden();
});
