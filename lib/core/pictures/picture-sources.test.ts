import { describe, expect, it, test } from "vitest";
import { isPictureAddress, pictureAddress, pictureSources } from "./picture-sources";

describe("pictureSources", () => {
  it("finds every file of a picture from its address", () => {
    expect(pictureSources(pictureAddress("t1/abc", "dish"))).toEqual({
      src: "/media/t1/abc-640.webp",
      width: 640,
      height: 480,
      sources: [
        { type: "image/avif", srcSet: "/media/t1/abc-640.avif 640w, /media/t1/abc-320.avif 320w" },
        { type: "image/webp", srcSet: "/media/t1/abc-640.webp 640w, /media/t1/abc-320.webp 320w" },
      ],
    });
  });

  it("knows the sizes of wide pictures", () => {
    const { width, height, sources } = pictureSources("/media/demo/luigi/hero-1600.webp");
    expect([width, height]).toEqual([1600, 900]);
    expect(sources[0]?.srcSet).toBe(
      "/media/demo/luigi/hero-1600.avif 1600w, /media/demo/luigi/hero-800.avif 800w",
    );
  });

  it("takes any other address as it is", () => {
    expect(pictureSources("/somewhere/else.png")).toMatchObject({ src: "/somewhere/else.png", sources: [] });
    expect(pictureSources("/media/a-123.webp")).toMatchObject({ src: "/media/a-123.webp", sources: [] });
  });
});

test.each([
  ["/media/t1/abc-640.webp", true],
  ["/media/demo/luigi/hero-1600.webp", true],
  ["/media/abc-640.webp", true],
  ["/media/../abc-640.webp", false],
  ["/media/.hidden/abc-640.webp", false],
  ["/media//abc-640.webp", false],
  ["//media/abc-640.webp", false],
  ["https://elsewhere.example/media/a-640.webp", false],
  ["/media/a/b/c/d/e-640.webp", false],
  ["/media/abc-640.svg", false],
  ["/media/abc-640.webp?x", false],
  [`/media/${"a".repeat(300)}-640.webp`, false],
])("%j is the address of a stored picture: %s", (address, is) => expect(isPictureAddress(address)).toBe(is));
