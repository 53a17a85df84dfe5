import type { DashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { type ApiResult, putFile, resultOf, uploadApi } from "@/components/data/api";
import { unreachable } from "@/components/data/api-failure";
import { PICTURE_MEDIA_TYPES } from "@/lib/restaurant/media/picture-format";

export type PictureFile = File & { readonly type: (typeof PICTURE_MEDIA_TYPES)[number] };

/** Whether the file says that it is a picture of a kind that can be uploaded. */
export function isPictureFile(file: File): file is PictureFile {
  return PICTURE_MEDIA_TYPES.some((type) => type === file.type);
}

interface UploadTarget {
  tenantId: string;
  uploads: DashboardTenant["uploads"];
  /** What it is cropped for. */
  use?: "dish" | "hero" | "logo";
  client?: typeof uploadApi;
}

/** Uploads a picture: to the server, or to the bucket, from which the server takes it. Never throws. */
export async function uploadPicture(
  file: PictureFile,
  { tenantId, uploads, use, client = uploadApi }: UploadTarget,
): Promise<ApiResult<{ image: string }>> {
  const query = use === undefined ? {} : { query: { use } };
  if (uploads === "designer") {
    return resultOf(
      client.POST("/api/designer/tenants/{tenantId}/media", {
        params: { path: { tenantId }, ...query },
        headers: { "content-type": file.type },
        body: file,
        bodySerializer: (body) => body,
      }),
    );
  }
  if (uploads === "server") {
    return resultOf(
      client.POST("/api/tenant/{tenantId}/media", {
        params: { path: { tenantId }, ...query },
        headers: { "content-type": file.type },
        body: file,
        bodySerializer: (body) => body,
      }),
    );
  }
  const opened = await resultOf(
    client.POST("/api/tenant/{tenantId}/media/uploads", {
      params: { path: { tenantId } },
      body: { mediaType: file.type, bytes: file.size },
    }),
  );
  if (!opened.ok) return opened;
  const { uploadId, url } = opened.data;
  if (!(await putFile(url, file))) return unreachable();
  return resultOf(
    client.POST("/api/tenant/{tenantId}/media/uploads/{uploadId}/finish", {
      params: { path: { tenantId, uploadId }, ...query },
    }),
  );
}
