import { expect, it, test } from "vitest";
import { redactText } from "./redact-person";

const ada = {
  emails: ["ada@diner.example"],
  names: ["Ada D. Diner", "Jo"],
  phones: ["+39 333 123-4567", "12"],
};

test.each([
  ["Ada D.  Diner rang from 0039 333 123 4567", "… rang from 00…"],
  ["Call +393331234567, or 39(333)1234567.", "Call …, or …."],
  ["write to ADA@diner.example!", "write to …!"],
  ["Jo is here, Jonas and Banjo are not", "… is here, Jonas and Banjo are not"],
  ["table 12 waits", "table 12 waits"],
  ["nothing of hers", "nothing of hers"],
])("%j becomes %j", (text, redacted) => expect(redactText(text, ada)).toBe(redacted));

it("leaves everything of nobody, and takes names that look like patterns as they are", () => {
  expect(redactText("a.b", { emails: [], names: ["", " "], phones: [] })).toBe("a.b");
  expect(redactText("(.*) ate all, abc did not", { emails: [], names: ["(.*)"], phones: [] })).toBe(
    "… ate all, abc did not",
  );
});
