import type { BodyOf } from "@/components/data/api";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import { TABLE_ORDERING, type TableOrdering } from "@/lib/restaurant/tenancy/table-ordering";
import { reading } from "../frame/reading";

export type TableOrdersForm = { tableOrdering: TableOrdering; ordersAtFreeTables: boolean };

export function tableOrdersForm({ tableOrdering, ordersAtFreeTables }: Settings): TableOrdersForm {
  return { tableOrdering, ordersAtFreeTables };
}

export function readTableOrdersForm(form: TableOrdersForm) {
  return reading({}, (): BodyOf<"updateSettings"> => form);
}

export function orderingOf(value: string, before: TableOrdering): TableOrdering {
  return TABLE_ORDERING.find((ordering) => ordering === value) ?? before;
}
