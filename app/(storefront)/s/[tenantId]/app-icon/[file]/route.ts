import { getPageApp } from "@/lib/app/page-app";
import { serveAppIcon } from "@/lib/restaurant/media/serve-app-icon";

type Context = { params: Promise<{ tenantId: string; file: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { tenantId, file } = await params;
  const app = getPageApp();
  const shop = await app.shops.find(tenantId);
  if (!shop) return new Response("There is no such restaurant.\n", { status: 404 });
  return serveAppIcon(app, { tenant: shop.tenant, file });
}
