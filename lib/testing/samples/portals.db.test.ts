import sharp from "sharp";
import { newId } from "@/lib/core/ids/ids";
import { openSession } from "@/lib/people/auth/open-session";
import { app, appTest } from "@/lib/testing/fixtures";
import { cookieOf } from "@/lib/testing/seed-shop";
import { beginStory, expectSamples } from "./story";

const it = appTest.extend("beginsAt", "2026-11-28T10:00:00.000Z");

it("a designer gives Luigi's a look, and a developer tries an emulated printer", async () => {
  const story = await beginStory();
  const { shop, tell, aside } = story;
  const userId = newId("usr");
  await app.db.prisma.user.create({
    data: {
      id: userId,
      email: "designer@bazar.example",
      name: "Dario Rossi",
      passwordHash: "not a hash",
      role: "web_designer",
    },
  });
  await app.db.prisma.designAssignment.create({ data: { userId, tenantId: shop.tenantId } });
  const as = cookieOf(await openSession(app, { kind: "platform", subjectId: userId, secure: false }));
  await tell("listDesignedTenants", { as });
  await tell("getTheme", { as });
  const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#c0392b" } })
    .jpeg()
    .toBuffer();
  await tell("uploadThemePicture", {
    as,
    query: { use: "hero" },
    body: picture,
    headers: { "content-type": "image/jpeg" },
  });
  await tell("changeTheme", { as, body: { displayFont: "bricolage-grotesque" } });
  await tell("draftTheme", { as, body: { accent: "oklch(0.48 0.16 28)" } });
  await tell("getThemeDraft", { as });
  await tell("publishTheme", { as });
  await tell("undoTheme", { as });
  await aside("draftTheme", { as, body: { accent: "oklch(0.5 0.12 140)" } });
  await tell("discardThemeDraft", { as });

  const made = await aside("createPrinter", {
    body: { name: "Kitchen", kind: "star_cloudprnt", width: 80, ticketKinds: ["kitchen"] },
  });
  const code = made.code;
  story.call(code, "k72m4x8q0d5w3t9z1c6v");
  const printer = await tell("addEmulatedPrinter", { body: { code } });
  const id = printer.printers[0].id;
  await tell("listEmulatedPrinters");
  await tell("changeEmulatedPrinter", { body: { id, fault: "paper_out" } });
  await tell("removeEmulatedPrinter", { query: { id } });
  await expectSamples("portals", story);
}, 120_000);
