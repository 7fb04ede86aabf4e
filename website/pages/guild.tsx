import Link from "@theme/Link";
import { CommunityPage, Lines, Part } from "../components/community/community-page.tsx";
import { places } from "../data/community/places.ts";

export const head = {
  title: "Guild",
  description:
    "The DataHub Guild honours the people who write code for DataHub, help its users and speak for it.",
};

export default function Guild() {
  return (
    <CommunityPage
      path="/guild"
      title="The DataHub Guild"
      lead="An open-source project is as good as the people who give their time to it. The Guild says thank you to them by name."
      actions={[
        { label: "See who is in the Guild", to: places.guild },
        { label: "Contribute on GitHub", to: places.repository },
      ]}
    >
      <Part
        id="groups"
        title="Three ways in"
        intro="The number of members is that of release 1.0.0; the Guild's page has today's."
      >
        <Lines
          lines={[
            {
              term: "Top Code Contributor",
              text: "For code and documentation in the repository. 17 members.",
            },
            {
              term: "Community Supporter",
              text: (
                <>
                  For answers that keep others going on <Link to="/slack">Slack</Link>. 8 members.
                </>
              ),
            },
            {
              term: "DataHub Champion",
              text: (
                <>
                  For sharing experience in public; see <Link to="/champions">Champions</Link>. 20 members.
                </>
              ),
            },
          ]}
        />
      </Part>
      <Part id="first" title="A first contribution">
        <p>
          It need not be large. A sentence in the documentation that would have saved you an hour saves an
          hour for everyone after you: every page of the documentation ends with a link to its source, and{" "}
          <Link to="/datahub-components-demo">a page of components</Link> shows what pages can contain. Ideas
          for larger work are in the <Link to={places.requests}>feature requests</Link>; ask questions in{" "}
          <code>#contribute</code> on <Link to="/slack">Slack</Link>.
        </p>
      </Part>
    </CommunityPage>
  );
}
