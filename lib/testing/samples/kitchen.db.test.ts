import { app, appTest } from "@/lib/testing/fixtures";
import { sessionOf } from "@/lib/testing/people";
import { seedStaff } from "@/lib/testing/seed-shop";
import { beginStory, expectSamples, namePerson } from "./story";

const it = appTest.extend("beginsAt", "2026-11-28T17:00:00.000Z");

it("Luigi's kitchen: stations, printers, screens, and the drawer", async () => {
  const story = await beginStory();
  const { shop, bruschetta, diavola, pizze, tell, hear, aside } = story;
  const oven = await tell("createStation", { body: { name: "Oven", categoryIds: [pizze] } });
  const station = { stationId: oven.id };
  await tell("listStations");
  await tell("getStation", { params: station });
  await tell("updateStation", { params: station, body: { name: "Wood oven" } });
  const printer = await tell("createPrinter", {
    body: { name: "Kitchen", kind: "escpos_bridge", width: 80, ticketKinds: ["kitchen", "guest_slip"] },
  });
  const star = await aside("createPrinter", {
    body: { name: "Bar", kind: "star_cloudprnt", width: 80, ticketKinds: ["kitchen"] },
  });
  const epson = await aside("createPrinter", {
    body: { name: "Pass", kind: "epos_direct", width: 80, ticketKinds: ["expediter"] },
  });
  const codeOf = ({ code }: { code: string }) => code;
  for (const [made, name] of [
    [printer, "k7"],
    [star, "s7"],
    [epson, "e7"],
  ] as const)
    story.call(codeOf(made), `${name}2m4x8q0d5w3t9z1c6v`);
  const printerId = printer.printer.id;
  await tell("listPrinters");
  await tell("getPrinter", { params: { printerId } });
  await tell("updatePrinter", { params: { printerId }, body: { name: "Kitchen line" } });
  await tell("printTest", { params: { printerId } });
  const address = { code: codeOf(printer) };
  const claimed = await tell("claimTicket", { params: address, body: { state: "online" } });
  const jobId = claimed.job.id;
  await tell("confirmTicket", { params: address, body: { jobId, printed: true, state: "online" } });

  const placed = await aside("placeStaffOrder", {
    body: {
      type: "pickup",
      customerName: "Ben",
      channel: "counter",
      paymentMethod: "external",
      items: [
        { productId: bruschetta, quantity: 1 },
        { productId: diavola, quantity: 2, selectedOptions: { Size: ["Regular"] } },
      ],
    },
  });
  await app.jobs.drain(app);
  await tell("pollAsStarPrinter", {
    params: { code: codeOf(star) },
    body: {
      status: "23 6 0 0 0 0 0 0 0",
      printerMAC: "00:11:62:aa:bb:cc",
      statusCode: "200%20OK",
      printingInProgress: false,
    },
  });
  await tell("fetchStarTicket", {
    params: { code: codeOf(star) },
    query: { type: "application/vnd.star.starprnt" },
  });
  await tell("confirmStarTicket", { params: { code: codeOf(star) }, query: { code: "200 OK" } });
  await tell("pollAsEpsonPrinter", {
    params: { code: codeOf(epson) },
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "ConnectionType=GetRequest&ID=1",
  });
  const { jobs } = await tell("listPrintJobs", { query: { limit: "2" } });
  const job = { jobId: jobs[0].id };
  await tell("drawPrintJob", { params: job });
  const reprinted = await tell("reprintTicket", { params: job, body: {} });
  await tell("cancelPrintJob", { params: { jobId: reprinted.id } });
  await tell("renewPrinterCode", { params: { printerId } });
  await aside("removePrinter", { params: { printerId: epson.printer.id } });
  await tell("removePrinter", { params: { printerId: star.printer.id } });

  await tell("getKitchenSettings");
  await tell("saveKitchenSettings", { body: { soonMinutes: 8, lateMinutes: 15 } });
  const orderId = placed.order.id;
  await aside("changeOrderStatus", { params: { orderId }, body: { status: "preparing" } }).catch(() => null);
  await tell("listKitchenTickets");
  await tell("takeKitchenStep", { body: { kind: "start", subjectId: orderId } });
  await tell("listPickupNumbers");
  const begun = await hear("beginScreenPairing");
  const screenCookie = sessionOf(begun);
  const screen = await tell("pairKitchenScreen", {
    body: { code: begun.body.code, name: "At the pass", kind: "expediter", stationId: null },
  });
  story.call(begun.body.code, "K4M7");
  const screenId = screen.id;
  await tell("listKitchenScreens");
  await tell("getKitchenScreen", { params: { screenId } });
  await tell("getOwnScreen", { headers: screenCookie });
  await tell("listScreenTickets", { headers: screenCookie });
  await tell("takeScreenStep", { headers: screenCookie, body: { kind: "bump", subjectId: orderId } });
  const door = await hear("beginScreenPairing");
  await aside("pairKitchenScreen", {
    body: { code: door.body.code, name: "At the door", kind: "pickup", stationId: null },
  });
  await tell("listScreenNumbers", { headers: sessionOf(door) });
  await tell("watchKitchen", { headers: screenCookie });
  await tell("updateKitchenScreen", { params: { screenId }, body: { name: "Pass" } });
  await tell("removeKitchenScreen", { params: { screenId } });
  await tell("removeStation", { params: station });

  const waiter = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
  await namePerson(waiter, "Giulia Conti", "staff@luigi.example");
  await tell("getDrawerSettings");
  await tell("changeDrawerSettings", { body: { dayEndsAt: "04:00", countsBlind: false } });
  const main = { drawerId: "main" };
  const day = await tell("openDrawer", { params: main, body: { float: 100 } });
  await aside("createDrawer", { body: { name: "Counter" } });
  const purse = await tell("createDrawer", { body: { name: "Giulia’s purse", memberIds: [waiter.userId] } });
  await tell("getDrawer", { params: { drawerId: purse.id } });
  await tell("updateDrawer", { params: { drawerId: purse.id }, body: { name: "Purse 1" } });
  const till = { drawerId: day.drawerId };
  await tell("moveCash", {
    params: till,
    body: { direction: "out", amount: 12.4, reason: "Basil from the market" },
  });
  await tell("listDrawers");
  const dayId = day.id;
  await tell("closeDrawer", { params: till, body: { dayId, counted: 87.6 } });
  await tell("listDrawerDays");
  await tell("getDrawerDay", { params: { dayId } });
  await tell("printDrawerSheet", { params: { dayId } });
  await tell("printDrawerReport", { params: { dayId }, body: { printerId } });
  await tell("removeDrawer", { params: { drawerId: purse.id } });
  await expectSamples("kitchen", story);
}, 120_000);
