import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { projectFolder } from "../launch/project.mjs";

export type GuideStep = {
  language: string;
  code: string;
  /** What it prints, with `…` for what differs; null where the guide does not say. */
  prints: string | null;
};

const FOLDER = path.join(projectFolder, "docs/guides");
const FENCE = /^```(\w+)(?: (run))?\n([\s\S]*?)\n```$/gm;

/** The guides with the code in them that runs, in its order, each with the output that follows it. */
export async function readGuides(): Promise<{ name: string; steps: GuideStep[] }[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".md")).sort();
  return Promise.all(
    names.map(async (name) => ({
      name: name.replace(/\.md$/, ""),
      steps: stepsOf(await readFile(path.join(FOLDER, name), "utf8")),
    })),
  );
}

function stepsOf(text: string): GuideStep[] {
  const steps: GuideStep[] = [];
  for (const [, language = "", run, code = ""] of text.matchAll(FENCE)) {
    const last = steps.at(-1);
    if (run) steps.push({ language, code, prints: null });
    else if (language === "text" && last?.prints === null) last.prints = code;
  }
  return steps;
}

/** Whether output is what a guide says, `…` standing for anything within a line. */
export function isPrinted(output: string, prints: string): boolean {
  const pattern = prints
    .trim()
    .split("…")
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join(".*");
  return new RegExp(`^${pattern}$`).test(output.trim());
}
