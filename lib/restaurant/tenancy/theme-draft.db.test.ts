import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { openSession } from "@/lib/people/auth/open-session";
import { api, app, shopTest as it, shop } from "@/lib/testing/fixtures";
import { cookieOf } from "@/lib/testing/seed-shop";

let designer: ReturnType<typeof cookieOf>;
it.beforeEach(async () => {
  const id = newId("usr");
  await app.db.prisma.user.create({
    data: { id, email: `${id}@design.example`, name: "Dora", passwordHash: "no hash", role: "web_designer" },
  });
  await app.db.prisma.designAssignment.create({ data: { userId: id, tenantId: shop.tenantId } });
  designer = cookieOf(await openSession(app, { kind: "platform", subjectId: id, secure: false }));
});

const call = (method: "GET" | "PATCH" | "POST" | "DELETE", what: string, body?: object) =>
  api(method, `/api/designer/tenants/${shop.slug}/theme${what}`, { as: designer, ...(body ? { body } : {}) });
const shownAccent = async () => (await api("GET", `/api/public/${shop.slug}`)).body.accent;
const actions = async () => {
  const entries = await app.db.prisma.auditEntry.findMany({
    where: { tenantId: shop.tenantId },
    orderBy: { id: "asc" },
  });
  return entries.map(({ action }) => action);
};

describe("the draft of a theme", () => {
  it("is seen by guests once it is published, and no longer once that is undone", async () => {
    const before = await shownAccent();
    const drafted = await call("PATCH", "/draft", { accent: "#123456" });
    expect(drafted.body).toMatchObject({
      draft: { accent: "#123456" },
      published: { accent: before },
      undo: null,
    });
    expect(await shownAccent()).toBe(before);
    const published = await call("POST", "/publish");
    expect(published.body).toMatchObject({
      draft: null,
      published: { accent: "#123456" },
      undo: { look: { accent: before } },
    });
    expect(await shownAccent()).toBe("#123456");
    const undone = await call("POST", "/undo");
    expect(undone.body).toMatchObject({
      draft: { accent: "#123456" },
      published: { accent: before },
      undo: null,
    });
    expect(await shownAccent()).toBe(before);
    expect(await actions()).toEqual(["publishTheme", "undoTheme"]);
  });

  it("is none when it ends as what is published, or is discarded", async () => {
    const { published } = (await call("PATCH", "/draft", { accent: "#123456" })).body;
    expect((await call("PATCH", "/draft", { accent: published.accent })).body.draft).toBeNull();
    await call("PATCH", "/draft", { displayFont: "instrument-sans" });
    expect((await call("DELETE", "/draft")).status).toBe(204);
    expect((await call("GET", "/draft")).body.draft).toBeNull();
    expect((await call("POST", "/publish")).body.error).toBe("NOTHING_TO_PUBLISH");
    expect((await call("POST", "/undo")).body.error).toBe("NOTHING_TO_UNDO");
    expect(await actions()).toEqual([]);
  });

  it("cannot be undone over what the restaurant itself changed since", async () => {
    await call("PATCH", "/draft", { accent: "#123456" });
    await call("POST", "/publish");
    await api("PATCH", `/api/tenant/${shop.slug}/settings`, { as: shop.owner, body: { accent: "#654321" } });
    expect((await call("GET", "/draft")).body.undo).toBeNull();
    expect((await call("POST", "/undo")).body.error).toBe("THEME_CHANGED");
    expect(await shownAccent()).toBe("#654321");
  });

  it("is published once by many rivals, and undone once", async () => {
    const before = await shownAccent();
    await call("PATCH", "/draft", { accent: "#123456" });
    const published = await Promise.all(Array.from({ length: 8 }, () => call("POST", "/publish")));
    expect(published.filter(({ status }) => status === 200)).toHaveLength(1);
    const undone = await Promise.all(Array.from({ length: 8 }, () => call("POST", "/undo")));
    expect(undone.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await shownAccent()).toBe(before);
  });
});
