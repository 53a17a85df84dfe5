import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { DINER_AREAS, messagesOf, pickMessages, regionalMessages } from "./catalogue";
import { writtenMessages } from "./generated/messages";
import { linkTarget } from "./linked-messages";
import { LOCALES, STAFF_LOCALES } from "./locales";
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
const isForDiners = (area: string) => (DINER_AREAS as readonly string[]).includes(area);

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

describe("what repeats", () => {
  const written = flatten(writtenMessages.en);

  it("is one message, to which the others link", () => {
    const staff = [...STAFF_LOCALES, "en-GB" as const].map((locale) => flatten(regionalMessages(locale)));
    const diners = [...staff, ...(["fr", "ar"] as const).map((locale) => flatten(messagesOf(locale)))];
    const first = new Map<string, string>();
    const repeats = [...written].flatMap(([key, message]) => {
      if (linkTarget(message) !== undefined) return [];
      const asStaffRead = staff.map((all) => all.get(key)).join("\n");
      const asDinersRead = diners.map((all) => all.get(key)).join("\n");
      const known = first.get(isForDiners(key.split(".")[0] ?? "") ? asDinersRead : asStaffRead);
      if (!first.has(asStaffRead)) first.set(asStaffRead, key);
      if (!first.has(asDinersRead)) first.set(asDinersRead, key);
      return known === undefined
        ? []
        : [`${key} repeats ${known}: write "@:${known}" in English, and nothing elsewhere`];
    });
    expect(repeats).toEqual([]);
  });

  it("is linked in English alone, and from diners' areas to diners' areas", () => {
    for (const [locale, own] of Object.entries(writtenMessages)) {
      for (const [key, message] of flatten(own)) {
        const target = linkTarget(message);
        if (target === undefined) continue;
        expect(locale, key).toBe("en");
        const [from = "", to = ""] = [key, target].map((path) => path.split(".")[0]);
        if (isForDiners(from)) expect(isForDiners(to), `${key} to ${target}`).toBe(true);
      }
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

/** Whoever is invited to a team is no diner. */
const INVITATION = "join-team.tsx";

describe("the areas of diners", () => {
  const files = [
    "app/(storefront)",
    "components/account",
    "components/marketplace",
    "components/storefront",
    "emails",
  ]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(INVITATION));

  it("are all that their pages and emails use, so that no sentence is missing in French or Arabic", () => {
    const used = files.flatMap((file) => {
      const text = readFileSync(file, "utf8");
      const named = [...text.matchAll(/(?:Translations|translator)\((?:\w+, )?"(\w+)/g)].map(
        ([, area]) => area ?? "",
      );
      const sent = [...text.matchAll(/areas=\{\[([^\]]*)\]/g)].flatMap(([, list = ""]) =>
        [...list.matchAll(/"(\w+)"/g)].map(([, area]) => area ?? ""),
      );
      return [...named, ...sent];
    });
    const diners: readonly string[] = DINER_AREAS;
    expect([...new Set(used)].filter((area) => !diners.includes(area))).toEqual([]);
  });

  it.each(["fr", "ar"] as const)("are the only ones that %s translates", (locale) => {
    const [own, all] = [messagesOf(locale), messagesOf("en")];
    const areas = Object.keys(all) as (keyof typeof all)[];
    expect(areas.filter((area) => own[area] !== all[area]).sort()).toEqual([...DINER_AREAS].sort());
  });
});

describe("English of the region", () => {
  const search = (locale: "en" | "en-US" | "en-GB" | "en-IE") =>
    regionalMessages(locale).marketplace.search.where;
  const title = (locale: "en" | "en-US" | "en-GB" | "en-IE") =>
    regionalMessages(locale).account.favourites.title;

  it("is spelled as the region spells it", () => {
    expect([search("en"), search("en-US"), search("en-GB")]).toEqual([
      "Address, city or ZIP code",
      "Address, city or ZIP code",
      "Address, city or postcode",
    ]);
    expect([title("en"), title("en-US"), title("en-GB"), title("en-IE")]).toEqual([
      "Favorites",
      "Favorites",
      "Favourites",
      "Favourites",
    ]);
  });

  it("is in no sentence American where it is written for others", () => {
    const american =
      /\b(?:cancel(?:ed|ing)|colors?|favorites?|centers?|meters?|liters?|flavors?|gray|fulfill|zip code|catalogs?|(?:organiz|recogniz|apologiz)\w+|check (?:for (?:the|your) bill|please))\b/i;
    const left = [...flatten(regionalMessages("en-GB"))].filter(([, message]) => american.test(message));
    expect(left).toEqual([]);
  });

  it("is in no sentence British where it is written for Americans", () => {
    const british =
      /\b(?:cancelled|colours?|favourites?|cent(?:re|imetre)s?|metres?|litres?|grey|fulfil|(?:organis|recognis|apologis)\w+)\b/i;
    const left = [...english].filter(([, message]) => british.test(message));
    expect(left).toEqual([]);
  });

  it("is that of the restaurant's country in what is sent", () => {
    const subject = (country: string | null) =>
      translator("en", "emails", { country })("orderCanceled.title");
    expect([subject(null), subject("US"), subject("GB"), subject("IT")]).toEqual([
      "Your order is canceled",
      "Your order is canceled",
      "Your order is cancelled",
      "Your order is cancelled",
    ]);
  });

  it("changes only sentences that exist, and each of them", () => {
    for (const [key, message] of flatten(writtenMessages["en-GB"])) {
      expect(english.get(key), key).toBeDefined();
      expect(english.get(key), key).not.toBe(message);
      expect(placeholders(message), key).toEqual(placeholders(english.get(key) ?? ""));
    }
  });
});
