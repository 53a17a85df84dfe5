import { runWaitlist } from "@/lib/service/waitlist/run-waitlist";
import { api, app, appTest } from "@/lib/testing/fixtures";
import { pay } from "@/lib/testing/online-payments";
import { cancelTokenOf, seedRoom } from "@/lib/testing/seed-room";
import { beginStory, expectSamples } from "./story";

const it = appTest.extend("beginsAt", "2026-11-28T11:00:00.000Z");

it("guests book tables at Luigi's and wait for one", async () => {
  const story = await beginStory();
  const { shop, tell, aside } = story;
  const { window, corner } = await seedRoom(app, shop, { window: 4, corner: 2 });
  await tell("getReservationPolicy");
  await tell("changeReservationPolicy", { body: { leadMinutes: 30, onlineWaitlist: true } });
  await tell("getDeskReservationConfig");
  await tell("getReservationConfig");
  await tell("getReservationAvailability", { query: { date: "2026-11-29", guestCount: "2" } });
  const guest = {
    customerName: "Ada Lovelace",
    customerEmail: "ada@example.com",
    customerPhone: "+39 333 123 4567",
  };
  const booking = {
    ...guest,
    guestCount: 2,
    date: "2026-11-29",
    timeSlot: "19:30",
    specialRequests: "A quiet table",
  };
  const booked = await tell("bookTable", { body: booking });
  const params = { reservationId: booked.id };
  await app.jobs.drain(app);
  const token = await cancelTokenOf(app, booked.id);
  story.call(token, "token-from-the-email");
  await tell("listOwnReservationTimes", { params, body: { token, date: "2026-11-30", guestCount: 3 } });
  await tell("changeOwnReservation", {
    params,
    body: { token, date: "2026-11-30", timeSlot: "20:00", guestCount: 3 },
  });
  await tell("getReservation", { params });
  await tell("listReservations", { query: { from: "2026-11-30", to: "2026-11-30" } });
  await tell("createReservation", {
    body: {
      source: "phone",
      customerName: "Ben",
      customerPhone: "+39 333 765 4321",
      guestCount: 2,
      date: "2026-11-29",
      timeSlot: "20:00",
    },
  });
  await tell("updateReservation", { params, body: { note: "Birthday", tableIds: [window] } });
  await tell("cancelReservation", { params, body: { token } });
  await tell("eraseReservation", { params, body: { token } });
  await aside("changeReservationPolicy", { body: { slotLengthMinutes: 180 } });
  const entry = await tell("joinWaitlist", {
    body: { customerName: "Dora", guestCount: 2, customerEmail: "dora@example.com", quotedMinutes: 20 },
  });
  await tell("listWaitlist");
  const entryId = entry.id;
  await tell("offerTable", { params: { entryId }, body: { tableIds: [corner] } });
  await tell("seatFromWaitlist", { params: { entryId }, body: { tableIds: [corner] } });
  const other = await aside("joinWaitlist", { body: { customerName: "Emil", guestCount: 2 } });
  await tell("removeFromWaitlist", { params: { entryId: other.id } });

  for (const table of [window, corner])
    await aside("createReservation", {
      body: {
        source: "phone",
        customerName: "Lenz & Partner",
        guestCount: 2,
        date: "2026-12-10",
        timeSlot: "19:00",
        tableIds: [table],
      },
    });
  const request = { guestCount: 2, date: "2026-12-10", earliest: "19:00", latest: "20:30" };
  const ask = async (customerName: string, how: "tell" | "aside") => {
    await story[how]("askForTable", {
      body: { customerName, customerEmail: `${customerName.toLowerCase()}@example.com`, ...request },
    });
    await app.jobs.drain(app);
    const { props } = await app.db.prisma.email.findFirstOrThrow({
      where: { template: "waitlist-joined" },
      orderBy: { id: "desc" },
    });
    const url = new URL((props as { requestUrl: string }).requestUrl);
    return { entryId: url.pathname.split("/").at(-1) ?? "", token: url.searchParams.get("token") ?? "" };
  };
  const ada = await ask("Ada", "tell");
  story.call(ada.token, "token-from-the-email");
  const emil = await ask("Emil", "aside");
  await tell("listTableRequests");
  await tell("changeTableRequest", {
    params: { entryId: ada.entryId },
    body: { token: ada.token, earliest: "18:30", latest: "21:00" },
  });
  await tell("readOffer", { params: { entryId: ada.entryId }, body: { token: ada.token } });
  const { reservations } = await aside("listReservations", {
    query: { from: "2026-12-10", to: "2026-12-10" },
  });
  for (const { id } of reservations)
    await aside("updateReservation", { params: { reservationId: id }, body: { status: "canceled" } });
  await app.jobs.drain(app);
  await runWaitlist(app);
  const opening = await app.db.prisma.email.findFirstOrThrow({
    where: { template: "waitlist-opening", to: "ada@example.com" },
  });
  const offer = new URL((opening.props as { offerUrl: string }).offerUrl);
  const accepted = offer.searchParams.get("token") ?? "";
  story.call(accepted, "token-from-the-email");
  await tell("acceptOffer", { params: { entryId: ada.entryId }, body: { token: accepted } });
  await tell("declineOffer", { params: { entryId: emil.entryId }, body: { token: emil.token } });
  await aside("changeReservationPolicy", {
    body: { deposit: { perGuest: 10, fromParty: 2, refundHours: 24 } },
  });
  const asked = await aside("bookTable", { body: { ...booking, date: "2026-12-05" } });
  story.call(asked.deposit.token, "token-of-the-deposit");
  await tell("payDeposit", { params: { reservationId: asked.id }, body: { token: asked.deposit.token } });
  await pay(api, asked.deposit.clientSecret);
  await app.jobs.drain(app);
  await tell("refundDeposit", {
    params: { reservationId: asked.id },
    body: { amount: 5, reason: "One guest fewer" },
  });
  const phoned = await aside("createReservation", {
    body: {
      source: "phone",
      customerName: "Cleo",
      customerEmail: "cleo@example.com",
      guestCount: 2,
      date: "2026-12-06",
      timeSlot: "20:00",
      deposit: "ask",
    },
  });
  await tell("takeDeposit", { params: { reservationId: phoned.id }, body: { method: "cash" } });
  await tell("getBookingReport", { query: { from: "2026-11-01", to: "2026-11-28" } });
  await expectSamples("bookings", story);
}, 120_000);
