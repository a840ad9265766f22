import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { TwilioAccount } from '../../kernel/config/index.ts';

/** A start waits for three of these calls, and its browser 6 seconds for the start. */
const TIMEOUT_MS = 1800;
/** Pauses before another try, in milliseconds. Every call here may be repeated. */
const PAUSES_MS = [100, 400];

/** What Twilio refused, or that it was out of reach (status 0). It contains nothing of a message. */
class TwilioFailure extends Error {
  readonly status: number;

  constructor(status: number) {
    super(status === 0 ? 'Twilio did not answer' : `Twilio answered ${status}`);
    this.status = status;
  }
}

const conversation = z.object({ sid: z.string() });
const message = z.object({
  sid: z.string(),
  author: z.nullish(z.string()),
  body: z.nullish(z.string()),
  attributes: z.string(),
});
export type TwilioMessage = z.infer<typeof message>;
const messages = z.object({ messages: z.array(message) });
const participants = z.object({ participants: z.array(z.object({ identity: z.nullish(z.string()) })) });

/** Twilio's Conversations REST API with one lender's account. */
export function openTwilio({ restUrl, keySid, keySecret, serviceSid }: TwilioAccount) {
  const base = `${restUrl}/v1/Services/${serviceSid}/Conversations`;
  const authorization = `Basic ${Buffer.from(`${keySid}:${keySecret}`).toString('base64')}`;

  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, form?: Record<string, string>): Promise<unknown> {
    const reply = await fetch(base + path, {
      method,
      headers: { authorization },
      ...(form && { body: new URLSearchParams(form) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    if (!reply?.ok) throw new TwilioFailure(reply?.status ?? 0);
    return reply.status === 204 ? undefined : reply.json();
  }
  async function askAgain(...request: Parameters<typeof ask>): Promise<unknown> {
    for (const pause of PAUSES_MS) {
      try {
        return await ask(...request);
      } catch (error) {
        if (!isPassing(error)) throw error;
        await wait(pause);
      }
    }
    return ask(...request);
  }

  return {
    /** Creates a conversation under a name of ours, or finds the one that an earlier try created. Returns its SID. */
    async createConversation(uniqueName: string): Promise<string> {
      const created = await askAgain('POST', '', { UniqueName: uniqueName }).catch(async (error: unknown) => {
        if (!hasStatus(error, 409)) throw error;
        return askAgain('GET', `/${uniqueName}`);
      });
      return conversation.parse(created).sid;
    },
    async addParticipant(sid: string, identity: string): Promise<void> {
      await askAgain('POST', `/${sid}/Participants`, { Identity: identity }).catch((error: unknown) => {
        if (!hasStatus(error, 409)) throw error;
      });
    },
    async hasParticipant(sid: string, identity: string): Promise<boolean> {
      const reply = participants.parse(await askAgain('GET', `/${sid}/Participants`));
      return reply.participants.some((one) => one.identity === identity);
    },
    /** The last 100 messages, in order. */
    async listMessages(sid: string): Promise<TwilioMessage[]> {
      const reply = messages.parse(await askAgain('GET', `/${sid}/Messages?Order=desc&PageSize=100`));
      return reply.messages.toReversed();
    },
    /** Posts once: the caller looks whether it arrived before it tries again. */
    async postMessage(sid: string, text: string, attributes: Record<string, string>): Promise<void> {
      await ask('POST', `/${sid}/Messages`, {
        Author: 'team',
        Body: text,
        Attributes: JSON.stringify(attributes),
      });
    },
    async deleteMessage(sid: string, messageSid: string): Promise<void> {
      await askAgain('DELETE', `/${sid}/Messages/${messageSid}`).catch((error: unknown) => {
        if (!hasStatus(error, 404)) throw error;
      });
    },
    async changeConversation(sid: string, attributes: Record<string, unknown>, isEnded: boolean): Promise<void> {
      const form = { Attributes: JSON.stringify(attributes), ...(isEnded && { State: 'closed' }) };
      await askAgain('POST', `/${sid}`, form);
    },
  };
}

const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof TwilioFailure && error.status === status;

const isPassing = (error: unknown): boolean =>
  error instanceof TwilioFailure && (error.status === 0 || error.status === 429 || error.status >= 500);
