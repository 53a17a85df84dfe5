"use client";

import { Gift } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { StageHeading } from "./stage-heading";

interface GiftCardDoneProps {
  title: string;
  children: ReactNode;
  onAgain: () => void;
}

/** What happens next with the card; the focus goes to the heading. */
export function GiftCardDone({ title, children, onAgain }: GiftCardDoneProps) {
  const t = useTranslations("giftCards");
  return (
    <div className="max-w-112 space-y-5">
      <span className="grid size-14 place-items-center rounded-full bg-accent-tint text-accent-text">
        <Gift className="size-6" strokeWidth={1.5} aria-hidden="true" />
      </span>
      <StageHeading>{title}</StageHeading>
      <p className="text-lg text-ink-soft">{children}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t("another")}
      </Button>
    </div>
  );
}
