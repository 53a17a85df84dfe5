import { expect, it } from "vitest";
import { readBytes } from "./request-body";

function requestOf(body: ReadableStream<Uint8Array>): Request {
  return new Request("http://localhost/", { method: "POST", body, duplex: "half" } as RequestInit);
}

it("calls a body that breaks off invalid, not our failure", async () => {
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"half":'));
    },
    pull(controller) {
      controller.error(new Error("aborted"));
    },
  });
  await expect(readBytes(requestOf(broken), 100)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
});

it("stops reading a body of unknown length at the limit", async () => {
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(64));
    },
  });
  await expect(readBytes(requestOf(endless), 100)).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
});
