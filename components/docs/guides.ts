import { readFile } from "node:fs/promises";
import path from "node:path";

const FOLDER = path.join(process.cwd(), "docs/guides");

/** The guides in the order in which they are read; each is `docs/guides/{name}.md`, whose code runs in the tests. */
export const GUIDES = [
  { name: "first-order", title: "Your first order", lead: "A key, a dish and an order, in five minutes." },
  {
    name: "keys",
    title: "Keys and limits",
    lead: "What a key may do, how to change it, and how fast to call.",
  },
  {
    name: "limits",
    title: "Limits",
    lead: "How often each request may be sent, and what counts as one caller.",
  },
  { name: "repeats", title: "Repeats and refusals", lead: "How to send again without doing a thing twice." },
  { name: "paging", title: "Lists and pages", lead: "How to read a long list to its end." },
  { name: "webhooks", title: "Webhooks", lead: "How to hear of what happens, and to verify that it did." },
  {
    name: "till-menu",
    title: "Menus from a till",
    lead: "A menu under the till's own numbers, with a dry run and an undo.",
  },
  {
    name: "aggregator",
    title: "Orders from an aggregator",
    lead: "Orders that were placed and paid elsewhere.",
  },
  {
    name: "accounting",
    title: "Accounting",
    lead: "Which lists to read each night, and what each money word means.",
  },
  {
    name: "website",
    title: "In your own website",
    lead: "The menu and the booking form in a page, and the API for one that you draw yourself.",
  },
  {
    name: "test-cards",
    title: "Test cards",
    lead: "Which cards are paid, declined or disputed while no money moves.",
  },
  {
    name: "twin",
    title: "Try things in a test twin",
    lead: "A copy of the restaurant where nothing is real: open it, order with a test card, remove it.",
  },
  { name: "going-live", title: "Going live", lead: "What to check before guests' money is real." },
  { name: "changes", title: "What has changed", lead: "What was added, and what has better names." },
] as const;

export type Guide = (typeof GUIDES)[number];

/** The text of a guide, in Markdown. */
export function readGuide({ name }: Guide): Promise<string> {
  return readFile(path.join(FOLDER, `${name}.md`), "utf8");
}
