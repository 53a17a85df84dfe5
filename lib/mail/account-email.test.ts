import { describe, expect, it } from "vitest";
import { LOCALES } from "@/lib/i18n/locales";
import { renderEmail } from "./render-email";

const url = "http://localhost:3000/reset-password?token=secret-of-the-link";
const restaurant = { name: "Trattoria Luigi", phone: "+39 011 1", address: "Via Roma 1", accent: "#7a1f3d" };

const emails = [
  [
    "password-reset",
    { sender: { name: "Bazar", accent: "#6d1f4a" }, name: "Ada <b>Diner</b>", url },
    "Bazar",
  ],
  ["prove-email", { sender: restaurant, name: "Ada <b>Diner</b>", url }, "Trattoria Luigi"],
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
