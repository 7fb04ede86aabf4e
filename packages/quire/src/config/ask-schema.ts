import { z } from "zod";

/** How questions are answered: from the documentation's own words, or by a language model that has them. */
export const askSchema = z
  .strictObject({
    /** Who answers: the reader's browser, or a server that speaks the chat completions protocol of OpenAI. */
    provider: z.enum(["embedded", "endpoint"]).default("embedded"),
    /** Endpoint: its address, up to what stands before `/chat/completions`. Browsers do not learn it. */
    endpoint: z.url({ protocol: /^https?$/ }).optional(),
    /** Endpoint: name of the model. */
    model: z.string().min(1).optional(),
    /** Endpoint: name of the environment variable that holds the key. Browsers do not learn it. */
    keyVariable: z
      .string()
      .regex(/^[A-Za-z_]\w*$/)
      .default("QUIRE_ASK_KEY"),
    /** Endpoint: how much is asked of it. */
    limits: z
      .strictObject({
        /** Questions of one address in a minute. */
        perMinute: z.number().int().positive().default(10),
        /** Questions that are answered at the same time. */
        atOnce: z.number().int().positive().default(8),
        /** Tokens of an answer. */
        tokens: z.number().int().positive().default(700),
        /** Seconds until the first words, and between any two of them. */
        patience: z.number().positive().default(20),
      })
      .prefault({}),
  })
  .refine(({ provider, endpoint, model }) => provider === "embedded" || (endpoint && model), {
    error: "`ask` has an endpoint, which needs `endpoint` and `model`.",
    params: { hint: 'Write `endpoint: "https://models.example.com/v1", model: "small"`.' },
  });
