import { AdopterList } from "../components/community/adopter-list.tsx";
import { CommunityPage } from "../components/community/community-page.tsx";
import { adopters } from "../data/community/adopters.ts";
import { places } from "../data/community/places.ts";

export const head = {
  title: "Adoption stories",
  description:
    "Organisations that use DataHub, by industry, and which of them have told how in an article or a video.",
};

const told = adopters.filter(({ story }) => story !== undefined).length;

export default function AdoptionStories() {
  return (
    <CommunityPage
      path="/adoption-stories"
      title="Who uses DataHub"
      lead={`${adopters.length} organisations say in public that they use DataHub. ${told} of them show how, in an article or a video.`}
      actions={[
        { label: "Read and watch the stories", to: places.stories },
        { label: "Share yours", to: "/customer-stories-survey" },
      ]}
    >
      <div className="landing-part">
        <AdopterList />
      </div>
    </CommunityPage>
  );
}
