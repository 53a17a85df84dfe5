import type { Metadata } from "next";
import { ReferenceHome } from "@/components/docs/api-reference";
import { getPageApp } from "@/lib/app/page-app";

export const metadata: Metadata = {
  title: "API reference",
  description: "Every endpoint of the Bazar API with its parameters, answers, errors and an example to run.",
};

export const dynamic = "force-dynamic";

/** The reference that belongs to /api/openapi.json; the examples call the host's public address. */
export default function DocsPage() {
  return <ReferenceHome origin={getPageApp().env.publicUrl} />;
}
