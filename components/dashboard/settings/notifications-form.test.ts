import { describe, expect, it } from "vitest";
import { readNotificationsForm } from "./notifications-form";

describe("readNotificationsForm", () => {
  it("reads addresses however they are separated", () => {
    const alertEmails = "a@luigi.example\nb@luigi.example, c@luigi.example";
    expect(readNotificationsForm({ unseenMinutes: " 7 ", alertEmails })).toEqual({
      ok: true,
      body: { unseenMinutes: 7, alertEmails: ["a@luigi.example", "b@luigi.example", "c@luigi.example"] },
    });
  });

  it.each([
    [{ unseenMinutes: "0", alertEmails: "" }, { unseenMinutes: "unseenInvalid" }],
    [{ unseenMinutes: "5", alertEmails: "a@luigi" }, { alertEmails: "emailInvalid" }],
    [
      { unseenMinutes: "5", alertEmails: "abcdef".replaceAll(/./g, "$&@luigi.example ") },
      { alertEmails: "emailsTooMany" },
    ],
  ])("names what has to be put right: %j", (form, problems) => {
    expect(readNotificationsForm(form)).toEqual({ ok: false, problems });
  });
});
