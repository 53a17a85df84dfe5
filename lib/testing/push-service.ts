import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A browser's push service, as far as Bazar sees it: it takes encrypted messages and can lose subscriptions. */
export async function startPushService() {
  const browser = createECDH("prime256v1");
  browser.generateKeys();
  const auth = randomBytes(16);
  const received: { message: unknown; headers: Record<string, unknown> }[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (status < 300) {
        const text = decrypted(Buffer.concat(chunks), browser, auth);
        received.push({ message: JSON.parse(text), headers: request.headers });
      }
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    /** What a browser that has just subscribed sends. */
    subscription: (name = "browser") => ({
      endpoint: `http://127.0.0.1:${port}/${name}`,
      keys: { p256dh: browser.getPublicKey("base64url"), auth: auth.toString("base64url") },
    }),
    answerWith(next: number) {
      status = next;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

const hkdf = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

/** Reads one record of RFC 8188 with the keys of RFC 8291. */
function decrypted(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), sender]);
  const key = hkdf(browser.computeSecret(sender), auth, info, 32);
  const contentKey = hkdf(key, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = hkdf(key, salt, "Content-Encoding: nonce\0", 12);
  const cipher = createDecipheriv("aes-128-gcm", contentKey, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}
