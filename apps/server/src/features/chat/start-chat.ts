import { randomUUID } from 'node:crypto';
import type { Request, startWebChat } from '@lintel/contract';
import { accountContact, readPerson } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { type Caller, refuse } from '../../kernel/http/index.ts';
import { readApplication } from '../../loan-file/index.ts';
import { isFlagOn } from '../optimize/index.ts';
import { notifyChatChange } from './fan-out.ts';
import { insertConversation } from './store.ts';
import { issueChatToken, spendNonce } from './tokens.ts';
import type { ChatVisitor } from './types.ts';

/** A conversation that just began, with the token that opens it. */
export interface StartedChat {
  readonly uuid: string;
  /** A random ID of the person in this chat, which identifies no account. */
  readonly customerId: string;
  readonly token: string;
  readonly expiration: string;
  /** The session of the person who is logged in; null for a visitor. */
  readonly sid: string | null;
}

/**
 * Starts a conversation. Only a login or a nonce tells who the person is: what the form says about them is not proof,
 * and their account's name and email replace it. Without either, they are a visitor. Refuses where the lender has no
 * chat, an application that isn't the person's own (404), and a nonce that is unknown, used or expired.
 */
export async function startChat(
  context: Context,
  caller: Caller | null,
  organisation: string,
  { formData, applicationUuid, pageUrl, chatMode, nonce }: Request<typeof startWebChat>['body'],
): Promise<StartedChat> {
  if (!(await isFlagOn(context, organisation, 'fe-webchat'))) refuse('not-available');
  const now = context.sessionNow();
  return context.db.transaction().execute(async (trx) => {
    const login = caller ?? (nonce == null ? null : await spendNonce(context, trx, organisation, nonce));
    const person = login?.identityUuid ?? null;
    const application = applicationUuid == null ? undefined : await readApplication(trx, applicationUuid);
    const isOwn = application?.organisation === organisation && application.identity_uuid === person;
    if (applicationUuid != null && (!isOwn || application.erased_at !== null)) refuse('not-found');
    const [uuid, customerId] = [randomUUID(), randomUUID()];
    await insertConversation(
      context,
      trx,
      {
        uuid,
        contact_id: randomUUID(),
        customer_id: customerId,
        organisation,
        mode: chatMode,
        state: chatMode === 'chatbot' ? 'ASSISTANT' : 'QUEUE',
        identity_uuid: person,
        application_uuid: application?.uuid ?? null,
        staff_uuid: null,
        last_seq: 0,
        last_author: null,
        created_at: now,
        last_message_at: now,
      },
      { ...formData, ...(person && (await loadKnownVisitor(context, trx, person))), page: toPath(pageUrl) },
    );
    const sid = login?.sid ?? null;
    const { token, expiration } = await issueChatToken(context, trx, { uuid, mode: chatMode }, sid);
    await notifyChatChange(trx, { organisation, conversation: uuid });
    return { uuid, customerId, token, expiration, sid };
  });
}

/** Returns the name and email of a person's account, which replace what they typed for the chat. */
async function loadKnownVisitor(
  context: Context,
  trx: Executor,
  identityUuid: string,
): Promise<Partial<Pick<ChatVisitor, 'friendlyName' | 'emailAddress'>>> {
  const contact = await accountContact(context, trx, identityUuid);
  const profile = await readPerson(context, trx, identityUuid);
  return {
    ...(contact && { emailAddress: contact.email }),
    ...(profile && { friendlyName: `${profile.person.name.firstName} ${profile.person.name.lastName}` }),
  };
}

/** Returns a page's path without its query, which may contain a link's token. */
function toPath(address: string | null | undefined): string {
  const base = 'https://page.invalid';
  return address != null && URL.canParse(address, base) ? new URL(address, base).pathname.slice(0, 200) : '';
}
