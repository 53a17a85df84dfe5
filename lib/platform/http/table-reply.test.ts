import { expect, test } from "vitest";
import { csvOfList, csvResponse } from "./table-reply";

/** As it is on the wire: reading it as text would hide the byte order mark. */
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer()).toString("latin1");
const MARK = "\u00EF\u00BB\u00BF";

test("a file begins with the byte order mark that Excel needs", async () => {
  const response = csvResponse("dishes.csv", ["name"], { rows: [{ name: "Crème" }], nextCursor: null });
  expect(await bytesOf(response)).toBe(`${MARK}name\r\nCr\u00C3\u00A8me\r\n`);
});

test("a file of several pages has one, and one header", async () => {
  const table = {
    fileName: "dishes.csv",
    columns: ["name"] as const,
    rowsOf: ({ names }: { names: string[] }) => names.map((name) => ({ name })),
  };
  const pages = [
    { names: ["a"], nextCursor: "1" },
    { names: ["b"], nextCursor: "2" },
    { names: ["c"], nextCursor: null },
  ];
  const read = async ({ cursor }: { cursor?: string | undefined }) => {
    const page = pages[Number(cursor ?? 0)];
    if (!page) throw new Error("There is no such page");
    return page;
  };
  const response = await csvOfList(table, { all: "true", cursor: undefined }, read);
  expect(await bytesOf(response)).toBe(`${MARK}name\r\na\r\nb\r\nc\r\n`);
});
