import Link from "@theme/Link";
import { CommunityPage, Lines, Part } from "../components/community/community-page.tsx";
import { places } from "../data/community/places.ts";

export const head = {
  title: "Share your story",
  description:
    "Tell the community what DataHub does for your organisation: where the form is, and what is worth telling.",
};

export default function CustomerStoriesSurvey() {
  return (
    <CommunityPage
      path="/customer-stories-survey"
      title="Share your story"
      lead="How did DataHub come to your organisation, and what is different since? Others who stand where you stood would like to know."
      actions={[
        { label: "Open the form", to: places.shareStory },
        { label: "Read other stories", to: "/adoption-stories" },
      ]}
    >
      <Part
        id="telling"
        title="What is worth telling"
        intro="Notes to make before you open the form, which is on datahub.com."
      >
        <Lines
          lines={[
            { term: "Before", text: "What people could not find, trust or agree on." },
            { term: "Choice", text: "What you compared, and what decided it." },
            {
              term: "Set-up",
              text: "How DataHub is deployed, which sources it reads, who looks after it.",
            },
            { term: "Use", text: "Who opens it, and for which question." },
            {
              term: "Since",
              text: "What takes less time, or does not happen any more. Numbers, if you have them.",
            },
          ]}
        />
      </Part>
      <Part id="instead" title="Rather talk than write?">
        <p>
          Post in <code>#show-and-tell</code> on <Link to="/slack">Slack</Link>, or bring it to a{" "}
          <Link to="/events">town hall</Link>.
        </p>
      </Part>
    </CommunityPage>
  );
}
