"use client";

import { Search } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface IndexedOperation {
  address: string;
  method: string;
  path: string;
  summary: string;
}

interface OperationFilterProps {
  groups: readonly { tag: string; address: string; operations: readonly IndexedOperation[] }[];
  current: string | null;
}

/** The index of the reference: the pages and, on one of them, its operations; a search leaves what has every word of it. */
export function OperationFilter({ groups, current }: OperationFilterProps) {
  const [search, setSearch] = useState("");
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isSearched = words.length > 0;
  const shown = groups
    .map((group) => ({
      ...group,
      operations: group.operations.filter(({ method, path, summary }) => {
        if (!isSearched) return current !== null;
        const text = `${method} ${path} ${summary} ${group.tag}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ operations }) => !isSearched || operations.length > 0);
  const found = shown.reduce((sum, { operations }) => sum + operations.length, 0);
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
      <p role="status" className="mt-2 min-h-5 text-sm text-ink-soft">
        {isSearched && (found === 0 ? "Nothing matches. Try fewer words." : `${found} endpoints`)}
        {isSearched && (
          <>
            {" "}
            <Link
              href={`/docs/search?${new URLSearchParams({ q: search })}`}
              prefetch={false}
              className="underline"
            >
              Search the text of all pages
            </Link>
          </>
        )}
      </p>
      <ul className={isSearched ? "" : "hidden lg:block"}>
        {shown.map(({ tag, address, operations }) => (
          <li key={tag} className="mt-1">
            <Link
              href={address}
              prefetch={false}
              aria-current={tag === current ? "page" : undefined}
              className="flex min-h-9 items-center text-sm font-semibold text-ink-soft hover:underline aria-[current]:text-ink"
            >
              {tag}
            </Link>
            {operations.length > 0 && (
              <ul className="mb-2">
                {operations.map(({ address: place, method, summary }) => (
                  <li key={place}>
                    <a
                      href={place}
                      className="flex min-h-9 items-baseline gap-2 py-1.5 text-sm hover:underline"
                    >
                      <span className="w-14 shrink-0 font-mono text-xs text-ink-soft">{method}</span>
                      {summary}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
