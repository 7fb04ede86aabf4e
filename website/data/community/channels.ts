/** Channels of the community's Slack, in the order a newcomer needs them. */
export const channels: { name: string; purpose: string }[] = [
  { name: "introduce-yourself", purpose: "Say hello, and tell what you are building." },
  { name: "getting-started", purpose: "First steps: install, deploy, ingest." },
  { name: "troubleshoot", purpose: "Something that runs does not do what it should." },
  { name: "office-hours", purpose: "When the team is there for questions." },
  { name: "contribute", purpose: "Work on the code and the documentation." },
  { name: "feature-requests", purpose: "What DataHub should learn next." },
  { name: "show-and-tell", purpose: "What you made with DataHub." },
];
