import type { z } from "zod";
import type { DashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { type ApiResult, apiCall, apiUpload, putFile } from "@/components/data/api-call";
import type { PictureUpload, UploadedPicture } from "@/lib/restaurant/media/media-contract";

type Uploaded = z.output<typeof UploadedPicture>;

const NOT_TAKEN = {
  ok: false,
  status: 0,
  code: "UNREACHABLE",
  message: "",
  issues: [],
  retryAfterSeconds: null,
} as const;

/** Uploads a picture: to the server, or to the bucket, from which the server takes it. Never throws. */
export async function uploadPicture(
  file: File,
  { tenantApi, uploads }: { tenantApi: (path: string) => string; uploads: DashboardTenant["uploads"] },
): Promise<ApiResult<Uploaded>> {
  if (uploads === "server") return apiUpload<Uploaded>(tenantApi("/media"), file);
  const what = { mediaType: file.type, bytes: file.size };
  const opened = await apiCall<z.output<typeof PictureUpload>>("POST", tenantApi("/media/uploads"), what);
  if (!opened.ok) return opened;
  const { uploadId, url } = opened.data;
  if (!(await putFile(url, file))) return NOT_TAKEN;
  return apiCall<Uploaded>("POST", tenantApi(`/media/uploads/${uploadId}/finish`));
}
