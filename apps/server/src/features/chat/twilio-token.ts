import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { TwilioAccount } from '../../kernel/config/index.ts';

/** Makes a Twilio access token with which one person's browser uses one Conversations service. */
export const createTwilioToken = (
  { accountSid, keySid, keySecret, serviceSid }: TwilioAccount,
  identity: string,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<string> =>
  new SignJWT({ grants: { identity, chat: { service_sid: serviceSid } } })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', cty: 'twilio-fpa;v=1' })
    .setJti(`${keySid}-${randomUUID()}`)
    .setIssuer(keySid)
    .setSubject(accountSid)
    .setIssuedAt(toSeconds(now))
    .setExpirationTime(toSeconds(expiresAt))
    .sign(new TextEncoder().encode(keySecret));

const toSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);
