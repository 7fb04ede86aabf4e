import type { ComponentProps } from "react";

type Picture = string | { default: string } | { src: { src: string } } | { src: string };

interface IdealImageProps extends Omit<ComponentProps<"img">, "src"> {
  /** An imported image: its URL, or an object that contains it. */
  img: Picture;
}

/** `@theme/IdealImage`: an imported image. */
export default function IdealImage({ img, alt = "", ...rest }: IdealImageProps) {
  return <img src={addressOf(img)} alt={alt} loading="lazy" {...rest} />;
}

function addressOf(img: Picture): string {
  if (typeof img === "string") return img;
  if ("default" in img) return img.default;
  return typeof img.src === "string" ? img.src : img.src.src;
}
