"use client";

import { ArrowLeftRight, CircleUserRound, LogOut } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Menu } from "@/components/ui/menu";

interface PersonMenuProps {
  name: string;
  groups: ComponentProps<typeof Menu>["groups"];
  /** Whether they can work elsewhere too. */
  canSwitch: boolean;
  onSignOut: () => void;
}

export function PersonMenu({ name, groups, canSwitch, onSignOut }: PersonMenuProps) {
  const t = useTranslations("common.person");
  const switchItem = {
    label: t("switch"),
    icon: ArrowLeftRight,
    onSelect: () => window.location.assign("/choose?all"),
  };
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`${t("account")}: ${name}`}
          className="flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-control text-sm text-ink-soft hover:bg-sunken hover:text-ink xl:justify-start xl:px-3"
        >
          <CircleUserRound className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
          <span className="hidden truncate xl:block">{name}</span>
        </button>
      }
      groups={[
        ...groups,
        ...(canSwitch ? [[switchItem]] : []),
        [{ label: t("signOut"), icon: LogOut, onSelect: onSignOut }],
      ]}
    />
  );
}
