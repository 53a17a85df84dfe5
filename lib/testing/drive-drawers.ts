import { api, shop } from "./fixtures";
import { orderBody } from "./seed-shop";

export type Body = Record<string, unknown>;
export type As = { cookie: string };

export const send = (method: string, path: string, body?: Body, as: As = shop.owner, key?: string) =>
  api(method, `/api/tenant/${shop.slug}${path}`, {
    ...{ as, ...(body && { body }) },
    ...(key && { headers: { "idempotency-key": key } }),
  });
export async function done(method: string, path: string, body?: Body, as?: As) {
  const { status, body: answer, text } = await send(method, path, body, as);
  if (status !== 200) throw new Error(text);
  return answer;
}
export const open = (float = 100, more: Body = {}, drawerId = "main") =>
  done("POST", `/drawers/${drawerId}/open`, { float, ...more });
export const close = (day: { id: string; drawerId: string }, counted: number, as?: As) =>
  done("POST", `/drawers/${day.drawerId}/close`, { dayId: day.id, counted }, as);
export const reportOf = async (dayId: string) => (await done("GET", `/drawer-days/${dayId}`)).report;

export async function order(changes: Body = {}): Promise<{ id: string; total: number }> {
  const body = { ...orderBody(shop), channel: "counter", paymentMethod: "external", customerEmail: null };
  return (await done("POST", "/orders", { ...body, ...changes })).order;
}
export const take = (id: string, body: Body = { method: "cash" }, as?: As) =>
  done("POST", `/orders/${id}/payments`, body, as);
export async function taken(body?: Body, as?: As): Promise<{ id: string; total: number }> {
  const made = await order();
  await take(made.id, body, as);
  return made;
}
export const TERMINAL = { method: "external", type: "terminal" };
