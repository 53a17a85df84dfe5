/**
 * Pictures of what a super-admin sees of a restaurant during a support visit. It ends before the next picture, because
 * the restaurant's own pages would show it.
 *
 * @typedef {import("./diner-states.mjs").World} World
 * @typedef {import("playwright").Page} Page
 */

const VISITS = "/api/admin/tenants/luigi/support-visits";

/** @param {Page} page @param {World} world */
export async function startVisit(page, { origin }) {
  const started = await page.request.post(origin + VISITS, { data: { reason: "To take a picture" } });
  if (!started.ok()) throw new Error(`The support visit was not started: ${await started.text()}`);
}

/** @param {Page} page */
export async function endVisits(page) {
  const { origin } = new URL(page.url());
  const { supportVisits } = await (await page.request.get(`${origin}/api/admin/tenants/luigi`)).json();
  for (const { id } of supportVisits) await page.request.delete(`${origin}${VISITS}/${id}`);
}
