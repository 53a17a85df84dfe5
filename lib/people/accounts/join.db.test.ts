import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { findReferrer } from "@/lib/people/referrals/find-referrer";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { seedShop } from "@/lib/testing/seed-shop";

describe("the address of a new restaurant", () => {
  const check = async (slug: string) =>
    (await api("GET", "/api/auth/restaurant-address", { query: { slug } })).body;

  it("is free, or taken with one like it that is free", async () => {
    const { slug } = await seedShop(app);
    expect(await check("a-new-place")).toEqual({ available: true, suggestion: null });
    expect(await check(slug.toUpperCase())).toEqual({ available: false, suggestion: `${slug}-2` });
    expect(await check("admin")).toEqual({ available: false, suggestion: "admin-2" });
    expect(await check("no spaces")).toEqual({ available: false, suggestion: null });
  });
});

describe("who sent a restaurant", () => {
  it("is shown by first name and a letter, for the code in any case", async () => {
    const id = newId("usr");
    await app.db.prisma.user.create({
      data: {
        id,
        email: `${id}@agent.example`,
        name: "Anna Maria Keller",
        passwordHash: "no hash",
        role: "sales_agent",
        agent: { create: { code: "SENTBY" } },
      },
    });
    expect(await findReferrer(app, { refCode: "sentby" })).toBe("Anna K.");
    expect(await findReferrer(app, { refCode: "NOBODY" })).toBeNull();
  });
});
