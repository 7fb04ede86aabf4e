import TabItem from "../mdx/tab-item.tsx";
import Tabs from "../mdx/tabs.tsx";
import RequestSchema, { type ApiBody } from "./request-schema.tsx";

/** `@theme/StatusCodes`: the responses of an operation, in a tab for each status code. */
export default function StatusCodes({ responses = {} }: { responses?: Readonly<Record<string, ApiBody>> }) {
  const codes = Object.entries(responses);
  if (codes.length === 0) return null;
  return (
    <>
      <p>
        <strong>Responses</strong>
      </p>
      <Tabs>
        {codes.map(([code, body]) => (
          <TabItem key={code} value={code}>
            <RequestSchema body={body} />
          </TabItem>
        ))}
      </Tabs>
    </>
  );
}
