import { describe, expect, it } from "vitest";
import { answer } from "./answerer.ts";
import { boatPages, smallSite } from "./fixtures/small-site.ts";

const site = smallSite([
  ...boatPages,
  {
    path: "/docs/harbour-offices",
    title: "Lighthouse",
    kind: "source",
    sections: {
      "": "Read the lights of the coast from Lighthouse. Each light has a place and a password.",
      "What is read": "Lights, their colours, and who keeps them.",
    },
    questions: { "What is read": ["How do I delete a light of Lighthouse on the chart?"] },
  },
  {
    path: "/docs/radio",
    title: "Radio",
    kind: "source",
    sections: {
      "": "Read what is said between boats from Radio.",
      "Reset a password": "To reset the password of a sailor, take the key from the box and turn it twice.",
    },
    questions: { "Reset a password": ["How do I reset the password of a sailor?"] },
  },
]);
const mentions = smallSite([
  ...boatPages,
  {
    path: "/docs/docker",
    title: "Boats with Docker",
    sections: {
      "": "Docker holds the programs of the boat. Start them before you leave the harbour.",
      "Before you use Docker": "Docker needs memory. Git and Docker stay apart.",
      "The kinds of buoys": "A buoy is a mark on the water. A buoy and a beacon show the way.",
      "The kinds of flags": "A pennant is long, an ensign is square: you see the difference from afar.",
    },
    questions: {
      "": ["How do I start the programs of the boat with Docker?", "restart Docker containers of the boat"],
      "The kinds of buoys": ["What is the difference between a buoy and a beacon?"],
      "The kinds of flags": ["When is a pennant hoisted, and when an ensign?"],
    },
  },
]);
const mentionsSay = async (question: string) => [question, (await answer(mentions, question)).status];
const statusOf = async (question: string) => [question, (await answer(site, question)).status];

describe("the use of another product", () => {
  it("is declined, where something else has a page that says nearly the same", async () => {
    const question = "How do I reset my Lighthouse password?";
    expect(await statusOf(question)).toEqual([question, "declined"]);
  });

  it("is answered, where a setting of the documentation is named", async () => {
    const settings = smallSite([
      ...boatPages,
      {
        path: "/docs/lighthouse",
        title: "Lighthouse",
        kind: "source",
        sections: {
          "": "Read the lights of the coast from Lighthouse.",
          chart_path: "chart_path string Path of the chart, as a file, a URL or an s3 address.",
        },
      },
    ]);
    expect((await answer(settings, "Lighthouse chart_path from s3")).status).toBe("answered");
  });

  it("is declined, where nothing says that the same is done to the thing", async () => {
    const coast = smallSite([
      ...boatPages,
      { path: "/docs/press", title: "Press", sections: { "": "Publish and grant what you rename." } },
      {
        path: "/docs/lighthouse",
        title: "Lighthouse",
        kind: "source",
        sections: {
          "": "Read the lights of the coast from Lighthouse. Each light has a place and a password.",
          "What is read": "Coloured lights, and who keeps them.",
        },
        questions: {
          "What is read": [
            "Which coloured lights of the coast are read from Lighthouse?",
            "coloured lights of Lighthouse",
          ],
        },
      },
    ]);
    expect((await answer(coast, "How do I publish coloured lights in Lighthouse?")).status).toBe("declined");
    expect((await answer(coast, "Coloured lights of Lighthouse?")).status).toBe("answered");
  });

  it("is answered, where a heading or an author says the same", async () => {
    for (const question of ["How do I reset a password?", "How do I delete a Lighthouse light on the chart?"])
      expect(await statusOf(question)).toEqual([question, "answered"]);
  });
});

it("declines how something does a thing that no page is about", async () => {
  const words = (title: string) =>
    smallSite([
      ...boatPages,
      {
        path: "/docs/words",
        title,
        sections: { "": "What the Kraken handles as soft ground is mud." },
        questions: { "": ["What does the Kraken handle as soft ground?"] },
      },
    ]);
  const question = "How does Kraken handle soft ground?";
  expect((await answer(words("Other words"), question)).status).toBe("declined");
  expect((await answer(words("The Kraken"), question)).status).toBe("answered");
});

describe("what pages only mention", () => {
  it("is declined: what a tool is, how two differ, words for its use", async () => {
    for (const question of ["What is Docker?", "Docker vs Git", "docker git memory"])
      expect(await mentionsSay(question)).toEqual([question, "declined"]);
  });

  it("is answered, where a page does to its own things what a tool does to others", async () => {
    const charts = smallSite([
      ...boatPages,
      {
        path: "/docs/charts",
        title: "Charts",
        sections: {
          "": "A chart shows a coast.",
          Order: "Charts come in an order. Python programs can sort them.",
        },
        questions: {
          Order: ["How do I sort coastal charts by date of survey in Python?", "order of charts"],
        },
      },
    ]);
    expect((await answer(charts, "How do I sort a list in Python?")).status).toBe("declined");
    expect((await answer(charts, "How do I sort charts in Python?")).status).toBe("answered");
  });

  it("is answered, where the questions of one section have every word of a search", async () => {
    const words = smallSite([
      ...boatPages,
      {
        path: "/docs/pumps",
        title: "Pumps",
        sections: { "": "A pump moves water.", "At night": "Run one container with Docker." },
        questions: {
          "At night": [
            "Docker container of the bilge pump at night",
            "a pump that is unhealthy and noisy at night",
          ],
        },
      },
    ]);
    expect((await answer(words, "docker unhealthy container")).status).toBe("answered");
    expect((await answer(words, "docker unhealthy memory")).status).toBe("declined");
  });

  it("is answered, where one section speaks of all that are compared", async () => {
    const question = "What is the difference between a pennant and an ensign?";
    expect(await mentionsSay(question)).toEqual([question, "answered"]);
  });

  it("is answered, where something is said of it", async () => {
    for (const question of ["What is an anchor?", "buoy vs beacon", "restart docker containers"])
      expect(await mentionsSay(question)).toEqual([question, "answered"]);
  });
});

describe("the product itself", () => {
  const statusWith = async (heading: string, text: string, questions: string[], asked: string) => {
    const parts = Array.from({ length: 12 }, (_, index) => ({
      path: `/docs/boat-${index}`,
      title: `Boat ${index}`,
      sections: { "": `The Boat has a part number ${index}.` },
    }));
    const other = {
      path: "/docs/other-boats",
      title: "Other vessels",
      sections: { "": "A Boat, and what others built.", [heading]: text },
      questions: { [heading]: questions },
    };
    return (await answer(smallSite([...parts, other]), asked)).status;
  };

  it("is compared only where a heading or a question compares it", async () => {
    const status = (heading: string) =>
      statusWith(
        heading,
        "A raft floats too. The raft came before the Boat.",
        ["Where does a raft meet the Boat?", "raft Boat"],
        "Boat vs raft",
      );
    expect(await status("What others built")).toBe("declined");
    expect(await status("Boat and raft")).toBe("answered");
  });

  it("serves as something only where a heading or a question says so", async () => {
    const status = (heading: string) =>
      statusWith(
        heading,
        "A queue of rafts waits behind a floating bridge of the Boat.",
        ["How long is the queue at the floating bridge?"],
        "Boat as a floating bridge",
      );
    expect(await status("What others built")).toBe("declined");
    expect(await status("Floating bridge")).toBe("answered");
  });
});
