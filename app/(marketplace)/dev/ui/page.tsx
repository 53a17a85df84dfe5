import type { Metadata } from "next";
import { openLocalDoor } from "@/components/frame/local-door";
import { StylePage } from "@/components/frame/style-page";

export const metadata: Metadata = { title: "Design system", robots: { index: false } };

/** Every primitive in light and dark under several accents. */
export default async function DesignSystemPage() {
  await openLocalDoor();
  return <StylePage />;
}
