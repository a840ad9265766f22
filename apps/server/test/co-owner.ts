import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  acceptSignerInvitation,
  cancelSigner,
  changeSignerContact,
  openSignerInvitation,
  resendSignerInvitation,
  readCoDeedStatus,
  readOwnSigner,
} from '@lintel/contract';
import { expect } from 'vitest';
import { profileConsentTexts } from '../src/features/profile/consent-texts.ts';
import { createInvitation } from '../src/features/signers/invitations.ts';
import { sendInvitation } from '../src/features/signers/send.ts';
import { loanNow } from '../src/loan-file/clock.ts';
import { record } from '../src/loan-file/record.ts';
import { emailIndex } from '../src/records/named-signers/email-index.ts';
import { saveSigner } from '../src/records/named-signers/signers.ts';
import { saveTitlePeople } from '../src/records/title-people/people.ts';
import { openClient, type Client } from '../src/sandbox/client.ts';
import { readOutbox } from '../src/vendors/outbox.ts';
import type { TestApp } from './app.ts';
import { newLoan } from './creation.ts';
import { WORKER_META } from './loans.ts';

export const SIGNER_PASSWORD = 'green Canal! lantern 4';

/** A co-owner whom a test invited to sign a loan. */
export interface InvitedSigner {
  readonly uuid: string;
  readonly person: string;
  readonly email: string;
  readonly phone: string | null;
  /** The borrower's browser. */
  readonly borrower: Client;
}

interface InviteOptions {
  /** The email's tag, which tells the sandbox what to do with their ID. */
  readonly tag?: string;
  readonly phone?: string | null;
  readonly mailed?: boolean;
  readonly organisation?: string;
  /** An existing loan instead of a new one. */
  readonly of?: { readonly uuid: string; readonly token: string };
}

/** Creates a loan with a person who is invited to sign it, without the steps before that. */
export async function inviteSigner(
  server: TestApp,
  { tag = '', phone = null, mailed = true, organisation = 'FIGURE', of: loan }: InviteOptions = {},
): Promise<InvitedSigner> {
  const { context } = server;
  const { uuid, token: borrowerToken } = loan ?? (await newLoan(server, organisation));
  const email = `ben-${randomUUID().slice(0, 8)}${tag}@example.com`;
  let person = '';
  await record(
    context,
    uuid,
    async ({ trx }) => {
      const now = await loanNow(context, trx);
      const [titlePerson] = await saveTitlePeople(
        context.vault,
        trx,
        uuid,
        [{ name: 'Ben Cole', relation: 'CO_OWNER', reason: 'every owner of the home must sign the deed of trust' }],
        now,
      );
      person = titlePerson?.person ?? expect.fail('nobody on title');
      const signer = {
        firstName: 'Ben',
        lastName: 'Cole',
        email: mailed ? email : null,
        phoneNumber: phone,
        livesThere: 'UNKNOWN',
      } as const;
      await saveSigner(
        context.vault,
        trx,
        { uuid, organisation, person, emailIndex: emailIndex(context, mailed ? email : null), at: now },
        signer,
      );
      await createInvitation(context, trx, person, 'INVITE');
      return [{ type: 'AdditionalSignerNamed', data: { signer: person, role: 'CO_BORROWER', by: 'BORROWER' } }];
    },
    WORKER_META,
  );
  const borrower = openClient(server.app, organisation);
  borrower.setToken(borrowerToken);
  // Sends it here in case no jobs run. If they do, it is the same message under the same key.
  await sendInvitation(`${person}:1`, context);
  return { uuid, person, email, phone, borrower };
}

/** Returns the newest email or text to a person, once it has arrived. */
export async function waitForMessage(server: TestApp, to: string, count = 1) {
  const end = Date.now() + 10_000;
  while ((await readOutbox(server.context.db, server.context.vault, to)).length < count) {
    if (Date.now() > end) expect.fail(`${count} letters to ${to} have not come`);
    await wait(40);
  }
  const [newest] = await readOutbox(server.context.db, server.context.vault, to);
  return newest ?? expect.fail('no letter');
}

export const getLinkToken = (message: { links: readonly string[] }): string =>
  new URL(message.links[0] ?? '').hash.slice(1);

export const buildConsents = (organisation = 'FIGURE') =>
  profileConsentTexts(organisation).map(({ type, version }) => ({ type, version, optInOut: 'OPT_IN' as const }));

/** Accepts the emailed or texted invitation and creates the account. Returns the signer's client. */
export async function acceptInvitation(
  server: TestApp,
  { email, phone }: Pick<InvitedSigner, 'email' | 'phone'>,
  organisation = 'FIGURE',
): Promise<Client & { readonly token: string }> {
  const client = openClient(server.app, organisation);
  const token = getLinkToken(await waitForMessage(server, phone ?? email));
  await client.send(openSignerInvitation, { body: { token } });
  const answer = await client.answer(acceptSignerInvitation, {
    body: {
      token,
      password: SIGNER_PASSWORD,
      email: phone === null ? null : email,
      consentListRequest: buildConsents(organisation),
    },
  });
  expect([answer.status, answer.body]).toEqual([201, { jwt: expect.any(String) }]);
  const jwt = String(answer.body.jwt);
  client.setToken(jwt);
  return { ...client, token: jwt };
}

/** Returns the name of a refusal. */
export const getErrorName = (answer: { readonly body: { readonly status?: unknown } }) => answer.body.status;

/** The calls by which a borrower manages an invited signer. */
const MANAGE_CALLS = {
  contact: changeSignerContact,
  resend: resendSignerInvitation,
  cancellation: cancelSigner,
} as const;

/** Creates the calls around a request to sign: of anyone with the link, of the signer, of the borrower. */
export function createSignerActions(server: () => TestApp) {
  const openVisitorClient = () => openClient(server().app, 'FIGURE');
  return {
    openVisitorClient,
    openLink: async (token: string, client: Client = openVisitorClient()) =>
      client.answer(openSignerInvitation, { body: { token } }),
    acceptLink: (token: string, changes: object = {}, client: Client = openVisitorClient()) =>
      client.answer(acceptSignerInvitation, {
        body: {
          token,
          password: SIGNER_PASSWORD,
          email: null,
          consentListRequest: buildConsents(),
          ...changes,
        },
      }),
    fetchStatus: (client: Client) => client.send(readCoDeedStatus),
    fetchOwnSigner: (client: Client, signer: InvitedSigner) =>
      client.answer(readOwnSigner, { params: { signerUuid: signer.person } }),
    manageSigner: (signer: InvitedSigner, action: keyof typeof MANAGE_CALLS, body: object = {}) =>
      signer.borrower.loose(MANAGE_CALLS[action], {
        params: { uuid: signer.uuid, signerUuid: signer.person },
        body: action === 'resend' ? undefined : body,
      }),
  };
}
