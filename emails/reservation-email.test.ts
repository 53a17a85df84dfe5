import { describe, expect, it } from "vitest";
import { LOCALES } from "@/lib/core/i18n/locales";
import type { EmailProps, EmailTemplate } from "@/lib/platform/mail/email-templates";
import { renderEmail } from "./render-email";

const booking = {
  restaurant: {
    name: "Trattoria Luigi",
    phone: "+39 011 555 0100",
    address: "Via Roma 1, Torino",
    accent: "oklch(0.55 0.16 35)",
    country: "IT",
  },
  customerName: "Ada <b>Diner</b>",
  startsAt: "2027-03-28T18:30:00.000Z",
  timeZone: "Europe/Rome",
  guestCount: 4,
  specialRequests: "By the window",
  calendar: {
    uid: "rsv_1@bazar.example",
    sequence: 0,
    madeAt: "2027-03-01T08:00:00.000Z",
    endsAt: "2027-03-28T20:00:00.000Z",
  },
};
const cancelUrl = "https://bazar.example/s/luigi/reservations/rsv_1/cancel?token=secret";

type ReservationTemplate = Extract<EmailTemplate, `reservation-${string}`>;

const PROPS: Pick<EmailProps, ReservationTemplate> = {
  "reservation-confirmed": { ...booking, cancelUrl },
  "reservation-deposit": {
    ...booking,
    payUntil: "2027-03-02T08:00:00.000Z",
    payUrl: "https://bazar.example/s/luigi/reservations/rsv_1/deposit?token=secret",
  },
  "reservation-changed": booking,
  "reservation-reminder": { ...booking, cancelUrl },
  "reservation-canceled": { ...booking, canceledBy: "restaurant" },
};

function rendered<T extends ReservationTemplate>(
  template: T,
  changes: Partial<EmailProps[T]> = {},
  locale = "en",
) {
  return renderEmail({ template, locale, props: { ...PROPS[template], ...changes } });
}

describe.each(Object.keys(PROPS) as ReservationTemplate[])("%s", (template) => {
  it.each(LOCALES)("says who, when and where in %s, by the restaurant's clocks", async (locale) => {
    const email = await rendered(template, {}, locale);
    expect(email.subject).toContain("Trattoria Luigi");
    expect(email.html).toContain(`lang="${locale}"`);
    for (const part of [email.html, email.text]) {
      expect(part).toContain("20:30");
      expect(part).toContain("28");
      expect(part).toContain("4");
      expect(part).toContain("By the window");
      expect(part).toContain(booking.restaurant.address);
      expect(part).toContain(booking.restaurant.phone);
    }
  });

  it("never lets a guest's text become markup", async () => {
    const { html } = await rendered(template, { specialRequests: "<img src=x>" });
    expect(html).not.toContain("<b>Diner</b>");
    expect(html).not.toContain("<img src=x>");
  });

  it("greets a guest without a name", async () => {
    expect((await rendered(template, { customerName: "" })).text).toContain("Hello,");
  });
});

it("writes times as the restaurant's country does", async () => {
  const restaurant = { ...booking.restaurant, country: "US" };
  expect((await rendered("reservation-confirmed", { restaurant })).text).toMatch(/8:30\sPM/);
});

it("comes with the booking for the guest's calendar, which knows of a cancellation", async () => {
  const contents = async (template: ReservationTemplate) =>
    (await rendered(template)).attachments.map(({ filename, content }) => [
      filename,
      /STATUS:(\w+)/.exec(content)?.[1],
      content.includes("DTEND:20270328T200000Z"),
    ]);
  expect(await contents("reservation-confirmed")).toEqual([["booking.ics", "CONFIRMED", true]]);
  expect(await contents("reservation-reminder")).toEqual([["booking.ics", "CONFIRMED", true]]);
  expect(await contents("reservation-canceled")).toEqual([["booking.ics", "CANCELLED", true]]);
});

it("still sends what an older version queued, without a calendar file", async () => {
  const { calendar: _, ...props } = PROPS["reservation-changed"];
  const email = await renderEmail({ template: "reservation-changed", locale: "en", props });
  expect([email.attachments, email.text.includes("Trattoria Luigi")]).toEqual([[], true]);
});

it("gives the link that cancels only with the confirmation and the reminder", async () => {
  for (const template of ["reservation-confirmed", "reservation-reminder"] as const)
    expect((await rendered(template)).text).toContain(cancelUrl);
  for (const template of ["reservation-changed", "reservation-canceled"] as const) {
    expect((await rendered(template)).text).not.toContain("token=");
  }
});

it("says who canceled", async () => {
  expect((await rendered("reservation-canceled")).text).toContain("Trattoria Luigi had to cancel");
  const own = await rendered("reservation-canceled", { canceledBy: "customer" });
  expect(own.text).toContain("You have cancelled this booking");
});

it("says what was paid and what becomes of it", async () => {
  const deposit = {
    status: "paid" as const,
    amountMinor: 4000,
    currency: "EUR",
    refundableUntil: "2027-03-27T18:30:00.000Z",
  };
  const confirmed = await rendered("reservation-confirmed", { deposit });
  expect(confirmed.text).toMatch(/€40\.00 paid\. .*Saturday/);
  const canceled = (status: "returned" | "kept") =>
    rendered("reservation-canceled", { deposit: { ...deposit, status } });
  expect((await canceled("returned")).text).toContain("€40.00 is on its way back to you");
  expect((await canceled("kept")).text).toContain("the restaurant keeps it");
});

describe("an email to somebody on the waitlist", () => {
  const { calendar: _, ...waiting } = booking;
  const url = "https://bazar.example/s/luigi/waitlist/wtl_1?token=secret";
  const until = "2027-03-27T18:30:00.000Z";

  it("does not say that they booked a table", async () => {
    const emails = [
      { template: "waitlist-offer", props: { ...waiting, offerUntil: until, offerUrl: url } },
      { template: "waitlist-joined", props: { ...waiting, latestAt: until, requestUrl: url } },
      { template: "waitlist-opening", props: { ...waiting, offerUntil: until, offerUrl: url } },
    ] as const;
    for (const email of emails) {
      const { text } = await renderEmail({ ...email, locale: "en" });
      expect(text).toContain("because you asked for a table at Trattoria Luigi");
      expect(text).not.toContain("you booked");
    }
    const { text } = await rendered("reservation-confirmed");
    expect(text).toContain("because you booked a table at Trattoria Luigi");
  });
});
