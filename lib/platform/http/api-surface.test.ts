import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { apiSurface } from "@/lib/testing/api-surface";
import { apiRoutes } from "@/lib/testing/call";
import { buildOpenApi } from "./openapi";

const FILE = path.resolve("lib/platform/http/released-surface.txt");

/** One line for all names of an owner, which is what stands before a line's last word. */
function grouped(lines: Iterable<string>): string {
  const owners = new Map<string, string[]>();
  for (const line of [...lines].sort()) {
    const at = line.lastIndexOf(" ");
    const owner = line.slice(0, at);
    owners.set(owner, [...(owners.get(owner) ?? []), line.slice(at + 1)]);
  }
  return [...owners].map(([owner, names]) => `${owner}: ${names.join(" ")}\n`).join("");
}

function ungrouped(text: string): string[] {
  return text
    .split("\n")
    .filter(Boolean)
    .flatMap((line) => {
      const [owner = "", names = ""] = line.split(": ");
      return names.split(" ").map((name) => `${owner} ${name}`);
    });
}

it("has everything that was released; nothing that programs rely on disappears", async () => {
  const released = ungrouped(await readFile(FILE, "utf8").catch(() => ""));
  const current = new Set(apiSurface(buildOpenApi(apiRoutes)));
  expect(released.filter((line) => !current.has(line))).toEqual([]);
  // What is new is released with the commit that adds it: `npm run docs:update` writes it down.
  await expect(grouped(new Set([...released, ...current]))).toMatchFileSnapshot(FILE);
});
