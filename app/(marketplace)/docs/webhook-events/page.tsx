import type { Metadata } from "next";
import { EventIndex } from "@/components/docs/event-reference";

export const metadata: Metadata = {
  title: "Webhook events, API reference",
  description: "Every event that the Bazar API sends.",
};

export default function WebhookEventsPage() {
  return <EventIndex />;
}
