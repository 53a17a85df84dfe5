"use client";

import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import type { ButtonVariant } from "./button-style";

/** "inherit" takes the color of what is around it. */
type IconButtonVariant = Exclude<ButtonVariant, "quiet-danger"> | "inherit";

const LOOKS: Record<IconButtonVariant, string> = {
  inherit: "hover:bg-current/12",
  primary: "bg-accent text-accent-on hover:brightness-108",
  secondary: "bg-surface text-ink ring-1 ring-line-strong ring-inset hover:bg-sunken",
  quiet: "text-ink-soft hover:bg-sunken hover:text-ink",
  danger: "text-critical hover:bg-critical-tint",
};

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  icon: LucideIcon;
  /** What pressing it does; read by screen readers. */
  label: string;
  variant?: IconButtonVariant;
}

/** A round button of 44 px with an icon and a label for screen readers. */
export function IconButton({
  icon: Icon,
  label,
  variant = "quiet",
  type = "button",
  className = "",
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={`inline-grid size-11 shrink-0 place-items-center rounded-full touch-manipulation transition-colors disabled:opacity-40 ${LOOKS[variant]} ${className}`}
    >
      <Icon className="size-5" strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
