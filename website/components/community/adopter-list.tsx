import { type Adopter, adopters, industries } from "../../data/community/adopters.ts";

const groups: { id: string; title: string; members: Adopter[] }[] = [
  ...Object.entries(industries).map(([id, title]) => ({
    id,
    title,
    members: adopters.filter(({ industry }) => industry === id),
  })),
  { id: "more", title: "And more", members: adopters.filter(({ industry }) => industry === undefined) },
];

const stories = { blog: "Article", video: "Video" };

/** All organisations by industry, with what they have published and whether they use DataHub Cloud. */
export function AdopterList() {
  return groups.map(({ id, title, members }) => (
    <section key={id} className="adopters" aria-labelledby={id}>
      <h2 id={id}>
        {title} <span className="adopters-count">{members.length}</span>
      </h2>
      <ul className="adopter-list">
        {members.map(({ name, story, cloud }) => (
          <li key={name}>
            <span className="adopter-name">{name}</span>
            {(story || cloud) && (
              <span className="adopter-facts">
                {[story && stories[story], cloud && "DataHub Cloud"].filter(Boolean).join(" · ")}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
