"use client";

import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface IndexedOperation {
  id: string;
  method: string;
  summary: string;
  /** Lower-case text for the search. */
  words: string;
}

interface OperationFilterProps {
  groups: readonly { tag: string; operations: readonly IndexedOperation[] }[];
}

/** The index of the reference. Typing narrows it and the operations on the page to those that have every word. */
export function OperationFilter({ groups }: OperationFilterProps) {
  const [search, setSearch] = useState("");
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (operation: IndexedOperation) => words.every((word) => operation.words.includes(word));
  const shown = groups
    .map(({ tag, operations }) => ({ tag, operations: operations.filter(matches) }))
    .filter(({ operations }) => operations.length > 0);
  const ids = shown.flatMap(({ operations }) => operations.map(({ id }) => id)).join(" ");

  // The operations are plain markup from the server; hiding them there spares the browser a second copy.
  useEffect(() => {
    const visible = new Set(ids.split(" "));
    for (const section of document.querySelectorAll<HTMLElement>("[data-operations]")) {
      const operations = [...section.querySelectorAll<HTMLElement>("[data-operation]")];
      for (const operation of operations) operation.hidden = !visible.has(operation.dataset.operation ?? "");
      section.hidden = operations.every((operation) => operation.hidden);
    }
  }, [ids]);

  return (
    <nav
      aria-label="Operations"
      className="mb-10 lg:sticky lg:top-6 lg:mb-0 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto"
    >
      <Field label="Find an endpoint" className="p-0.5">
        <Input
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder="orders, PATCH, menu"
          before={<Search className="size-5" strokeWidth={1.5} aria-hidden="true" />}
        />
      </Field>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {ids === "" ? "Nothing matches. Try fewer words." : `${ids.split(" ").length} endpoints`}
      </p>
      <div className={search === "" ? "hidden lg:block" : ""}>
        {shown.map(({ tag, operations }) => (
          <section key={tag} className="mt-5">
            <h2 className="text-xs font-semibold text-ink-soft">{tag}</h2>
            <ul className="mt-1">
              {operations.map(({ id, method, summary }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-9 items-baseline gap-2 py-1.5 text-sm hover:underline"
                  >
                    <span className="w-14 shrink-0 font-mono text-xs text-ink-soft">{method}</span>
                    {summary}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
