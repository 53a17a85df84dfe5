import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TagReference } from "@/components/docs/api-reference";
import { type TagPage, tagPages } from "@/components/docs/reference";
import { getPageApp } from "@/lib/app/page-app";

interface TagPageProps {
  params: Promise<{ tag: string }>;
}

export const dynamic = "force-dynamic";

async function pageOf(params: TagPageProps["params"]): Promise<TagPage> {
  const { tag } = await params;
  return tagPages.find(({ slug }) => slug === tag) ?? notFound();
}

export async function generateMetadata({ params }: TagPageProps): Promise<Metadata> {
  const { tag, description } = await pageOf(params);
  return { title: `${tag}, API reference`, description };
}

export default async function TagDocsPage({ params }: TagPageProps) {
  return <TagReference page={await pageOf(params)} origin={getPageApp().env.publicUrl} />;
}
