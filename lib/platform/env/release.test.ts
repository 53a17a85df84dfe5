import { expect, it } from "vitest";
import manifest from "@/package.json";
import { nameOfRelease, readRelease } from "./release";

const COMMIT = "0a1b2c3d4e5f60718293a4b5c6d7e8f901234567";
const SHORT = "0a1b2c3d4e5f";

it("is the version of the package, and the commit that the host tells", () => {
  expect(readRelease({})).toEqual({ version: manifest.version, commit: null });
  expect(readRelease({ BAZAR_COMMIT: COMMIT }).commit).toBe(SHORT);
  expect(readRelease({ BAZAR_COMMIT: "", VERCEL_GIT_COMMIT_SHA: COMMIT }).commit).toBe(SHORT);
  expect(readRelease({ BAZAR_COMMIT: "a word\r\nx-evil: 1" }).commit).toBeNull();
});

it("is written as a version with its build", () => {
  expect(nameOfRelease({ version: "1.4.0", commit: SHORT })).toBe(`1.4.0+${SHORT}`);
  expect(nameOfRelease({ version: "1.4.0", commit: null })).toBe("1.4.0");
});
