import { expect, it } from "vitest";
import { noteExcerpt } from "./note-excerpt";

it("is the whole note where there is room, on one line", () => {
  expect(noteExcerpt(" Nut allergy\n\nNo garlic ", "line")).toEqual({
    words: "Nut allergy No garlic",
    isCut: false,
  });
});

it("ends between words, and sooner where tickets are smaller", () => {
  const note = "please ring the bell ".repeat(50).trim();
  for (const density of ["line", "compact", "comfortable"] as const) {
    const { words, isCut } = noteExcerpt(note, density);
    expect(isCut).toBe(true);
    expect(note.startsWith(`${words} `)).toBe(true);
  }
  const [line, compact] = [noteExcerpt(note, "line"), noteExcerpt(note, "compact")];
  expect(line.words.length).toBeLessThan(compact.words.length);
});

it("also ends in a note without spaces", () => {
  const { words, isCut } = noteExcerpt("卵とナッツのアレルギーがあります。".repeat(30), "line");
  expect([words.length, isCut]).toEqual([140, true]);
});
