import type { AnswerChoice, Passage } from '@lintel/domain';
import * as z from 'zod/mini';
import type { ModelServer } from '../../kernel/config/index.ts';
import type { Context } from '../../kernel/context.ts';
import { SECOND_MS } from '../../kernel/time.ts';
import { MODEL } from './words.ts';

/** A model that is slower than this isn't waited for: the borrower's page gives up after 6 seconds. */
const TIMEOUT_MS = 4 * SECOND_MS;

/** The part of a chat completion that is read. */
const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })),
});

/**
 * Lets the lender's language model, behind an OpenAI-compatible API, choose the one passage that answers a question.
 * The passages are numbered from 1, and only a reply that is one of these numbers and nothing else chooses a passage:
 * any other reply is UNKNOWN, so the model's words are never shown. Returns undefined, after a warning in the log, when
 * the model fails or is too slow.
 */
export async function chooseByModel(
  { log }: Pick<Context, 'log'>,
  { url, key, model }: Pick<ModelServer, 'url' | 'key' | 'model'>,
  question: string,
  passages: readonly Passage[],
): Promise<AnswerChoice | undefined> {
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({
        model,
        temperature: 0,
        max_tokens: 4,
        messages: [
          { role: 'system', content: MODEL.instructions },
          { role: 'user', content: JSON.stringify({ question, passages: passages.map(toNumbered) }) },
        ],
      }),
    });
    if (!response.ok) throw new Error(`The model answered with ${response.status}.`);
    const { choices } = completion.parse(await response.json());
    const reply = choices[0]?.message.content.trim() ?? '';
    const passage = /^[1-9]\d?$/.test(reply) ? passages[Number(reply) - 1] : undefined;
    return passage ? { kind: 'QUOTE', passage } : { kind: 'UNKNOWN' };
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the model did not choose a passage');
    return undefined;
  }
}

const toNumbered = ({ heading, text }: Passage, index: number) => ({ number: index + 1, heading, text });
