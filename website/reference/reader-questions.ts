import { z } from "zod";

/** The field `questions` of data files: what readers ask, in their words, that the section made of the entry answers. */
export const readerQuestions = z.array(z.string().min(1)).nonempty().optional();
