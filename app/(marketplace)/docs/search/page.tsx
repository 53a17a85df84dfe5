import type { Metadata } from "next";
import { DocsSearch } from "@/components/docs/docs-search";
import { docsTexts } from "@/components/docs/docs-texts";
import { searchDocs } from "@/components/docs/search-docs";
import { queryText } from "@/components/frame/query-text";

interface SearchPageProps {
  searchParams: Promise<Record<"q", string | string[] | undefined>>;
}

const MOST_CHARACTERS = 100;

export const metadata: Metadata = { title: "Search the API documents", robots: { index: false } };

export default async function DocsSearchPage({ searchParams }: SearchPageProps) {
  const search = (queryText((await searchParams).q) ?? "").slice(0, MOST_CHARACTERS);
  return <DocsSearch search={search} hits={searchDocs(await docsTexts(), search)} />;
}
