import { randomUUID } from 'node:crypto';
import { createHeloc, readConsentTypes, readProfileConsentTypes, registerIdentity } from '@lintel/contract';
import { register } from '../identity/index.ts';
import type { Context } from '../kernel/context.ts';
import type { Client } from './client.ts';
import type { Persona } from './personas.ts';

/** A persona's account and application. */
export interface RegisteredPersona {
  readonly email: string;
  readonly password: string;
  readonly uuid: string;
}

/**
 * Registers a persona and creates the application by the registration screens' calls.
 *
 * @param context the server's own, which a lender with an identity provider needs
 */
export async function registerPersona(
  client: Client,
  persona: Persona,
  organization: string,
  context?: Context,
): Promise<RegisteredPersona> {
  const email =
    `${persona.firstName}.${persona.lastName}.${randomUUID().slice(0, 8)}${persona.tag ? `+${persona.tag}` : ''}@example.com`.toLowerCase();
  // The 7 is there because eight random characters may contain no digit.
  const password = `Quiet-harbor-7${randomUUID().slice(0, 8)}!`;
  const phoneNumber = '3035550142';
  client.setToken(await openAccount(client, organization, { email, password, phoneNumber }, context));
  const [street1, city, state, zip] = persona.street;
  const address = { street1, street2: '', city, state, zip };
  const consents = await client.send(readProfileConsentTypes);
  const { uuid } = await client.send(createHeloc, {
    query: { state },
    body: {
      consentListRequest: consents.map(({ type, version }) => ({ type, version, optInOut: 'OPT_IN' as const })),
      ...(state === 'NY' ? {} : { consentRequests: await softConsents(client) }),
      income: { incomeCoDeeders: 0, incomePrimary: persona.income, incomeOther: 0 },
      profileRequest: {
        name: { firstName: persona.firstName, lastName: persona.lastName },
        dob: '1984-03-09',
        email,
        phoneNumbers: [{ type: 'MOBILE', number: phoneNumber }],
        addresses: [{ type: 'HOME', ...address }],
      },
      propertyListedForSale: persona.listedForSale ?? false,
      propertyRequest: { address, occupancyType: persona.occupancy ?? 'HOME' },
      publish: true,
      ...(persona.campaign === undefined ? {} : { utmParameters: { source: persona.campaign } }),
      employmentType: 'FULL_TIME',
    },
  });
  return { email, password, uuid };
}

/** Creates the account. At a lender with an identity provider no call does, so this bypasses the calls there. */
async function openAccount(
  client: Client,
  organization: string,
  account: { readonly email: string; readonly password: string; readonly phoneNumber: string },
  context?: Context,
): Promise<string> {
  if (context?.config.externalLogin[organization])
    return (await register(context, { organisation: organization, ...account })).token;
  return (await client.send(registerIdentity, { query: { organization: organization }, body: account })).jwt;
}

async function softConsents(client: Client) {
  const texts = await client.send(readConsentTypes);
  return texts.flatMap(({ type, version }) => (type === 'SOFT_CREDIT' ? [{ type, version }] : []));
}
