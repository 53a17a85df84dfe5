import { getTranslations } from "next-intl/server";
import { manifestResponse, platformManifest } from "@/components/frame/web-manifest";

/** Installs the marketplace as an app. */
export async function GET(): Promise<Response> {
  const t = await getTranslations("common");
  return manifestResponse(platformManifest(t("brand")));
}
