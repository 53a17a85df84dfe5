import { expect } from "vitest";
import { EVENT_DEFINITIONS } from "@/lib/platform/events/event-definition";
import { EVENT_TYPES } from "@/lib/platform/events/event-type";
import { bringAboutEvents } from "@/lib/testing/bring-about-events";
import { app, billTest, room } from "@/lib/testing/fixtures";
import { settledSample } from "@/lib/testing/settled-sample";
import { startReceiver } from "@/lib/testing/webhook-receiver";

const it = billTest
  .extend("settings", { scope: "file" }, { WEBHOOK_ALLOW_LOOPBACK: "1" })
  .extend("beginsAt", "2026-11-18T11:00:00.000Z");

it("every type is brought about, says what its schema says, and its fullest is the document's sample", async () => {
  const receiver = await startReceiver();
  await bringAboutEvents(receiver.url);
  await receiver.close();
  const events = await app.db.prisma.event.findMany({
    where: { tenantId: room.shop.tenantId },
    orderBy: { sequence: "asc" },
  });
  const lengthOf = ({ data }: { data: unknown }) => JSON.stringify(data).length;
  const fullest = EVENT_TYPES.flatMap((type) => {
    const [event] = events.filter((each) => each.type === type).sort((a, b) => lengthOf(b) - lengthOf(a));
    return event ? [[type, event.data] as const] : [];
  });
  expect(fullest.map(([type]) => type)).toEqual(EVENT_TYPES);
  for (const { type, data } of events) {
    const { success, error } = EVENT_DEFINITIONS[type as (typeof EVENT_TYPES)[number]].data
      .strict()
      .safeParse(data);
    expect(error?.issues ?? [], `${type} ${JSON.stringify(data)}`).toEqual([]);
    expect(success).toBe(true);
  }
  const samples = Object.fromEntries(
    fullest.map(([type, data]) => [type, settledSample(EVENT_DEFINITIONS[type].data.parse(data))]),
  );
  await expect(`${JSON.stringify(samples, null, 2)}\n`).toMatchFileSnapshot(
    "../platform/events/event-samples.json",
  );
}, 60_000);
