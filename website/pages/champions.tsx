import Link from "@theme/Link";
import { CommunityPage, Lines, Part } from "../components/community/community-page.tsx";
import { places } from "../data/community/places.ts";

export const head = {
  title: "Champions",
  description:
    "DataHub Champions contribute code, help others and share what they learned. What they do, and how to become one.",
};

export default function Champions() {
  return (
    <CommunityPage
      path="/champions"
      title="DataHub Champions"
      lead="Champions are the members of the community that others learn from."
      actions={[
        { label: "Meet the Champions", to: places.champions },
        { label: "Join Slack", to: "/slack" },
      ]}
    >
      <Part
        id="qualities"
        title="What makes a Champion"
        intro="Begin with any of the three. You need nobody’s permission."
      >
        <Lines
          lines={[
            {
              term: "Code",
              text: (
                <>
                  They fix bugs, write sources and improve pages. The work is in the{" "}
                  <Link to={places.repository}>repository</Link>, the talk about it in{" "}
                  <code>#contribute</code>.
                </>
              ),
            },
            {
              term: "Help",
              text: (
                <>
                  They answer on <Link to="/slack">Slack</Link> what they once had to ask, in{" "}
                  <code>#getting-started</code> and <code>#troubleshoot</code>.
                </>
              ),
            },
            {
              term: "Experience",
              text: (
                <>
                  They tell what worked and what did not: at <Link to="/events">town halls</Link>, in
                  articles, in <code>#show-and-tell</code>.
                </>
              ),
            },
          ]}
        />
      </Part>
      <Part id="begin" title="Where to begin">
        <p>
          Introduce yourself in <code>#introduce-yourself</code>, then answer one question you know the answer
          to. If you would rather write code, look at <Link to={places.requests}>what people ask for</Link>,
          and say in <code>#contribute</code> what you would like to take on.
        </p>
      </Part>
    </CommunityPage>
  );
}
