import { FlaskConical } from "lucide-react";
import { useTranslations } from "next-intl";

/** Above every page of a restaurant's test twin: that nothing there is real. */
export function TwinBand({ name }: { name: string }) {
  const t = useTranslations("storefront.twin");
  return (
    <p className="flex min-h-10 items-center justify-center gap-2.5 bg-ink px-4 py-2 text-center text-sm text-page print:hidden">
      <FlaskConical className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      <span>
        {t.rich("band", { name, b: (parts) => <strong className="font-semibold">{parts}</strong> })}
      </span>
    </p>
  );
}
