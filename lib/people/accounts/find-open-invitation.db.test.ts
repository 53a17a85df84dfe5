import { expect } from "vitest";
import { api, app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { emailedTokens, PASSWORD } from "@/lib/testing/people";
import { findOpenInvitation } from "./find-open-invitation";

it("tells an open invitation to whoever holds its link, and nothing once it is used", async () => {
  const email = "gina@team.example";
  const invite = () =>
    api("POST", `/api/tenant/${shop.slug}/invitations`, { as: shop.owner, body: { email, role: "staff" } });
  expect((await invite()).status).toBe(200);
  const [token = ""] = await emailedTokens(app, email);

  const open = await findOpenInvitation(app, { token });
  expect(open).toMatchObject({ email, role: "staff", hasAccount: false });
  expect(await findOpenInvitation(app, { token: `${token}x` })).toBeNull();
  await api("POST", "/api/auth/accept-invitation", {
    body: { token, name: "Gina", password: PASSWORD },
  });
  expect(await findOpenInvitation(app, { token })).toBeNull();
});
