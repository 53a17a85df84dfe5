import type { Metadata } from "next";
import { openLocalDoor } from "@/components/frame/local-door";
import { StylePage } from "@/components/frame/style-page";

export const metadata: Metadata = { title: "Design system", robots: { index: false } };

export default async function DesignSystemPage() {
  await openLocalDoor();
  return <StylePage />;
}
