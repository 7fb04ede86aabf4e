/** What runs in the browser on every page; each line is one concern. */
import { startAnnouncement } from "./announcement.ts";
import { startColorMode } from "./color-mode.ts";
import { startCopy } from "./copy.ts";
import { startDrawer } from "./drawer.ts";
import { startDropdowns } from "./dropdown.ts";
import { hydrateIslands } from "./islands.ts";
import { startNavbar } from "./navbar.ts";
import { startNavigation } from "./navigation.ts";
import { onPage } from "./page-event.ts";
import { startPrefetch } from "./prefetch.ts";
import { startSidebar } from "./sidebar.ts";
import { startTabs } from "./tabs.ts";
import { startToc } from "./toc.ts";
import { startVersionPreference } from "./version-preference.ts";

startTabs();
startSidebar();
startColorMode();
startAnnouncement();
startNavbar();
startDropdowns();
startDrawer();
startVersionPreference();
startToc();
startCopy();
startPrefetch();
startNavigation();
onPage(hydrateIslands);
