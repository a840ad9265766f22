import { randomUUID } from 'node:crypto';
import { findBrand } from '@lintel/brands';
import type { confirmPhoneCode, requestPhoneCode } from '@lintel/contract';
import { CODE_MINUTES, currentLocale, MAX_CODE_TRIES, phoneField, startsWithOne, type Fact } from '@lintel/domain';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { changePhone, isSameCode, newCode } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { sealContext } from '../../kernel/db/index.ts';
import { type CallContext, countCode, refuse } from '../../kernel/http/index.ts';
import { record, type RecordResult } from '../../loan-file/index.ts';
import { toReader } from '../../records/document-store/index.ts';
import { loadOwnCondition, type OwnCondition } from './list.ts';
import { PHONE_CODE } from './words.ts';

interface PhoneCode {
  readonly phone: string;
  readonly code: string;
}

const phoneSealContext = (uuid: string): string => sealContext('condition_phone', uuid);

function refuseUnlessOpen({ condition }: OwnCondition): void {
  if (condition.place !== 'phone-number') refuse('not-found');
  if (condition.state !== 'OPEN') refuse('condition-closed');
}

/** Texts a code to the number that the borrower gives for a condition. The previous code stops working. */
export async function sendPhoneCode({
  context,
  loan,
  params,
  body,
}: CallContext<typeof requestPhoneCode> & { params: { conditionId: string }; body: { phoneNumber: string } }): Promise<{
  verificationUuid: string;
}> {
  refuseUnlessOpen(await loadOwnCondition(context.db, loan, toReader(loan), params.conditionId));
  const read = z.safeParse(phoneField, body.phoneNumber);
  if (!read.success) return refuse('phone-invalid', { startsWithOne: startsWithOne(read.error) });
  await countCode(context, read.data);
  const secret: PhoneCode = { phone: read.data, code: newCode() };
  const uuid = randomUUID();
  const row = {
    uuid,
    expires_at: new Date(context.sessionNow().getTime() + CODE_MINUTES * 60_000),
    tries: 0,
    ...context.vault.seal(phoneSealContext(uuid), secret),
  };
  await context.db
    .insertInto('condition_phone')
    .values({ application_uuid: loan.uuid, condition_id: params.conditionId, ...row })
    .onConflict((conflict) => conflict.columns(['application_uuid', 'condition_id']).doUpdateSet(row))
    .execute();
  await context.vendors.sms.send(
    {
      to: secret.phone,
      text: PHONE_CODE(findBrand(loan.organisation)?.name.display ?? '', secret.code),
      locale: currentLocale(),
      template: 'condition.phone-code',
      organisation: loan.organisation,
      applicationUuid: loan.uuid,
    },
    `condition-phone:${uuid}`,
  );
  return { verificationUuid: uuid };
}

/** Checks the code. The right one changes the account's phone number and clears the condition without a review. */
export async function acceptPhoneCode(
  call: CallContext<typeof confirmPhoneCode> & {
    params: { conditionId: string };
    body: { verificationUuid: string; code: string };
  },
): Promise<RecordResult> {
  const {
    context,
    loan,
    caller,
    params: { conditionId: id },
    body,
    by,
  } = call;
  refuseUnlessOpen(await loadOwnCondition(context.db, loan, toReader(loan), id));
  const { phone } = await checkCode(context, loan.uuid, id, body);
  await changePhone(context, caller, phone);
  return record(
    context,
    loan.uuid,
    async ({ trx }) => {
      await trx
        .deleteFrom('condition_phone')
        .where('application_uuid', '=', loan.uuid)
        .where('condition_id', '=', id)
        .execute();
      const facts: Fact[] = [
        { type: 'ConditionAnswered', data: { id, documents: [] } },
        { type: 'ConditionCleared', data: { id, how: 'ACCEPTED', by: 'server' } },
      ];
      return facts;
    },
    by(),
  );
}

/** Compares a code. Counts the try before, so that a refusal doesn't undo it. */
async function checkCode(
  context: Context,
  uuid: string,
  id: string,
  { verificationUuid, code }: { verificationUuid: string; code: string },
): Promise<PhoneCode> {
  const row = await context.db
    .updateTable('condition_phone')
    .set({ tries: sql`tries + 1` })
    .where('uuid', '=', verificationUuid)
    .where('application_uuid', '=', uuid)
    .where('condition_id', '=', id)
    .where('tries', '<', MAX_CODE_TRIES)
    .where('expires_at', '>', context.sessionNow())
    .returningAll()
    .executeTakeFirst();
  if (!row) return refuse('code-expired');
  const secret = context.vault.open<PhoneCode>(phoneSealContext(row.uuid), row);
  return isSameCode(secret.code, code) ? secret : refuse('code-wrong');
}
