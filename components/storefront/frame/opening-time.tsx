"use client";

import { useFormatter, useNow, useTimeZone } from "next-intl";
import { createContext, useContext } from "react";
import { momentText } from "./moment-text";
import type { MomentTexts } from "./storefront";

const Texts = createContext<MomentTexts>({});

/**
 * Gives the components below the texts of the instants that the page shows from the start. Making a format of dates takes
 * a phone 20 ms.
 */
export const MomentTextsProvider = Texts;

/** Writes an instant in the restaurant's zone: the time alone today, with the weekday otherwise. */
export function useMomentText(): (instant: string) => string {
  const format = useFormatter();
  const now = useNow();
  const timeZone = useTimeZone();
  const texts = useContext(Texts);
  return (instant) => texts[instant] ?? momentText(instant, { format, now, timeZone });
}
