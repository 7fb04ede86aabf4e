import { files } from "files-of-both";
export default { title: "T", url: "https://t.example.com", staticDirectories: [], customFields: { files } };
