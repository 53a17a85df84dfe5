import type { BodyOf } from "@/components/data/api";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import {
  MAX_SERVICE_PERCENT,
  SERVICE_GUESTS,
  TIP_COUNT,
  TIP_PERCENT,
} from "@/lib/restaurant/tenancy/settings-limits";
import { type Problems, readDecimal, reading, readWhole } from "../frame/reading";

/** Tips and service charges as they are edited; percents are text until they are saved. */
export type TipsForm = {
  tipsOnOrders: boolean;
  tipsOnBills: boolean;
  percents: string;
  orderService: string;
  billService: string;
  billsFromGuests: string;
};

export function tipsForm({ tips, serviceCharge }: Settings): TipsForm {
  return {
    tipsOnOrders: tips.orders,
    tipsOnBills: tips.bills,
    percents: tips.percents.join(", "),
    orderService: serviceCharge.orders === 0 ? "" : String(serviceCharge.orders),
    billService: serviceCharge.bills === 0 ? "" : String(serviceCharge.bills),
    billsFromGuests: serviceCharge.billsFromGuests === null ? "" : String(serviceCharge.billsFromGuests),
  };
}

export function readTipsForm(form: TipsForm) {
  const problems: Problems = {};
  const percents = readPercents(form.percents);
  if (percents === null) problems.percents = "tipsInvalid";
  const [orders, bills] = [readService(form.orderService), readService(form.billService)];
  if (orders === null) problems.orderService = "serviceInvalid";
  if (bills === null) problems.billService = "serviceInvalid";
  const isEverybody = form.billsFromGuests.trim() === "";
  const billsFromGuests = isEverybody ? null : readWhole(form.billsFromGuests, SERVICE_GUESTS);
  if (!isEverybody && billsFromGuests === null) problems.billsFromGuests = "guestsInvalid";
  return reading(
    problems,
    (): BodyOf<"updateSettings"> => ({
      tips: { orders: form.tipsOnOrders, bills: form.tipsOnBills, percents: percents ?? [] },
      serviceCharge: { orders: orders ?? 0, bills: bills ?? 0, billsFromGuests },
    }),
  );
}

function readPercents(text: string): number[] | null {
  const percents = text
    .split(/[\s,;%]+/)
    .filter(Boolean)
    .map((part) => readWhole(part, TIP_PERCENT));
  const known = percents.filter((percent) => percent !== null);
  const isRight = known.length === percents.length && new Set(known).size === known.length;
  return isRight && known.length >= TIP_COUNT.from && known.length <= TIP_COUNT.to ? known : null;
}

/** Nothing is no service charge. */
function readService(text: string): number | null {
  if (text.trim() === "") return 0;
  const percent = readDecimal(text);
  const isRight = percent !== null && percent >= 0 && percent <= MAX_SERVICE_PERCENT;
  return isRight && /^\d+(\.\d{1,2})?$/.test(String(percent)) ? percent : null;
}
