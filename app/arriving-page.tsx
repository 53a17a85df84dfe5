import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { FirstData } from "@/components/data/first-data";
import { EarlyInput } from "@/components/frame/early-input";
import { PageStarted } from "@/components/frame/page-started";
import type { MessageKey } from "@/lib/core/i18n/catalogue";
import { type FirstQuery, readFirst } from "./first-reads";

/** What Next hands to a page. */
export interface PageProps {
  params: Promise<Record<string, string>>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The address of a page. */
export interface Asked {
  /** The names in the path, encoded as in the address. */
  params: Record<string, string>;
  /** What comes once behind it. */
  search: URLSearchParams;
}

/** Reads the address of a page. */
export async function askedOf({ params, searchParams }: PageProps): Promise<Asked> {
  const given = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return { params: await params, search: new URLSearchParams(given) };
}

/** The metadata of a page with a title of the catalogue. */
export async function titled(title: MessageKey): Promise<Metadata> {
  const t = await getTranslations();
  return { title: t(title) };
}

/**
 * A page with the answers to its first queries (docs/decisions/091). They are read while the page reads what it needs
 * itself. What a device keeps to open without a connection has none.
 */
export async function arriving(
  first: readonly FirstQuery[],
  content: ReactNode | Promise<ReactNode>,
): Promise<ReactNode> {
  const header = await headers();
  const [answers, shown] = await Promise.all([
    readFirst(header.has("x-bazar-shell") ? [] : first, header),
    content,
  ]);
  return (
    <>
      <EarlyInput />
      <FirstData answers={answers}>{shown}</FirstData>
      <PageStarted />
    </>
  );
}
