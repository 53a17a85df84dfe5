import { describe, expect, it } from "vitest";
import { renderEmail } from "@/emails/render-email";
import { LOCALES } from "@/lib/core/i18n/locales";

const url = "http://localhost:3000/reset-password?token=secret-of-the-link";
const restaurant = { name: "Trattoria Luigi", phone: "+39 011 1", address: "Via Roma 1", accent: "#7a1f3d" };

const emails = [
  [
    "password-reset",
    { sender: { name: "Bazar", accent: "#6d1f4a" }, name: "Ada <b>Diner</b>", url },
    "Bazar",
  ],
  ["prove-email", { sender: restaurant, name: "Ada <b>Diner</b>", url }, "Trattoria Luigi"],
  ["prove-owner-email", { name: "Ada <b>Diner</b>", restaurant: restaurant.name, url }, "Trattoria Luigi"],
  [
    "staff-invitation",
    { restaurant, invitedBy: "Luigi <b>Ferrero</b>", role: "co_manager", url },
    "Trattoria Luigi",
  ],
] as const;

describe.each(emails)("%s", (template, props, sender) => {
  it.each(LOCALES)("says in %s who writes, and gives the link", async (locale) => {
    const email = await renderEmail({ template, locale, props });
    expect(email.subject).toContain(sender);
    expect(email.html).toContain(`lang="${locale}"`);
    for (const part of [email.html, email.text]) expect(part).toContain("token=secret-of-the-link");
    expect(email.html).not.toMatch(/<b>(Diner|Ferrero)<\/b>/);
    expect(email.text).not.toContain("undefined");
  });
});

it("speaks of no phone and no address where the platform itself writes", async () => {
  const [template, props] = emails[0];
  const { text } = await renderEmail({ template, locale: "en", props });
  expect(text.trim().split("\n").at(-1)).toBe("Bazar");
});

it.each(LOCALES)(
  "sends a restaurant's words to strangers as the platform and without links of them in %s",
  async (locale) => {
    const name = "Win at https://evil.example or write@evil.example";
    const emails = [
      { template: "prove-owner-email", locale, props: { name, restaurant: name, url } },
      {
        template: "staff-invitation",
        locale,
        props: { restaurant: { name }, invitedBy: name, role: "staff", url },
      },
    ] as const;
    for (const email of emails) {
      const { subject, html, text } = await renderEmail(email);
      for (const part of [subject, html, text]) expect(part).not.toMatch(/evil\.example|https:\/|write@evil/);
      expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([url]);
      expect(text.trim().split("\n").at(-1)).toBe("Bazar");
    }
  },
);
