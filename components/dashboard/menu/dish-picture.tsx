import { pictureSources } from "@/lib/core/pictures/picture-sources";

interface DishPictureProps {
  address: string;
  /** How wide it is shown. */
  widthPixels: number;
}

/** A dish's picture in the smallest file that looks sharp. Its alt text is empty, because the name is beside it. */
export function DishPicture({ address, widthPixels }: DishPictureProps) {
  const { src, sources, width, height } = pictureSources(address);
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={`${widthPixels}px`} />
      ))}
      <img src={src} alt="" width={width} height={height} loading="lazy" className="size-full object-cover" />
    </picture>
  );
}
