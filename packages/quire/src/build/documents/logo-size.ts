import { readFileSync } from "node:fs";
import type { ThemeConfig } from "../../config/theme-schema.ts";
import { imageSize } from "./image-size.ts";

type Logo = NonNullable<ThemeConfig["navbar"]["logo"]>;

/**
 * Fill in the size of logos from their files, so that pages reserve space for them. A size in the settings is
 * kept; if only one side is set, the other one is computed.
 *
 * @param staticFiles site path → absolute path
 */
export async function measureLogos(
  theme: ThemeConfig,
  staticFiles: ReadonlyMap<string, string>,
): Promise<ThemeConfig> {
  const measure = async (logo: Logo): Promise<Logo> => {
    if (logo.width !== undefined && logo.height !== undefined) return logo;
    const file = staticFiles.get(logo.src.startsWith("/") ? logo.src : `/${logo.src}`);
    const { width, height } = (file && (await sizeOf(readFileSync(file)))) || {};
    if (!width || !height) return logo;
    if (logo.width !== undefined) return { ...logo, height: Math.round((logo.width * height) / width) };
    if (logo.height !== undefined) return { ...logo, width: Math.round((logo.height * width) / height) };
    return { ...logo, width, height };
  };
  const { navbar, footer } = theme;
  return {
    ...theme,
    navbar: navbar.logo ? { ...navbar, logo: await measure(navbar.logo) } : navbar,
    footer: footer?.logo ? { ...footer, logo: await measure(footer.logo) } : footer,
  };
}

/** The size of an image; undefined if it cannot be read. Few logos are photographs, for which sharp is loaded. */
async function sizeOf(bytes: Uint8Array): Promise<{ width?: number; height?: number } | undefined> {
  const size = imageSize(bytes);
  if (size) return size;
  const { default: sharp } = await import("sharp");
  try {
    return (await sharp(bytes).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}
