import { useTranslations } from "next-intl";
import { Picture } from "./picture";

interface LogoProps {
  address: string;
  /** Of the restaurant. */
  name: string;
  className?: string;
}

/** A restaurant's logo, whole. Logos are drawn for paper, so it is shown on white in both schemes. */
export function Logo({ address, name, className = "" }: LogoProps) {
  const t = useTranslations("common");
  return (
    <span
      className={`block aspect-2/1 w-32 overflow-hidden rounded-control bg-white p-2 [&_img]:size-full [&_img]:object-contain [&_img]:object-left rtl:[&_img]:object-right ${className}`}
    >
      <Picture address={address} alt={t("logoOf", { name })} sizes="128px" />
    </span>
  );
}
