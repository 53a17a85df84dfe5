import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { StylePage } from "@/components/frame/style-page";

export const metadata: Metadata = { title: "Design system", robots: { index: false } };

/** Every primitive in light and dark, for those who build pages; not part of a production build. */
export default function DesignSystemPage() {
  if (process.env.NODE_ENV === "production") notFound();
  return <StylePage />;
}
