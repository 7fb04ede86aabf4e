/** The URL of a style sheet that is bundled as a separate file. */
declare module "*.css?url" {
  const address: string;
  export default address;
}
