import { z } from "zod";

export const CertificateQuery = z.object({
  domain: z.string().min(1).max(255).describe("The host that somebody has asked the proxy for"),
});
