import { type PictureSources, pictureSources } from "@/lib/core/pictures/picture-sources";

export type PictureProps = {
  address: string;
  alt: string;
  /** The CSS width it is shown at, as in the `sizes` attribute. */
  sizes: string;
  /** Above the fold: loaded at once and first. */
  priority?: boolean;
  className?: string;
};

/** A stored picture in the best format and size for the screen. Its box is reserved, so nothing moves when it loads. */
export function Picture({ address, alt, sizes, priority = false, className }: PictureProps) {
  const { src, width, height, sources }: PictureSources = pictureSources(address);
  return (
    <picture className="contents">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
