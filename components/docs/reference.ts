import type { JsonSchema, OpenApiDocument } from "@/lib/platform/http/openapi-document";
import document from "@/openapi.json";
import type { PlacedOperation } from "./placed-operation";

const shape: unknown = document;

export const apiDocument = shape as OpenApiDocument;

export interface TagPage {
  tag: string;
  slug: string;
  description: string;
  operations: PlacedOperation[];
}

/** "Gift cards" as a part of an address: "gift-cards". */
function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

/** The pages of the reference, one for each tag, in alphabetical order. */
export const tagPages: readonly TagPage[] = readPages(apiDocument);

function readPages({ tags, paths }: OpenApiDocument): TagPage[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  return tags.map(({ name, description }) => ({
    tag: name,
    slug: slugOf(name),
    description,
    operations: all.filter(({ operation }) => operation.tags.includes(name)),
  }));
}

export function operationAddress(page: Pick<TagPage, "slug">, operationId: string): string {
  return `/docs/${page.slug}#${operationId}`;
}

const REFERENCE = /"\$ref":"#\/components\/schemas\/([^"]+)"/g;

export function schemasIn(something: unknown): string[] {
  const found = new Set<string>();
  const look = (each: unknown) => {
    for (const [, name] of JSON.stringify(each).matchAll(REFERENCE)) {
      if (name === undefined || found.has(name)) continue;
      found.add(name);
      look(schemaOf(name) ?? {});
    }
  };
  look(something);
  return [...found].sort();
}

/** A named schema, or undefined. */
export function schemaOf(name: string): JsonSchema | undefined {
  return apiDocument.components.schemas[name];
}
