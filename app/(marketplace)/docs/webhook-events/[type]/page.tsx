import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EventPage, eventTypes } from "@/components/docs/event-reference";

interface EventPageProps {
  params: Promise<{ type: string }>;
}

export async function generateMetadata({ params }: EventPageProps): Promise<Metadata> {
  return { title: `${(await params).type}, webhook events` };
}

export default async function WebhookEventPage({ params }: EventPageProps) {
  const { type } = await params;
  return eventTypes.includes(type) ? <EventPage type={type} /> : notFound();
}
