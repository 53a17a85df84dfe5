"use client";

import { useTranslations } from "next-intl";

interface KnownGuest {
  number: number | null;
  name: string | null;
  isMe: boolean;
}

/** How a guest of a table is called on the pages of its guests. */
export function useGuestWords(): (guest: KnownGuest) => string {
  const t = useTranslations("tableOrder");
  return ({ number, name, isMe }) => {
    if (isMe) return name === null ? t("me") : t("meNamed", { name });
    if (name !== null) return name;
    return number === null ? t("someone") : t("guest", { number });
  };
}
