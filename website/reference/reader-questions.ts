import { z } from "zod";

/** The field `questions` of data files: questions that the entry's section answers, as readers would ask them. */
export const readerQuestions = z.array(z.string().min(1)).nonempty().optional();
