import { getPageApp } from "@/lib/app/page-app";
import { servePicture } from "@/lib/restaurant/media/serve-picture";

type Context = { params: Promise<{ path: string[] }> };

/** Pictures that are stored while the app runs; those of the build are served from `public/` before this. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return servePicture(getPageApp(), await params);
}
