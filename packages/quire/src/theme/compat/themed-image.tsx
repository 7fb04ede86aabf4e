import type { ComponentProps } from "react";

interface ThemedImageProps extends Omit<ComponentProps<"img">, "src"> {
  /** URL of the image for each colour mode. */
  sources: { light: string; dark: string };
}

/** `@theme/ThemedImage`: an image with alternatives for light and dark mode. */
export default function ThemedImage({ sources, alt = "", className, ...rest }: ThemedImageProps) {
  const classes = (mode: string) => (className ? `only-${mode} ${className}` : `only-${mode}`);
  if (sources.light === sources.dark)
    return <img alt={alt} src={sources.light} className={className} {...rest} />;
  return (
    <>
      <img alt={alt} src={sources.light} className={classes("light")} loading="lazy" {...rest} />
      <img alt={alt} src={sources.dark} className={classes("dark")} loading="lazy" {...rest} />
    </>
  );
}
