import { readCsv, unguarded } from "@/lib/core/csv/read-csv";
import { findUnstorableText } from "@/lib/platform/http/storable-text";
import {
  CreateProductBody,
  type TenantCategory,
  type TenantProduct,
  UpdateProductBody,
} from "@/lib/restaurant/menu/editing/menu-management-contract";
import { readProductFields } from "@/lib/restaurant/menu/editing/product-draft";
import { categoryCells, type PlainColumn, readColumn, readList, type TextColumn } from "./menu-sheet";

/** What is wrong in a file; `column` is empty where it is about the line or the file. */
export type SheetProblem = { line: number; column: string; message: string };

/** A line that could be read: what it makes or changes. */
export type SheetLine =
  | { line: number; id: null; body: CreateProductBody }
  | { line: number; id: string; body: UpdateProductBody };

type Menu = {
  categories: readonly TenantCategory[];
  products: readonly TenantProduct[];
  locales: readonly string[];
  currency: string;
};
/** The id of the category that a cell names. */
type FindCategory = (cell: string) => string | undefined;

type Column = { name: string; kind: NonNullable<ReturnType<typeof readColumn>> };
type Cell = { column: Column; text: string };

const MOST_LINES = 4_000;

const FIELDS: Record<PlainColumn | TextColumn, keyof UpdateProductBody | "id"> = {
  id: "id",
  category: "categoryId",
  price: "basePrice",
  offer_price: "discountPrice",
  allergens: "allergens",
  dietary_tags: "dietaryTags",
  minimum_age: "minimumAge",
  status: "status",
  image: "image",
  options: "optionGroups",
  availability: "availability",
  name: "name",
  description: "description",
  allergen_note: "allergenNote",
};

/** What cannot be read stays a text, and the API's own rules say what is wrong with it. */
function amount(text: string): unknown {
  const plain = text.trim().replace(",", ".");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

function parsed(text: string): unknown {
  if (text.trim() === "") return [];
  try {
    const value: unknown = JSON.parse(text);
    // An escape can stand for what the database cannot store; the body of the request was checked without it.
    return findUnstorableText(value) === null ? value : text;
  } catch {
    return text;
  }
}

function cellValue(column: PlainColumn, text: string, findCategory: FindCategory): unknown {
  switch (column) {
    case "category":
      return findCategory(text);
    case "price":
      return amount(text);
    case "offer_price":
    case "minimum_age":
      return text.trim() === "" ? null : amount(text);
    case "allergens":
    case "dietary_tags":
      return readList(text);
    case "image":
      return text.trim() === "" ? null : text.trim();
    case "options":
    case "availability":
      return parsed(text);
    default:
      return text.trim();
  }
}

function categoryFinder({ categories, locales }: Menu): FindCategory {
  const cells = categoryCells(categories, locales);
  const byText = new Map<string, string>();
  for (const { id, name } of categories.toReversed())
    for (const text of [...Object.values(name), cells.get(id) ?? id, id]) byText.set(text, id);
  for (const { id } of categories) byText.set(id, id);
  return (cell) => byText.get(unguarded(cell).trim());
}

/** The texts of one field: those of languages that the file does not have stay as they are. */
function textsOf(column: TextColumn, cells: readonly Cell[], present: Record<string, string>) {
  const own = cells.flatMap(({ column: { kind }, text }) =>
    typeof kind === "object" && kind.text === column ? [[kind.locale, unguarded(text).trim()] as const] : [],
  );
  return own.length === 0 ? undefined : { ...present, ...Object.fromEntries(own) };
}

function bodyOf(
  cells: readonly Cell[],
  product: TenantProduct | null,
  findCategory: FindCategory,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const { column, text } of cells) {
    const { kind } = column;
    if (typeof kind !== "object" && kind !== "id") body[FIELDS[kind]] = cellValue(kind, text, findCategory);
  }
  const present = {
    name: product?.name,
    description: product?.description,
    allergen_note: product?.allergenNote,
  };
  for (const column of ["name", "description", "allergen_note"] as const) {
    const texts = textsOf(column, cells, present[column] ?? {});
    if (texts) body[FIELDS[column]] = texts;
  }
  return body;
}

function columnOf(field: string): string {
  const [first = ""] = field.split(".");
  return Object.entries(FIELDS).find(([, name]) => name === first)?.[0] ?? "";
}

/**
 * Reads a file of dishes against the menu: what each line makes or changes, and everything that is wrong with it. Only
 * the columns that are in the file count; a line without an id makes a dish.
 */
export function readMenuSheet(
  text: string,
  menu: Menu,
): { lines: SheetLine[]; problems: SheetProblem[]; named: ReadonlySet<string> } {
  const records = readCsv(text);
  const problems: SheetProblem[] = [];
  const lines: SheetLine[] = [];
  const named = new Set<string>();
  const findCategory = categoryFinder(menu);
  const products = new Map(menu.products.map((each) => [each.id, each]));
  const [head, ...rest] = records ?? [];
  if (!head) {
    const message = records === null ? "A quoted cell has no end." : "The file is empty.";
    return { lines, problems: [{ line: 1, column: "", message }], named };
  }
  const columns = head.cells.map((cell): Column | null => {
    const name = cell.trim();
    const kind = readColumn(name, menu.locales[0]);
    if (!kind) problems.push({ line: head.line, column: name, message: "The menu has no such column." });
    return kind && { name, kind };
  });
  if (rest.length > MOST_LINES)
    problems.push({ line: 1, column: "", message: `The file has more than ${MOST_LINES} lines.` });
  if (problems.length > 0) return { lines, problems, named };
  for (const record of rest) {
    const { line } = record;
    const wrong = new Set<string>();
    const complain = (column: string, message: string) => {
      // One is enough to find the cell; the next try shows the next.
      if (!wrong.has(column)) problems.push({ line, column, message });
      wrong.add(column);
    };
    if (record.cells.length !== columns.length) {
      complain("", `It has ${record.cells.length} cells where the first line has ${columns.length}.`);
      continue;
    }
    const cells = columns.flatMap((column, index) =>
      column ? [{ column, text: record.cells[index] ?? "" }] : [],
    );
    const id = cells.find(({ column }) => column.kind === "id")?.text.trim() ?? "";
    const product = products.get(id) ?? null;
    if (id !== "" && !product) complain("id", "There is no such dish. Leave the id empty to make one.");
    if (id !== "" && named.has(id)) complain("id", "The dish is in the file twice.");
    named.add(id);
    const schema = product ? UpdateProductBody : CreateProductBody;
    const body = bodyOf(cells, product, findCategory);
    const read = schema.safeParse(body);
    if (!read.success) {
      for (const issue of read.error.issues) {
        const path = issue.path.join(".");
        const isCategory = path === "categoryId";
        complain(columnOf(path), isCategory ? "There is no such category." : issue.message);
      }
      continue;
    }
    for (const { path, message } of readProductFields(read.data, menu.currency).issues)
      complain(columnOf(path), message);
    if ("categoryId" in body && body.categoryId === undefined)
      complain("category", "There is no such category.");
    if (product) lines.push({ line, id, body: read.data });
    else if (id === "") lines.push({ line, id: null, body: read.data as CreateProductBody });
  }
  return { lines, problems, named };
}
