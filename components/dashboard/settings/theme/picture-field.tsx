"use client";

import { ImagePlus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { isPictureFile, uploadPicture } from "@/components/dashboard/menu/upload-picture";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_MEGABYTES,
  PICTURE_MEDIA_TYPES,
} from "@/lib/restaurant/media/picture-format";

const FRAME = {
  hero: "aspect-16/9 max-w-100 bg-sunken [&_img]:object-cover",
  logo: "aspect-2/1 max-w-60 bg-white p-3 [&_img]:object-contain [&_img]:object-left",
} as const;

interface PictureFieldProps {
  use: keyof typeof FRAME;
  image: string | null;
  onChange: (image: string | null) => void;
}

/** A picture of the restaurant's theme: uploaded when chosen, shown to guests when the form is saved. */
export function PictureField({ use, image, onChange }: PictureFieldProps) {
  const t = useTranslations("dashboardSettings.theme");
  const { slug, uploads, manages } = useDashboardTenant();
  const failureWords = useFailureWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    if (!isPictureFile(file)) return setProblem(t("pictureType"));
    if (file.size > MAX_PICTURE_BYTES)
      return setProblem(t("pictureTooLarge", { megabytes: MAX_PICTURE_MEGABYTES }));
    setProblem(null);
    setPending(true);
    const result = await uploadPicture(file, { tenantId: slug, uploads, use });
    setPending(false);
    if (result.ok) return onChange(result.data.image);
    const words = failureWords(result);
    setProblem([words.title, words.detail].filter(Boolean).join(" "));
  };
  return (
    <div>
      <div
        className={`grid w-full place-items-center overflow-hidden rounded-panel text-ink-soft [&_img]:size-full ${FRAME[use]} ${use === "logo" && image === null ? "ring-1 ring-line" : ""}`}
      >
        {image === null ? (
          <ImagePlus className="size-7" strokeWidth={1.5} aria-hidden="true" />
        ) : (
          <Picture address={image} alt={t(`${use}Alt`)} sizes="400px" />
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          pending={pending}
          disabled={!manages}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {image === null ? t(`${use}Add`) : t(`${use}Replace`)}
        </Button>
        {image !== null && manages && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            <Trash2 className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {t(`${use}Remove`)}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        aria-label={t(use)}
        accept={PICTURE_MEDIA_TYPES.join()}
        tabIndex={-1}
        className="sr-only"
        onChange={choose}
      />
      <p
        id={`${id}-hint`}
        role={problem ? "alert" : undefined}
        className={`mt-2 text-sm ${problem ? "text-critical" : "text-ink-soft"}`}
      >
        {problem ?? t(`${use}Hint`, { megabytes: MAX_PICTURE_MEGABYTES })}
      </p>
    </div>
  );
}
