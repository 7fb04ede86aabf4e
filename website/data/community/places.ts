/** Where the community of DataHub meets outside this site, each place in one place. */
export const places = {
  slack: "https://datahub.com/slack",
  events: "https://www.datahub.com/events",
  champions: "https://www.datahub.com/champions",
  guild: "https://www.datahub.com/guild",
  stories: "https://www.datahub.com/adoption-stories",
  shareStory: "https://www.datahub.com/share-your-journey",
  summit: "https://datahub.com/context",
  recordings: "https://www.youtube.com/channel/UC3qFQC5IiwR5fvWEqi_tJ5w",
  blog: "https://medium.com/datahub-project",
  repository: "https://github.com/datahub-project/datahub",
  requests: "https://feature-requests.datahubproject.io/",
  demo: "https://demo.datahub.com/",
} as const;

/** Folder of this website in the repository, in which its files are edited. */
export const websiteSources = `${places.repository}/blob/master/website`;
