import { afterEach, describe, expect, it, vi } from "vitest";
import { uploadPicture } from "./upload-picture";

const file = new File(["pixels"], "dish.png", { type: "image/png" });
const tenantApi = (path: string) => `/api/tenant/luigi${path}`;
const image = "/media/t1/abc-640.webp";

/** What was asked, in order; answers by the end of the address. */
function answering(answers: Record<string, Response | Error>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`);
    const answer = Object.entries(answers).find(([end]) => url.endsWith(end))?.[1];
    if (!(answer instanceof Response)) throw answer;
    return answer;
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe("uploadPicture", () => {
  it("sends the file to the server", async () => {
    const asked = answering({ "/media": Response.json({ image }) });
    expect(await uploadPicture(file, { tenantApi, uploads: "server" })).toEqual({
      ok: true,
      data: { image },
    });
    expect(asked).toEqual(["POST /api/tenant/luigi/media"]);
  });

  const opened = () => Response.json({ uploadId: "u1", url: "https://bucket.example/u1", expiresAt: "" });

  it("puts the file into the bucket and has the server take it from there", async () => {
    const asked = answering({
      "/media/uploads": opened(),
      "bucket.example/u1": new Response(),
      "/finish": Response.json({ image }),
    });
    expect(await uploadPicture(file, { tenantApi, uploads: "bucket" })).toEqual({
      ok: true,
      data: { image },
    });
    expect(asked).toEqual([
      "POST /api/tenant/luigi/media/uploads",
      "PUT https://bucket.example/u1",
      "POST /api/tenant/luigi/media/uploads/u1/finish",
    ]);
  });

  it.each([new Response(null, { status: 403 }), new TypeError("Failed to fetch")])(
    "tells when the bucket does not take it",
    async (answer) => {
      const asked = answering({ "/media/uploads": opened(), "bucket.example/u1": answer });
      expect(await uploadPicture(file, { tenantApi, uploads: "bucket" })).toMatchObject({
        ok: false,
        code: "UNREACHABLE",
      });
      expect(asked).toHaveLength(2);
    },
  );
});
