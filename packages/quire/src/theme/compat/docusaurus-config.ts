import { siteConfig } from "./site-config.ts";

/** `@generated/docusaurus.config`: the settings of the site, read on access. */
export default new Proxy({} as ReturnType<typeof siteConfig>, {
  get: (_, name) => Reflect.get(siteConfig(), name),
  has: (_, name) => Reflect.has(siteConfig(), name),
  ownKeys: () => Reflect.ownKeys(siteConfig()),
  getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(siteConfig(), name),
});
