import { z } from "zod";

/**
 * Settings for answering questions, from the documentation's own words or by a language model that is given them.
 */
export const askSchema = z
  .strictObject({
    /** Who answers: the reader's browser, or a server with an OpenAI-compatible chat completions API. */
    provider: z.enum(["embedded", "endpoint"]).default("embedded"),
    /** Offered when the panel opens, on pages whose headings make no questions. */
    questions: z.array(z.string().trim().min(1)).default([]),
    /** Endpoint: base URL of the API, to which `/chat/completions` is appended. Browsers never see it. */
    endpoint: z
      .url({ protocol: /^https?$/, abort: true })
      .refine((address) => new URL(address).username + new URL(address).password === "", {
        error: "`ask.endpoint` contains a user name or password.",
        params: { hint: "Keep the key in the environment variable that `keyVariable` names." },
      })
      .optional(),
    /** Endpoint: name of the model. */
    model: z.string().min(1).optional(),
    /** Endpoint: name of the environment variable with the key. Browsers never see the key. */
    keyVariable: z
      .string()
      .regex(/^[A-Za-z_]\w*$/)
      .default("QUIRE_ASK_KEY"),
    /** Endpoint: limits on its use. */
    limits: z
      .strictObject({
        /** Questions that one address may ask in a minute. */
        perMinute: z.number().int().positive().default(10),
        /** Questions answered concurrently. */
        atOnce: z.number().int().positive().default(8),
        /** Maximum number of tokens in an answer. */
        tokens: z.number().int().positive().default(700),
        /** Timeout in seconds until the first words, and between two chunks of them. */
        patience: z.number().positive().default(20),
      })
      .prefault({}),
  })
  .refine(({ provider, endpoint, model }) => provider === "embedded" || (endpoint && model), {
    error: "`ask` with the provider `endpoint` needs `endpoint` and `model`.",
    params: { hint: 'Write `endpoint: "https://models.example.com/v1", model: "small"`.' },
  });
