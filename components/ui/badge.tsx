import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { TONE_TINT, type Tone } from "./tone";

interface BadgeProps {
  tone?: Tone;
  icon?: LucideIcon;
  children: ReactNode;
}

export function Badge({ tone = "neutral", icon: Icon, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1 rounded-full px-2.5 text-xs font-semibold whitespace-nowrap ${TONE_TINT[tone]}`}
    >
      {Icon && <Icon className="-ms-0.5 size-3.5" strokeWidth={2} aria-hidden="true" />}
      {children}
    </span>
  );
}
