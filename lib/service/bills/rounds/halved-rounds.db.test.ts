import { expect } from "vitest";
import { billTest as it, room } from "@/lib/testing/fixtures";
import { orderAtTables, phoneAt } from "@/lib/testing/table-rounds";
import { asTableOwner } from "@/lib/testing/test-database";

const accept = (roundId: string) => room.send("POST", `/guest-rounds/${roundId}/accept`, {});

it("keeps its halves on the way to the bill, also of a round that waited while the platform learned of them", async () => {
  await orderAtTables(room, "accepted");
  const labels = ["Margherita", "Diavola (+2.00)"];
  const optionGroups = [{ name: "Flavour", halves: "average", labels }];
  await room.asOwner("PATCH", `/products/${room.dish}`, { optionGroups });
  const { billId, token } = await room.openBill(1);
  const phone = await phoneAt(room, `bills/${token}`);
  const halves = { productId: room.dish, quantity: 1, selectedOptions: { Flavour: labels } };
  const first = (await phone.send([halves])).body.id;
  const second = (await phone.send([halves])).body.id;
  expect((await room.send("GET", "/guest-rounds")).body.rounds[0]).toMatchObject({
    total: 11,
    items: [{ optionNames: ["½ Margherita", "½ Diavola"] }],
  });
  await asTableOwner(`UPDATE guest_round SET lines = lines #- '{0,halvedGroups}' WHERE id = '${second}'`);
  await accept(first);
  expect((await accept(second)).status).toBe(200);
  const { items } = await room.bill(billId);
  expect(items.map(({ halvedGroups = [] }: { halvedGroups?: string[] }) => halvedGroups)).toEqual([
    ...[[], ["Flavour"], []],
  ]);
});
