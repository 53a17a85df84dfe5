import { getTranslations } from "next-intl/server";
import { manifestResponse, platformManifest } from "@/components/frame/web-manifest";

export async function GET(): Promise<Response> {
  const t = await getTranslations("common");
  return manifestResponse(platformManifest(t("brand")));
}
