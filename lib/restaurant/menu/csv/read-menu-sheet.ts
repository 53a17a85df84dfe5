import { readCsv, unguarded } from "@/lib/core/csv/read-csv";
import { findUnstorableText } from "@/lib/platform/http/storable-text";
import {
  CreateProductBody,
  type TenantCategory,
  type TenantProduct,
  UpdateProductBody,
} from "@/lib/restaurant/menu/editing/menu-management-contract";
import { readProductFields } from "@/lib/restaurant/menu/editing/product-draft";
import { DISH_FACTS, type FactOf } from "@/lib/restaurant/menu/product";
import {
  type ColumnKind,
  categoryCells,
  columnOfField,
  fieldOf,
  type OwnColumn,
  readColumn,
  readList,
} from "./menu-sheet";

/** What is wrong in a file; `column` is empty where it is about the line or the file. */
export type SheetProblem = { line: number; column: string; message: string };

/** A line that could be read: what it makes or changes. */
export type SheetLine =
  | { line: number; id: null; body: CreateProductBody }
  | { line: number; id: string; body: UpdateProductBody };

/** What of a menu's dishes and categories a file is read against. */
type KnownProduct = Pick<TenantProduct, "id" | "name" | "description" | "allergenNote">;
type Menu = {
  categories: readonly Pick<TenantCategory, "id" | "name">[];
  products: readonly KnownProduct[];
  locales: readonly string[];
  currency: string;
};
/** The id of the category that a cell names. */
type FindCategory = (cell: string) => string | undefined;

type Column = { name: string; kind: ColumnKind };
type Cell = { column: Column; text: string };

const MOST_LINES = 4_000;

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

const isBlank = (text: string) => text.trim() === "";

function ownValue(column: OwnColumn, text: string, findCategory: FindCategory): unknown {
  switch (column) {
    case "category":
      return findCategory(text);
    case "price":
      return amount(text);
    case "offer_price":
      return isBlank(text) ? null : amount(text);
    case "image":
      return isBlank(text) ? null : text.trim();
    case "external_id":
      return isBlank(text) ? null : unguarded(text).trim();
    case "options":
    case "availability":
      return parsed(text);
    default:
      return text.trim();
  }
}

function factValue(fact: FactOf<"list" | "number">, text: string): unknown {
  if (DISH_FACTS[fact] === "list") return readList(text);
  return isBlank(text) ? null : amount(text);
}

function categoryFinder({ categories, locales }: Menu): FindCategory {
  const cells = categoryCells(categories, locales);
  const byText = new Map<string, string>();
  for (const { id, name } of categories.toReversed())
    for (const text of [...Object.values(name), cells.get(id) ?? id, id]) byText.set(text, id);
  for (const { id } of categories) byText.set(id, id);
  return (cell) => byText.get(unguarded(cell).trim());
}

/** What the cells of a line write. Of a text, the languages that the file does not have stay as they are. */
function bodyOf(
  cells: readonly Cell[],
  product: KnownProduct | null,
  findCategory: FindCategory,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const texts: Partial<Record<FactOf<"texts">, Record<string, string>>> = {};
  for (const { column, text } of cells) {
    const { kind } = column;
    if ("text" in kind) {
      texts[kind.text] = {
        ...product?.[kind.text],
        ...texts[kind.text],
        [kind.locale]: unguarded(text).trim(),
      };
    } else if ("fact" in kind) body[fieldOf(kind)] = factValue(kind.fact, text);
    else if (kind.own !== "id") body[fieldOf(kind)] = ownValue(kind.own, text, findCategory);
  }
  return { ...body, ...texts };
}

const columnOf = (path: string) => columnOfField(path.split(".")[0] ?? "");

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
  const external = new Set<string>();
  const findCategory = categoryFinder(menu);
  const products = new Map(menu.products.map((each) => [each.id, each]));
  const [head, ...rest] = records ?? [];
  if (!head) {
    const message = records === null ? "A quoted cell is not closed." : "The file is empty.";
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
      complain("", `It has ${record.cells.length} cells, but the first line has ${columns.length}.`);
      continue;
    }
    const cells = columns.flatMap((column, index) =>
      column ? [{ column, text: record.cells[index] ?? "" }] : [],
    );
    const id =
      cells.find(({ column }) => "own" in column.kind && column.kind.own === "id")?.text.trim() ?? "";
    const product = products.get(id) ?? null;
    if (id !== "" && !product) complain("id", "There is no such dish. Leave the id empty to add one.");
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
    for (const { path, message } of readProductFields(read.data, menu.currency, null).issues)
      complain(columnOf(path), message);
    if ("categoryId" in body && body.categoryId === undefined)
      complain("category", "There is no such category.");
    const { externalId } = read.data;
    if (externalId && external.has(externalId)) complain("external_id", "Another line has the same one.");
    if (externalId) external.add(externalId);
    if (product) lines.push({ line, id, body: read.data });
    else if (id === "") lines.push({ line, id: null, body: read.data as CreateProductBody });
  }
  return { lines, problems, named };
}
