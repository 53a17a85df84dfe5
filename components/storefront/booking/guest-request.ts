import type { WaitlistOffer } from "@/lib/service/waitlist/waitlist-contract";

export type GuestRequest = WaitlistOffer & { wanted: NonNullable<WaitlistOffer["wanted"]> };
