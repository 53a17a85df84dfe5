import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { createApi } from "@/components/data/api";
import { isPictureFile, type PictureFile, uploadPicture } from "./upload-picture";

const file = new File(["pixels"], "dish.png", { type: "image/png" }) as PictureFile;
const image = "/media/t1/abc-640.webp";
const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** A server that is host and bucket in one, and what it was asked, in order. */
async function host(bucketStatus = 200) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    asked.push([request.method, request.url, request.headers["content-type"], body].join(" ").trim());
    const { port } = server.address() as AddressInfo;
    response.setHeader("content-type", "application/json");
    if (request.url?.startsWith("/bucket/")) {
      if (bucketStatus === 0) response.destroy();
      else response.writeHead(bucketStatus).end();
    } else if (request.url?.endsWith("/uploads")) {
      response.end(
        JSON.stringify({ uploadId: "u1", url: `http://127.0.0.1:${port}/bucket/u1`, expiresAt: "" }),
      );
    } else response.end(JSON.stringify({ image }));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const client = createApi({ patienceMs: 5_000, baseUrl: `http://127.0.0.1:${port}` });
  return { asked, client };
}

describe("uploadPicture", () => {
  it("sends the file to the server", async () => {
    const { asked, client } = await host();
    expect(await uploadPicture(file, { tenantId: "luigi", uploads: "server", client })).toEqual({
      ok: true,
      data: { image },
    });
    expect(asked).toEqual(["POST /api/tenant/luigi/media image/png pixels"]);
  });

  it("puts the file into the bucket and has the server take it from there", async () => {
    const { asked, client } = await host();
    expect(await uploadPicture(file, { tenantId: "luigi", uploads: "bucket", client })).toEqual({
      ok: true,
      data: { image },
    });
    expect(asked).toEqual([
      'POST /api/tenant/luigi/media/uploads application/json {"mediaType":"image/png","bytes":6}',
      "PUT /bucket/u1 image/png pixels",
      "POST /api/tenant/luigi/media/uploads/u1/finish",
    ]);
  });

  it.each([403, 0])("says when the bucket does not take it, status %i", async (bucketStatus) => {
    const { asked, client } = await host(bucketStatus);
    expect(await uploadPicture(file, { tenantId: "luigi", uploads: "bucket", client })).toMatchObject({
      ok: false,
      code: "UNREACHABLE",
    });
    expect(asked).toHaveLength(2);
  });
});

describe("isPictureFile", () => {
  it("takes the kinds of picture that the server takes", () => {
    expect(isPictureFile(file)).toBe(true);
    expect(isPictureFile(new File(["<svg/>"], "dish.svg", { type: "image/svg+xml" }))).toBe(false);
  });
});
