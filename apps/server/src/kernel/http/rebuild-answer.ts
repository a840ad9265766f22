import type { Call } from '@lintel/contract';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { buildAnswer } from './answer.ts';
import type { Answer } from './idempotency.ts';

/**
 * Rebuilds the answer of a write whose first answer was lost. Only for calls that return the loan's current state and
 * nothing that only the first run knew.
 */
export async function rebuildAnswer(
  context: Context,
  call: Call,
  applicationUuid: string,
): Promise<Answer | undefined> {
  if (!call.reply) return undefined;
  const replies = await context.access.repliesAgain(applicationUuid);
  const reply = replies.find((one) => hasEveryField(call.reply!, one));
  return reply && buildAnswer(call, reply);
}

/**
 * A nullable or optional field is one that only the first run knew. Without it, the rebuilt answer would claim that
 * there was no value.
 */
function hasEveryField(schema: z.ZodMiniType, reply: object): boolean {
  return (
    schema instanceof z.ZodMiniObject &&
    Object.keys(schema.shape).every((field) => Object.hasOwn(reply, field)) &&
    z.safeParse(schema, reply).success
  );
}
