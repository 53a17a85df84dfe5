import type { Metadata } from "next";
import { StylePage } from "@/components/frame/style-page";

export const metadata: Metadata = { title: "Design system", robots: { index: false } };

/** Every primitive in light and dark under several accents. It reads no data, so anyone may look. */
export default function DesignSystemPage() {
  return <StylePage />;
}
