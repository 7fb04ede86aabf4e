import Link from "@theme/Link";
import { CommunityPage, Lines, Part } from "../components/community/community-page.tsx";
import { channels } from "../data/community/channels.ts";
import { places } from "../data/community/places.ts";

export const head = {
  title: "Slack",
  description:
    "Join the DataHub community on Slack: which channel is for what, and how to ask so that you get an answer.",
};

export default function Slack() {
  return (
    <CommunityPage
      path="/slack"
      title="Ask the people who use it"
      lead="Users, contributors and maintainers of DataHub talk on Slack. Someone there has met your problem before, and everyone starts with a question."
      actions={[
        { label: "Join the DataHub Slack", to: places.slack },
        { label: "Read the guidelines", to: "/docs/slack#guidelines-for-the-community" },
      ]}
    >
      <Part id="channels" title="Channels" intro="Choose one for your question, and stay in its thread.">
        <Lines lines={channels.map(({ name, purpose }) => ({ term: <code>#{name}</code>, text: purpose }))} />
      </Part>
      <Part
        id="asking"
        title="A question that gets an answer"
        intro={
          <>
            The <Link to="/docs/slack#how-to-ask-so-that-you-get-an-answer">whole list</Link> is in the
            documentation.
          </>
        }
      >
        <Lines
          lines={[
            { term: "What", text: "What you wanted to do, and what happened instead." },
            { term: "Where", text: "How DataHub is deployed, and the versions of server and CLI." },
            { term: "How", text: "The recipe or request, without its secrets." },
            { term: "Which error", text: "Its message as text, with the lines around it." },
          ]}
        />
      </Part>
    </CommunityPage>
  );
}
