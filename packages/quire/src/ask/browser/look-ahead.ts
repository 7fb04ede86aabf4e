import type { Answer, AskRequest } from "../answer.ts";

/** How long typing must pause, in milliseconds, before the question is looked up. */
const PAUSE_MS = 300;

/** Answers questions, having looked them up while they were typed. */
export interface LookAhead {
  /** Note that the question has been changed. It is looked up once typing pauses. */
  typed(request: () => AskRequest): void;
  /** Answer a question: at once if it is the one that was looked up. */
  answer(request: AskRequest): Promise<Answer>;
}

/**
 * Look up questions while they are typed. When one is asked, its answer is there, or at least the pages that a part
 * of it led to.
 */
export function createLookAhead(answer: (request: AskRequest) => Promise<Answer>): LookAhead {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: { key: string; answer: Promise<Answer> } | undefined;
  return {
    typed(request) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const now = request();
        // A single word leads to too many pages.
        if (!/\S\s+\S/.test(now.question)) return;
        last = { key: JSON.stringify(now), answer: answer(now) };
        last.answer.catch(() => undefined);
      }, PAUSE_MS);
    },
    answer(request) {
      clearTimeout(timer);
      const ahead = last?.key === JSON.stringify(request) ? last.answer : undefined;
      last = undefined;
      return ahead?.catch(() => answer(request)) ?? answer(request);
    },
  };
}
