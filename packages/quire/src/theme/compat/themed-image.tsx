import type { ComponentProps } from "react";

interface ThemedImageProps extends Omit<ComponentProps<"img">, "src"> {
  /** Addresses of the picture for each colour mode. */
  sources: { light: string; dark: string };
}

/** `@theme/ThemedImage`: a picture for light pages and one for dark pages. */
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
