import type { Metadata } from "next";
import { ErrorReference } from "@/components/docs/error-reference";

export const metadata: Metadata = {
  title: "Errors, API reference",
  description: "Every error code of the Bazar API, its status, what it means and which operations answer it.",
};

export default function ErrorsPage() {
  return <ErrorReference />;
}
