import { expect, test } from "vitest";
import { readTipsForm, type TipsForm } from "./tips-form";

const form: TipsForm = {
  tipsOnOrders: true,
  tipsOnBills: false,
  percents: "5, 10 15%",
  orderService: "",
  billService: "12,5",
  billsFromGuests: "6",
};

test("is read as the API takes it", () => {
  expect(readTipsForm(form)).toEqual({
    ok: true,
    body: {
      tips: { orders: true, bills: false, percents: [5, 10, 15] },
      serviceCharge: { orders: 0, bills: 12.5, billsFromGuests: 6 },
    },
  });
});

test.each([
  [{ percents: "" }, "percents", "tipsInvalid"],
  [{ percents: "10, 10" }, "percents", "tipsInvalid"],
  [{ percents: "1,2,3,4,5" }, "percents", "tipsInvalid"],
  [{ percents: "51" }, "percents", "tipsInvalid"],
  [{ orderService: "31" }, "orderService", "serviceInvalid"],
  [{ billService: "1.234" }, "billService", "serviceInvalid"],
  [{ billsFromGuests: "1" }, "billsFromGuests", "guestsInvalid"],
])("says what is wrong with %j", (changes, field, problem) => {
  expect(readTipsForm({ ...form, ...changes })).toMatchObject({ ok: false, problems: { [field]: problem } });
});
