import type { HmdaAnswers } from '@lintel/domain';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';

/** Declared only in this file, so that no other query can name the table and compile. */
interface HmdaTables extends Record<string, Record<string, unknown>> {
  'hmda.answer': {
    application_uuid: string;
    person: string;
    form_version: string;
    channel: string;
    sealed: Uint8Array;
    key_id: string;
    answered_at: Date;
  };
}

const answerSealContext = (uuid: string, person: string): string => sealContext('hmda.answer', uuid, person);

/** The person who answered, on which version of the form, when and through which channel. */
export interface DemographicsMeta {
  readonly uuid: string;
  readonly person: string;
  readonly formVersion: string;
  readonly channel: string;
  readonly at: Date;
}

/** Seals and saves a person's demographic answers. */
export async function insertAnswers(
  vault: Vault,
  trx: Executor,
  { uuid, person, formVersion, channel, at }: DemographicsMeta,
  answers: HmdaAnswers,
): Promise<void> {
  const sealed = vault.seal(answerSealContext(uuid, person), answers);
  await trx
    .withTables<HmdaTables>()
    .insertInto('hmda.answer')
    .values({ application_uuid: uuid, person, form_version: formVersion, channel, ...sealed, answered_at: at })
    .execute();
}
