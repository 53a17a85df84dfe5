import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OperationPage } from "@/components/docs/operation-page";
import { type TagPage, tagPages } from "@/components/docs/reference";
import { getPageApp } from "@/lib/app/page-app";

interface OperationDocsPageProps {
  params: Promise<{ tag: string; operation: string }>;
}

export const dynamic = "force-dynamic";

async function placeOf(params: OperationDocsPageProps["params"]) {
  const { tag, operation } = await params;
  const page: TagPage = tagPages.find(({ slug }) => slug === tag) ?? notFound();
  const placed = page.operations.find((each) => each.operation.operationId === operation) ?? notFound();
  return { page, placed };
}

export async function generateMetadata({ params }: OperationDocsPageProps): Promise<Metadata> {
  const { summary, description } = (await placeOf(params)).placed.operation;
  return { title: `${summary}, API reference`, ...(description ? { description } : {}) };
}

export default async function OperationDocsPage({ params }: OperationDocsPageProps) {
  const { page, placed } = await placeOf(params);
  return <OperationPage page={page} placed={placed} origin={getPageApp().env.publicUrl} />;
}
