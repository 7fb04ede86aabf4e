const copy = (deployment: string, path = "") =>
  `https://docs-website-${deployment}-acryldata.vercel.app/docs${path}/features`;

/** Versions whose documentation is kept elsewhere, newest first. */
export const olderVersions: { label: string; href: string }[] = [
  { label: "1.0.0", href: copy("t9sv4w3gr") },
  { label: "0.15.0", href: copy("t9sv4w3gr", "/0.15.0") },
  { label: "0.14.1", href: copy("8jkm4uler", "/0.14.1") },
  { label: "0.14.0", href: copy("eue2qafvn") },
  { label: "0.13.1", href: copy("psat3nzgi") },
  { label: "0.13.0", href: copy("lzxh86531") },
  { label: "0.12.1", href: copy("2uuxmgza2") },
  { label: "0.11.0", href: copy("irpoe2osc") },
  { label: "0.10.5", href: copy("1gv2yzn9d") },
];
