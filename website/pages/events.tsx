import Link from "@theme/Link";
import { CommunityPage, Lines, Part } from "../components/community/community-page.tsx";
import { places } from "../data/community/places.ts";

export const head = {
  title: "Events",
  description:
    "Meet the DataHub community: monthly town halls, office hours on Slack, and CONTEXT, the summit.",
};

export default function Events() {
  return (
    <CommunityPage
      path="/events"
      title="Meet the community"
      lead="Once a month the people who build DataHub and the people who run it come together, and anyone may join."
      actions={[
        { label: "See the calendar", to: places.events },
        { label: "Watch recordings", to: places.recordings },
      ]}
    >
      <Part id="kinds" title="What there is">
        <Lines
          lines={[
            {
              term: "Town hall",
              text: (
                <>
                  Every month, online. The first were in March 2020. Dates and registration are in the{" "}
                  <Link to={places.events}>calendar</Link>.
                </>
              ),
            },
            {
              term: "Office hours",
              text: (
                <>
                  Questions to the team, announced in the channel <code>#office-hours</code> on{" "}
                  <Link to="/slack">Slack</Link>.
                </>
              ),
            },
            {
              term: "CONTEXT",
              text: (
                <>
                  The DataHub summit. Programme and registration are on{" "}
                  <Link to={places.summit}>its own page</Link>.
                </>
              ),
            },
          ]}
        />
      </Part>
      <Part id="show" title="Show what you have built">
        <p>
          A recipe that took three tries, a policy that finally fits, an action nobody else has: that is what
          others come for. Write about it in <code>#show-and-tell</code> on <Link to="/slack">Slack</Link>, or{" "}
          <Link to="/customer-stories-survey">tell the story of your organisation</Link>.
        </p>
      </Part>
    </CommunityPage>
  );
}
