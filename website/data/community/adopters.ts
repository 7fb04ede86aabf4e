/** An organisation that says in public that it uses DataHub. */
export interface Adopter {
  name: string;
  /** Left out where none of the industries fits. */
  industry?: keyof typeof industries;
  /** How it told its story, where it did; the stories page links to it. */
  story?: "blog" | "video";
  /** It runs DataHub Cloud. */
  cloud?: boolean;
}

export const industries = {
  "b2b-b2c": "B2B and B2C",
  "e-commerce": "E-commerce",
  financial: "Financial services and fintech",
} as const;

/** By name. */
export const adopters: Adopter[] = [
  { name: "ABLY" },
  { name: "Adevinta", industry: "e-commerce", story: "blog" },
  { name: "Airtel", industry: "b2b-b2c", story: "video" },
  { name: "Apple", industry: "b2b-b2c", story: "video", cloud: true },
  { name: "BankSalad", industry: "financial" },
  { name: "Cabify" },
  { name: "Checkout.com", industry: "financial", story: "video" },
  { name: "Chime", industry: "financial", story: "video" },
  { name: "ClassDojo", industry: "b2b-b2c" },
  { name: "Coursera", industry: "b2b-b2c", story: "video" },
  { name: "CVS Health" },
  { name: "DefinedCrowd" },
  { name: "Deutsche Telekom", industry: "b2b-b2c", story: "blog", cloud: true },
  { name: "DFDS" },
  { name: "Digital Turbine" },
  { name: "DPG Media", story: "blog", cloud: true },
  { name: "Etsy", industry: "e-commerce", story: "video", cloud: true },
  { name: "Expedia Group", industry: "b2b-b2c" },
  { name: "Experius" },
  { name: "Foursquare", industry: "b2b-b2c", story: "blog", cloud: true },
  { name: "Geotab", industry: "b2b-b2c", story: "video" },
  { name: "Grofers", industry: "e-commerce", story: "video" },
  { name: "Haibo Technology" },
  { name: "hipages", industry: "e-commerce" },
  { name: "Hurb", industry: "b2b-b2c", story: "blog" },
  { name: "inovex" },
  { name: "Inter&Co" },
  { name: "IOMED" },
  { name: "Klarna", industry: "financial" },
  { name: "LinkedIn", industry: "b2b-b2c" },
  { name: "MediaMarkt Saturn", industry: "b2b-b2c", story: "video" },
  { name: "Miro", industry: "b2b-b2c", story: "blog", cloud: true },
  { name: "Moloco" },
  { name: "MYOB", industry: "financial", story: "blog", cloud: true },
  { name: "N26", industry: "financial" },
  { name: "Netflix", industry: "b2b-b2c", story: "blog" },
  { name: "Notion", industry: "b2b-b2c", story: "blog", cloud: true },
  { name: "Optum", story: "blog" },
  { name: "Peloton", industry: "b2b-b2c" },
  { name: "Pinterest", industry: "b2b-b2c", story: "blog" },
  { name: "PITS Global Data Recovery Services" },
  { name: "Razer", industry: "b2b-b2c" },
  { name: "Rippling" },
  { name: "s7 Airlines" },
  { name: "Shanghai HuaRui Bank" },
  { name: "Showroomprive.com", industry: "e-commerce" },
  { name: "Slack", industry: "b2b-b2c", story: "video" },
  { name: "Snap, Inc." },
  { name: "SpotHero", industry: "e-commerce" },
  { name: "Stash", industry: "financial" },
  { name: "SumUp", industry: "financial" },
  { name: "ThoughtWorks", industry: "b2b-b2c" },
  { name: "Typeform", industry: "b2b-b2c" },
  { name: "Udemy", industry: "b2b-b2c" },
  { name: "Uphold", industry: "financial" },
  { name: "VanMoof", industry: "e-commerce" },
  { name: "Viasat", story: "video" },
  { name: "Visa", industry: "financial", story: "blog" },
  { name: "Wealthsimple" },
  { name: "Wikimedia Foundation" },
  { name: "Wolt", industry: "e-commerce", story: "blog" },
  { name: "Zynga", industry: "b2b-b2c", story: "video" },
];
