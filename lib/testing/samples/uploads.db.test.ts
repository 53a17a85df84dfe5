import sharp from "sharp";
import { startBucket, type TestBucket } from "@/lib/testing/bucket";
import { appTest } from "@/lib/testing/fixtures";
import { beginStory, expectSamples } from "./story";

let bucket: TestBucket;
const it = appTest
  .extend("settings", { scope: "file" }, async () => {
    bucket = await startBucket();
    return bucket.env;
  })
  .extend("beginsAt", "2026-11-28T10:00:00.000Z");
it.afterAll(() => bucket.stop());

it("Luigi sends a picture straight to the bucket", async () => {
  const story = await beginStory();
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#c0392b" } })
    .jpeg()
    .toBuffer();
  const { uploadId, url } = await story.tell("openPictureUpload", {
    body: { mediaType: "image/jpeg", bytes: picture.length },
  });
  story.call(url, "https://bucket.example.com/uploads/picture?X-Amz-Signature=EXAMPLE");
  story.call(uploadId, "upl_EXAMPLE00000000000000");
  await fetch(url, {
    method: "PUT",
    headers: { "content-type": "image/jpeg" },
    body: new Uint8Array(picture),
  });
  await story.tell("finishPictureUpload", { params: { uploadId } });
  await expectSamples("uploads", story);
}, 120_000);
