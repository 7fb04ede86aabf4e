/** Entry point of asking in the browser, loaded when a reader first asks. */
import { siteClient } from "../../search/client/embedded-client.ts";
import { type AskPanel, createAskPanel } from "./panel.ts";
import { askSetup } from "./setup.ts";

let panel: Promise<AskPanel> | undefined;

/** Open the panel and focus it; close it if it has the focus already. */
export async function toggleAsk(): Promise<void> {
  const setup = askSetup();
  panel ??= createAskPanel(siteClient(setup.baseUrl), setup);
  (await panel).toggle();
}
