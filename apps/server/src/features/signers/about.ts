import { findBrand } from '@lintel/brands';
import { US_STATES } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import type { SignerRecord } from '../../records/named-signers/index.ts';
import { peopleOnTitle } from '../../records/title-people/index.ts';
import { oneLine } from '../../vendors/index.ts';

/** The part of the loan that a signer may know: who requests the signature, for which home, and why they sign. */
export interface SignerRequest {
  readonly primary: { readonly firstName: string; readonly lastInitial: string };
  readonly street: string;
  /** The home's state, in full. */
  readonly state: string;
  readonly lender: string;
  readonly relation: 'CO_OWNER' | 'SPOUSE';
}

/** Returns the part of the loan that a signer may know, for their pages, emails and texts. */
export async function loadSignerRequest(
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  { uuid, organisation, person }: Pick<SignerRecord, 'uuid' | 'organisation' | 'person'>,
): Promise<SignerRequest> {
  const { applicant, home } = await readAnswers(vault, trx, uuid);
  const { firstName, lastName } = applicant.name;
  const [first] = lastName;
  const on = (await peopleOnTitle(vault, trx, uuid)).find((one) => one.person === person);
  return {
    primary: { firstName, lastInitial: first ?? '' },
    street: oneLine(home.address.street1),
    state: US_STATES[home.address.state] ?? home.address.state,
    lender: findBrand(organisation)?.name.display ?? organisation,
    relation: on?.relation ?? 'CO_OWNER',
  };
}
