import { GUIDES, readGuide } from "./guides";
import { apiDocument, operationAddress, schemaOf, schemasIn, tagPages } from "./reference";
import type { SearchedText } from "./search-docs";

let texts: Promise<readonly SearchedText[]> | undefined;

/** What the reference and the guides say, to be searched: read once per process. */
export function docsTexts(): Promise<readonly SearchedText[]> {
  texts ??= readTexts();
  return texts;
}

async function readTexts(): Promise<SearchedText[]> {
  const guides = await Promise.all(
    GUIDES.map(async (guide) => ({
      address: `/docs/guides/${guide.name}`,
      title: guide.title,
      place: "Guide",
      text: await readGuide(guide),
    })),
  );
  return [...guides, ...eventTexts(), ...operationTexts()];
}

function eventTexts(): SearchedText[] {
  return Object.entries(apiDocument["x-webhooks"]).map(([type, { post }]) => ({
    address: `/docs/webhook-events/${type}`,
    title: type,
    place: "Webhook event",
    text: [post.summary, ...wordsIn(post.requestBody)].join(" "),
  }));
}

function operationTexts(): SearchedText[] {
  return tagPages.flatMap((page) =>
    page.operations.map(({ method, path, operation }) => {
      const { summary, description = "", parameters = [], requestBody, responses } = operation;
      const said = [description, `${method} ${path}`, ...wordsIn({ parameters, requestBody, responses })];
      return {
        address: operationAddress(page, operation.operationId),
        title: summary,
        place: page.tag,
        text: said.join(" "),
      };
    }),
  );
}

/** The names and descriptions of fields, and the codes of errors, that a part of the document leads to. */
function wordsIn(part: unknown): string[] {
  const named = schemasIn(part).map((name) => schemaOf(name));
  const found = new Set<string>();
  const look = (each: unknown) => {
    if (Array.isArray(each)) return each.forEach(look);
    if (typeof each !== "object" || each === null) return;
    for (const [key, value] of Object.entries(each)) {
      if (key === "description" && typeof value === "string") found.add(value);
      else if (key === "properties" || key === "examples")
        for (const name of Object.keys(Object(value))) found.add(name);
      if (key === "name" && typeof value === "string") found.add(value);
      look(value);
    }
  };
  look([part, named]);
  return [...found];
}
