import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LINK, ReferencePage } from "./api-reference";
import type { DocsHit } from "./search-docs";

/** Search over the text of the reference and the guides; a form that works without scripts. */
export function DocsSearch({ search, hits }: { search: string; hits: readonly DocsHit[] }) {
  const isSearched = search.trim() !== "";
  return (
    <ReferencePage current={null}>
      <h1 className="font-display text-4xl">Search the documents</h1>
      <search className="mt-6 block max-w-140">
        <form action="/docs/search" className="flex items-end gap-3">
          <Field label="Words" className="flex-1">
            <Input type="search" name="q" defaultValue={search} maxLength={100} />
          </Field>
          <Button type="submit">Search</Button>
        </form>
      </search>
      <p role="status" className="mt-4 text-ink-soft">
        {isSearched &&
          (hits.length === 0 ? "Nothing has all of these words. Try fewer." : `${hits.length} found`)}
      </p>
      <ol className="mt-2 max-w-[72ch] divide-y divide-line">
        {hits.map(({ address, title, place, excerpt }) => (
          <li key={address} className="py-4">
            <Link href={address} prefetch={false} className={LINK}>
              {title}
            </Link>
            <span className="ml-2 text-sm text-ink-soft">{place}</span>
            <p className="mt-1 text-sm break-words">{excerpt}</p>
          </li>
        ))}
      </ol>
    </ReferencePage>
  );
}
