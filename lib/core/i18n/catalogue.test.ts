import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { messagesOf, pickMessages } from "./catalogue";
import { LOCALES } from "./locales";
import { translator } from "./translator";

/** Every message of a nested catalogue by its dotted key. */
function flatten(tree: object, prefix = ""): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

/** The names of the arguments and tags of an ICU message, inside plural and select branches as well. */
function placeholders(message: string): string[] {
  const names = new Set([...message.matchAll(/<(\w+)>/g)].map((match) => `<${match[1]}>`));
  const scan = (from: number, insideBranches: boolean): number => {
    let position = from;
    while (position < message.length && message[position] !== "}") {
      if (message[position] !== "{") position += 1;
      else if (insideBranches) position = scan(position + 1, false) + 1;
      else {
        const head = /^\{\s*(\w+)\s*/.exec(message.slice(position));
        if (head?.[1] === undefined) throw new Error(`not an argument: ${message.slice(position)}`);
        names.add(head[1]);
        position = scan(position + head[0].length, true) + 1;
      }
    }
    return position;
  };
  scan(0, false);
  return [...names].sort();
}

const english = flatten(messagesOf("en"));

describe.each(LOCALES)("the %s catalogue", (locale) => {
  const own = flatten(messagesOf(locale));

  it("has exactly the English keys", () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("uses the English placeholders in every message", () => {
    for (const [key, message] of own) {
      expect(placeholders(message), key).toEqual(placeholders(english.get(key) ?? ""));
    }
  });

  it("leaves nothing blank and can be formatted throughout", () => {
    const translate = createTranslator<Record<string, string>>({
      locale,
      messages: Object.fromEntries([...own].map(([key, message]) => [key.replaceAll(".", "/"), message])),
      timeZone: "UTC",
      onError: (error) => {
        throw error;
      },
    });
    for (const [key, message] of own) {
      const names = placeholders(message);
      const values = Object.fromEntries(
        names.map((name) => [name.replace(/[<>]/g, ""), name.startsWith("<") ? (text: string) => text : 1]),
      );
      expect(translate.markup(key.replaceAll(".", "/"), values).trim(), key).not.toBe("");
    }
  });
});

describe("translator", () => {
  it("speaks the asked language with its plural rules", () => {
    const count = (locale: (typeof LOCALES)[number], n: number) =>
      translator(locale, "marketplace")("home.count", { count: n });
    expect([count("en", 1), count("en", 2), count("it", 2), count("ja", 2)]).toEqual([
      "1 restaurant",
      "2 restaurants",
      "2 ristoranti",
      "2店",
    ]);
  });
});

describe("pickMessages", () => {
  it("sends only the asked parts to the browser", () => {
    expect(Object.keys(pickMessages(messagesOf("de"), ["common", "marketplace"]))).toEqual([
      "common",
      "marketplace",
    ]);
  });
});
