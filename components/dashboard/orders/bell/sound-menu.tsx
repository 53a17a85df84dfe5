"use client";

import { Volume1, Volume2, VolumeX } from "lucide-react";
import { useTranslations } from "next-intl";
import { Slider } from "radix-ui";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Popover } from "@/components/ui/popover";
import { Switch } from "@/components/ui/switch";
import type { SoundKind } from "./sound-kinds";
import type { Bell } from "./use-bell";

function iconOf(volume: number) {
  if (volume === 0) return VolumeX;
  return volume < 0.5 ? Volume1 : Volume2;
}

interface SoundMenuProps {
  bell: Bell;
  /** What can sound on this page. */
  kinds: readonly SoundKind[];
  /** What is heard when the volume is tried. */
  onTry: () => void;
}

/** How loud a device is, and what it sounds for. */
export function SoundMenu({ bell, kinds, onTry }: SoundMenuProps) {
  const t = useTranslations("dashboard.sound");
  const words = useTranslations("orderBoard.sounds");
  const state = bell.volume === 0 ? t("off") : t("on");
  return (
    <Popover
      label={t("label")}
      align="end"
      trigger={<IconButton icon={iconOf(bell.volume)} label={`${t("label")}: ${state}`} />}
    >
      <p className="text-sm font-semibold">{t("volume")}</p>
      <Slider.Root
        value={[bell.volume * 100]}
        onValueChange={([percent = 0]) => bell.setVolume(percent / 100)}
        max={100}
        step={10}
        className="relative flex h-11 w-56 touch-none items-center select-none"
      >
        <Slider.Track className="relative h-1.5 grow rounded-full bg-line-strong">
          <Slider.Range className="absolute h-full rounded-full bg-accent" />
        </Slider.Track>
        <Slider.Thumb
          aria-label={t("volume")}
          className="block size-6 rounded-full bg-surface shadow-lift ring-2 ring-accent"
        />
      </Slider.Root>
      <p className="mb-1 max-w-64 text-sm text-ink-soft">{t("hint")}</p>
      <fieldset className="mb-3 w-64 max-w-full">
        <legend className="sr-only">{words("label")}</legend>
        {kinds.map((kind) => (
          <Switch
            key={kind}
            label={words(kind)}
            checked={bell.kinds[kind]}
            onCheckedChange={(isOn) => bell.choose(kind, isOn)}
          />
        ))}
      </fieldset>
      <Button variant="secondary" size="small" onClick={onTry}>
        {t("try")}
      </Button>
    </Popover>
  );
}
