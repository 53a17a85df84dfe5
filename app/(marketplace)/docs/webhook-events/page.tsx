import type { Metadata } from "next";
import { EventReference } from "@/components/docs/event-reference";

export const metadata: Metadata = {
  title: "Webhook events, API reference",
  description: "Every event that the Bazar API sends, with its fields and a sample.",
};

export default function WebhookEventsPage() {
  return <EventReference />;
}
