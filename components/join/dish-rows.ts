import { readAmountText } from "@/components/data/amount-text";
import { toCsv } from "@/lib/core/csv/csv";

export interface DishRow {
  key: string;
  category: string;
  name: string;
  description: string;
  /** In major units. */
  price: string;
}

/** The first dishes, without lines that nobody filled in. */
export function filledRows(rows: readonly DishRow[]): DishRow[] {
  return rows.filter(({ name, price, description }) => `${name}${price}${description}`.trim() !== "");
}

/** What is wrong with a line, or null. */
export function rowProblem(row: DishRow, currency: string): "name" | "category" | "price" | null {
  if (row.name.trim() === "") return "name";
  if (row.category.trim() === "") return "category";
  return readAmountText(row.price, currency) === null ? "price" : null;
}

export function categoriesOf(rows: readonly DishRow[]): string[] {
  return [...new Set(rows.map(({ category }) => category.trim()))];
}

export function dishesCsv(
  rows: readonly DishRow[],
  { locale, currency }: { locale: string; currency: string },
): string {
  const table = rows.map((row) => ({
    category: row.category.trim(),
    [`name:${locale}`]: row.name.trim(),
    [`description:${locale}`]: row.description.trim(),
    price: readAmountText(row.price, currency) ?? 0,
    status: "active",
  }));
  return toCsv(["category", `name:${locale}`, `description:${locale}`, "price", "status"], table);
}
