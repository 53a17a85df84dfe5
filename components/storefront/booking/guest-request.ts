import type { WaitlistOffer } from "@/lib/service/waitlist/waitlist-contract";

/** What a guest asked for online, as their link shows it. */
export type GuestRequest = WaitlistOffer & { wanted: NonNullable<WaitlistOffer["wanted"]> };
