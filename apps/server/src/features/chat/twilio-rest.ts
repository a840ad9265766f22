import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { TwilioAccount } from '../../kernel/config/index.ts';

/** A start waits for three of these calls, and its browser 6 seconds for the start. */
const TIMEOUT_MS = 1800;
/** Pauses before another try, in milliseconds. Every call here may be repeated. */
const PAUSES_MS = [100, 400];

/** Thrown when Twilio refuses a request or doesn't answer (status 0). It contains nothing of a message. */
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
  index: z.number(),
  author: z.nullish(z.string()),
  body: z.nullish(z.string()),
  attributes: z.string(),
});
export type TwilioMessage = z.infer<typeof message>;
const messages = z.object({
  messages: z.array(message),
  meta: z.nullish(z.object({ next_page_url: z.nullish(z.string()) })),
});
const participants = z.object({
  participants: z.array(z.object({ sid: z.string(), identity: z.nullish(z.string()) })),
});
/** The most pages of 100 messages that one call reads. Messages before them show as a gap. */
const MOST_PAGES = 20;

export type Twilio = ReturnType<typeof openTwilio>;

/** Opens Twilio's Conversations REST API with one lender's account. */
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
        if (!isTemporary(error)) throw error;
        await wait(pause);
      }
    }
    return ask(...request);
  }

  /** Removes something; what isn't there is removed already. */
  async function remove(path: string): Promise<void> {
    await askAgain('DELETE', path).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
  }
  const listParticipants = async (sid: string) =>
    participants.parse(await askAgain('GET', `/${sid}/Participants`)).participants;

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
      return (await listParticipants(sid)).some((one) => one.identity === identity);
    },
    /** Removes a person from a conversation; one who isn't in it is removed already. */
    async removeParticipant(sid: string, identity: string): Promise<void> {
      for (const participant of await listParticipants(sid))
        if (participant.identity === identity) await remove(`/${sid}/Participants/${participant.sid}`);
    },
    /** Returns the messages after a number of Twilio's, in order. */
    async listMessagesAfter(sid: string, index: number): Promise<TwilioMessage[]> {
      const found: TwilioMessage[] = [];
      let query: string | undefined = 'Order=desc&PageSize=100';
      for (let page = 0; page < MOST_PAGES && query !== undefined; page += 1) {
        const reply = messages.parse(await askAgain('GET', `/${sid}/Messages?${query}`));
        found.push(...reply.messages.filter((one) => one.index > index));
        const isLast = reply.messages.some((one) => one.index <= index);
        query = isLast ? undefined : readQuery(reply.meta?.next_page_url);
      }
      return found.toSorted((one, other) => one.index - other.index);
    },
    /** Posts once: the caller checks whether the message arrived before it tries again. */
    async postMessage(sid: string, text: string, attributes: Record<string, string>): Promise<void> {
      await ask('POST', `/${sid}/Messages`, {
        Author: 'team',
        Body: text,
        Attributes: JSON.stringify(attributes),
      });
    },
    deleteMessage: (sid: string, messageSid: string): Promise<void> => remove(`/${sid}/Messages/${messageSid}`),
    /** Deletes a conversation with its messages and participants. */
    deleteConversation: (sid: string): Promise<void> => remove(`/${sid}`),
    async changeConversation(sid: string, attributes: Record<string, unknown>, isEnded: boolean): Promise<void> {
      const form = { Attributes: JSON.stringify(attributes), ...(isEnded && { State: 'closed' }) };
      await askAgain('POST', `/${sid}`, form);
    },
  };
}

const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof TwilioFailure && error.status === status;

/** Returns whether a call failed because its subject is no longer at Twilio. */
export const isGone = (error: unknown): boolean => hasStatus(error, 404);

export const isTemporary = (error: unknown): boolean =>
  error instanceof TwilioFailure && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Returns the query of the next page's address, not its host: the credentials go to one address only. */
const readQuery = (url: string | null | undefined): string | undefined =>
  url != null && URL.canParse(url) ? new URL(url).searchParams.toString() : undefined;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const SID = /^IM([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/;

/** Returns the ID that our client gave a message; for another client's message Twilio's ID, in the same form. */
export function readClientId({ sid, attributes }: TwilioMessage): string {
  try {
    const { clientId } = JSON.parse(attributes) as { clientId?: unknown };
    if (typeof clientId === 'string' && UUID.test(clientId)) return clientId;
  } catch {
    // A client can send any text as attributes.
  }
  return sid.replace(SID, '$1-$2-$3-$4-$5');
}
