import type { ChatAuthor } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import type { ChatChange } from './fan-out.ts';

type Typing = NonNullable<ChatChange['typing']>;
/** A notification has at most 8,000 bytes, and the end of a message says what is being typed. */
const MOST_CHARACTERS = 500;

const sealedWhere = (conversation: string): string => `chat-preview/${conversation}`;

/** Seals what is being typed, for the notification that passes it to the other side. It is never stored. */
export function sealPreview(
  { vault }: Pick<Context, 'vault'>,
  conversation: string,
  by: ChatAuthor,
  preview: string,
): Typing {
  const { key_id: keyId, sealed } = vault.seal(sealedWhere(conversation), preview.slice(-MOST_CHARACTERS));
  return { by, keyId, sealed: sealed.toString('base64') };
}

export const openPreview = (
  { vault }: Pick<Context, 'vault'>,
  conversation: string,
  { sealed, keyId }: Typing,
): string => vault.open<string>(sealedWhere(conversation), { key_id: keyId, sealed: Buffer.from(sealed, 'base64') });
