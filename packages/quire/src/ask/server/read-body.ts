import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { type AskRequest, MAX_QUESTION_LENGTH } from "../answer.ts";

/** Maximum size of a request body, in bytes. */
const MAX_BODY_BYTES = 16_384;

const text = z.string().max(MAX_QUESTION_LENGTH);
const sourceSchema = z.object({
  path: text,
  anchor: text,
  title: text,
  context: text,
  headings: z.array(text).max(8),
});
const questionSchema = z.object({
  question: text.min(1),
  versions: z.array(text).max(8).optional(),
  subject: z.object({ about: text, all: text, asked: text.default("") }).optional(),
  reading: sourceSchema.optional(),
  at: sourceSchema.optional(),
});

/** Read the question from a request; undefined if the body is too long or malformed. */
export async function readBody(request: IncomingMessage): Promise<AskRequest | undefined> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > MAX_BODY_BYTES) return undefined;
    pieces.push(piece);
  }
  try {
    return questionSchema.safeParse(JSON.parse(Buffer.concat(pieces).toString("utf8"))).data;
  } catch {
    return undefined;
  }
}
