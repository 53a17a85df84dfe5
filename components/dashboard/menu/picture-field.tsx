"use client";

import { ImagePlus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_MEGABYTES,
  PICTURE_MEDIA_TYPES,
} from "@/lib/restaurant/media/picture-format";
import { DishPicture } from "./dish-picture";
import { isPictureFile, uploadPicture } from "./upload-picture";

interface PictureFieldProps {
  image: string | null;
  onChange: (image: string | null) => void;
}

/** The dish's picture: uploaded when chosen, kept with the dish when that is saved. */
export function PictureField({ image, onChange }: PictureFieldProps) {
  const t = useTranslations("dashboard.product");
  const { slug, uploads } = useDashboardTenant();
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
    const result = await uploadPicture(file, { tenantId: slug, uploads });
    setPending(false);
    if (result.ok) return onChange(result.data.image);
    const words = failureWords(result);
    setProblem([t("pictureFailed"), words.detail].filter(Boolean).join(": "));
  };

  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {t("picture")}
      </label>
      <div className="flex items-center gap-4">
        <div className="grid h-24 w-32 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken text-ink-soft">
          {image !== null ? (
            <DishPicture address={image} widthPixels={128} />
          ) : (
            <ImagePlus className="size-6" strokeWidth={1.5} aria-hidden="true" />
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" pending={pending} onClick={() => input.current?.click()}>
            {image === null ? t("pictureAdd") : t("pictureReplace")}
          </Button>
          {image !== null && (
            <Button variant="quiet" size="small" onClick={() => onChange(null)}>
              <Trash2 className="size-4" strokeWidth={1.5} aria-hidden="true" />
              {t("pictureRemove")}
            </Button>
          )}
        </div>
      </div>
      <input
        ref={input}
        id={id}
        type="file"
        accept={PICTURE_MEDIA_TYPES.join()}
        tabIndex={-1}
        className="sr-only"
        aria-describedby={`${id}-hint`}
        onChange={choose}
      />
      <p
        id={`${id}-hint`}
        role={problem ? "alert" : undefined}
        className={`mt-2 text-sm ${problem ? "text-critical" : "text-ink-soft"}`}
      >
        {problem ?? t("pictureHint", { megabytes: MAX_PICTURE_MEGABYTES })}
      </p>
    </div>
  );
}
