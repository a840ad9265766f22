import { BORROWER } from '@lintel/domain';
import { readPerson } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { refuse } from '../../kernel/http/index.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';

type Loan = Pick<ApplicationRow, 'identity_uuid' | 'projection'>;

/** The people of a file by the IDs that calls use: the borrower's profile, a signer's ID in the file. */
export interface People {
  readonly borrower: string;
  /** Converts a document's audience to the ID that calls use. */
  readonly toPersonUuid: (audience: string) => string;
}

export async function loadPeople(
  context: Pick<Context, 'vault'>,
  trx: Executor,
  { identity_uuid: identity }: Pick<Loan, 'identity_uuid'>,
): Promise<People> {
  const borrower = (await readPerson(context, trx, identity))?.uuid ?? identity;
  return { borrower, toPersonUuid: (audience) => (audience === BORROWER ? borrower : audience) };
}

/**
 * Converts the ID of a person in a call to the audience of their documents. Refuses an ID of anyone not on the file
 * with `choice-unknown`.
 */
export async function resolveAudience(
  context: Pick<Context, 'vault' | 'db'>,
  loan: Loan,
  personUuid: string,
): Promise<string> {
  const { borrower } = await loadPeople(context, context.db, loan);
  if (personUuid === borrower) return BORROWER;
  return Object.hasOwn(loan.projection.signers, personUuid) ? personUuid : refuse('choice-unknown');
}
