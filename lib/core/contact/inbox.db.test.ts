import fc from "fast-check";
import { expect } from "vitest";
import { app, appTest as test } from "@/lib/testing/fixtures";
import { inboxOf } from "./inbox";

test("the database reads the inbox of an address by the same rule", async () => {
  const local = fc.stringMatching(/^[a-zA-Z0-9._+-]{1,12}$/);
  const host = fc.constantFrom("gmail.com", "GoogleMail.com", "diner.example", "mail.diner.example");
  const emails = fc.sample(fc.tuple(local, host), 300).map((parts) => parts.join("@"));
  const rows = await app.db.sql.query<{ inbox: string }>(
    "SELECT inbox_of(email) AS inbox FROM unnest($1::text[]) WITH ORDINALITY AS each(email, place) ORDER BY place",
    [emails],
  );
  expect(rows.map(({ inbox }) => inbox)).toEqual(emails.map(inboxOf));
});
