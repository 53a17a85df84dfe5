import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReferencePage } from "@/components/docs/api-reference";
import { GuideText } from "@/components/docs/guide-text";
import { GUIDES, type Guide, readGuide } from "@/components/docs/guides";

interface GuidePageProps {
  params: Promise<{ guide: string }>;
}

async function guideOf(params: GuidePageProps["params"]): Promise<Guide> {
  const { guide } = await params;
  return GUIDES.find(({ name }) => name === guide) ?? notFound();
}

export async function generateMetadata({ params }: GuidePageProps): Promise<Metadata> {
  const { title, lead } = await guideOf(params);
  return { title: `${title}, API guide`, description: lead };
}

export default async function GuidePage({ params }: GuidePageProps) {
  return (
    <ReferencePage current={null}>
      <GuideText markdown={await readGuide(await guideOf(params))} />
    </ReferencePage>
  );
}
