import type { AnswerSource, AskRequest, Subject } from "../answer.ts";
import { askModel, type ModelOutcome } from "./model-answer.ts";

/** Receives the answer of a language model while it is written. */
interface AnswerListener {
  /** The sections to answer from have been found; they are about this. */
  found(subject: Subject): void;
  /** Called with the text so far, at most once a frame. */
  written(text: string, sources: readonly AnswerSource[]): void;
}

/**
 * Have a language model write the answer.
 *
 * @param signal cancels the request
 * @returns how it ended; it never throws
 */
export async function writeAnswer(
  baseUrl: string,
  request: AskRequest,
  signal: AbortSignal,
  { found, written }: AnswerListener,
): Promise<ModelOutcome> {
  let text = "";
  let sources: readonly AnswerSource[] = [];
  let frame = 0;
  const draw = () => {
    frame = 0;
    written(text, sources);
  };
  const outcome = await askModel(
    baseUrl,
    request,
    (event) => {
      if (event.type === "sources") {
        sources = event.sources;
        found(event.subject);
      } else {
        text += event.text;
        frame ||= requestAnimationFrame(draw);
      }
    },
    signal,
  );
  cancelAnimationFrame(frame);
  if (outcome !== "done") return outcome;
  if (text.trim() === "") return "broken";
  draw();
  return outcome;
}
