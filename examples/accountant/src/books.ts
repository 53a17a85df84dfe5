import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Money } from "../../shared/money.js";
import { type Entry, entryOf, journalCsv } from "./journal.js";

/**
 * Where the last night ended. It moves on with the entries, in one file: a night that is cut off is simply done again.
 */
export interface Place {
  /** Lists by day are read again from here: newest first, and a day's documents come until it ends. */
  readonly day: string;
  readonly ordersSince: string;
  readonly giftCardsSince: string;
  readonly eventsCursor: string;
}

/** What an order or a bill brought, for the comparison with the sales report. */
export interface Sale {
  readonly kind: "order" | "bill";
  readonly day: string;
  readonly counts: boolean;
  readonly sales: number;
  readonly refunds: number;
  readonly tips: number;
}

export interface Books {
  readonly firstDay: string;
  place: Place;
  readonly entries: Map<string, Entry>;
  readonly sales: Map<string, Sale>;
  /** Movements of gift cards by their id: what kind, when, how much. */
  readonly cardMoves: Map<string, CardMove>;
  /** Numbers of receipts and corrections, which count without gaps: what is missing was not read. */
  readonly numbers: Set<string>;
}

export interface CardMove {
  readonly kind: string;
  readonly day: string;
  readonly amount: number;
}

interface Stored {
  firstDay: string;
  place: Place;
  entries: Entry[];
  sales: [string, Sale][];
  cardMoves: [string, CardMove][];
  numbers: string[];
}

/** Null before the first night. */
export async function loadBooks(folder: string): Promise<Books | null> {
  const text = await readFile(join(folder, "books.json"), "utf8").catch((problem: unknown) => {
    if (problem instanceof Error && "code" in problem && problem.code === "ENOENT") return null;
    throw problem;
  });
  if (text === null) return null;
  const stored: unknown = JSON.parse(text);
  if (!isStored(stored)) throw new Error(`${folder}/books.json is not what this program writes.`);
  return {
    firstDay: stored.firstDay,
    place: stored.place,
    entries: new Map(stored.entries.map((entry) => [entry.id, entryOf(entry)])),
    sales: new Map(stored.sales),
    cardMoves: new Map(stored.cardMoves),
    numbers: new Set(stored.numbers),
  };
}

/** The books, and the journal made from them. Written aside and renamed, so that neither is ever half there. */
export async function saveBooks(folder: string, books: Books, money: Money): Promise<string> {
  await mkdir(folder, { recursive: true });
  const stored: Stored = {
    firstDay: books.firstDay,
    place: books.place,
    entries: [...books.entries.values()],
    sales: [...books.sales],
    cardMoves: [...books.cardMoves],
    numbers: [...books.numbers],
  };
  const journal = journalCsv(books.entries.values(), money);
  await replace(join(folder, "journal.csv"), journal);
  await replace(join(folder, "books.json"), JSON.stringify(stored));
  return journal;
}

async function replace(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

/** Adds what is not there yet. A document never changes; what may change (a day that is not over) is `set` instead. */
export function add(books: Books, entry: Entry): void {
  if (entry.day >= books.firstDay && !books.entries.has(entry.id))
    books.entries.set(entry.id, entryOf(entry));
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== "object" || value === null) return false;
  const names: (keyof Stored)[] = ["firstDay", "place", "entries", "sales", "cardMoves", "numbers"];
  return names.every((name) => name in value);
}
