import table from "./api-methods.json" with { type: "json" };

const PATHS = Object.entries(table).map(([path, methods]) => ({ parts: path.split("/"), methods }));

/**
 * The methods of the endpoint at a path, or null if there is none. For hosts where Next serves the API and answers a
 * wrong method itself, without JSON; `npm run docs:update` writes the table.
 */
export function allowedMethods(path: string): readonly string[] | null {
  const parts = path.split("/");
  const fitting = PATHS.filter(
    (known) =>
      known.parts.length === parts.length &&
      known.parts.every((part, index) => part === parts[index] || (part === "*" && parts[index] !== "")),
  );
  const [best] = fitting.sort((a, b) => wildcards(a.parts) - wildcards(b.parts));
  return best?.methods ?? null;
}

function wildcards(parts: readonly string[]): number {
  return parts.filter((part) => part === "*").length;
}
