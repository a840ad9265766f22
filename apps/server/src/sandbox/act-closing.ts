import { CONDITION_CLOSE_REASONS, type ConditionKind } from '@lintel/domain';
import type { Act } from './act.ts';
import { bodyOf, type Answer, type Client } from './client.ts';
import { readPapers } from './papers.ts';
import { sendFile } from './send-file.ts';

interface Person {
  readonly personUuid: string;
  readonly name: string | null;
  readonly signerUuid: string | null;
}
interface Condition {
  readonly uuid: string;
  readonly state: string;
  readonly kind: ConditionKind;
}

/** Names everybody whom the title asks for, each at an address of their own. */
const nameThem: Act = async ({ client, uuid, version }) => {
  const base = `/service-krang-heloc/borrower/secure/api/v1/${uuid}/signers`;
  const { mustSign } = bodyOf('signers', await client.call('GET', base)) as unknown as { mustSign: Person[] };
  let [answer, at]: [Answer | null, number] = [null, version];
  for (const { personUuid, name } of mustSign.filter((one) => one.signerUuid === null)) {
    const [firstName = 'Jamie', ...rest] = (name ?? 'Jamie Sample').split(' ');
    const body = {
      personUuid,
      firstName,
      lastName: rest.at(-1) ?? 'Sample',
      role: 'CO_DEEDER',
      livesThere: 'UNKNOWN',
      email: `signer-${personUuid}@example.com`,
      phoneNumber: null,
    };
    answer = await client.call('POST', base, body, at);
    at = Number(bodyOf('signer', answer)['version']);
  }
  if (!answer) throw new Error('There is nobody to name.');
  return answer;
};

/** Before the papers: reads what is to be read, sends a document for each condition, and has somebody at the desk take it. A hold is not settled here. */
const settleConditions: Act = async ({ client, uuid, desk }) => {
  const base = `/service-krang-heloc/borrower/secure/api/v1/${uuid}`;
  const { gate } = bodyOf('status', await client.call('GET', `${base}/status`));
  if (gate === 'closing-conditions-staff') return acceptAtDesk(await desk(), uuid);
  if (gate !== 'closing-conditions-borrower') return null;
  await readPapers(client, uuid);
  const conditions = `/service-conditions/external/api/v1/applications/${uuid}/conditions`;
  const all = bodyOf(
    'conditions',
    await client.call('GET', `${conditions}/external-applicants`),
  ) as unknown as Condition[];
  let answer: Answer | null = null;
  for (const { uuid: condition, state } of all) {
    if (state !== 'OPEN') continue;
    await sendFile(client, uuid, { name: 'proof', type: 'SUPPORT' }, `${conditions}/${condition}/documents`);
    answer = await client.call('POST', `${conditions}/${condition}/submission`, { text: null, partial: false });
  }
  return answer;
};

/** What a closer does with an answer that is complete. */
async function acceptAtDesk(staff: Client, uuid: string): Promise<Answer> {
  const file = `/service-krang-heloc/agent/secure/api/v1/applications/${uuid}`;
  const all = bodyOf('conditions', await staff.call('GET', `${file}/conditions`)) as unknown as Condition[];
  const sent = all.find((one) => one.state === 'SENT');
  const { version } = bodyOf('file', await staff.call('GET', file)) as unknown as { version: number };
  return staff.call(
    'PUT',
    `${file}/conditions/${sent?.uuid}`,
    { state: 'CLEARED', reason: Object.keys(CONDITION_CLOSE_REASONS[sent?.kind ?? 'POSTED'].CLEARED)[0] },
    version,
  );
}

/** What a willing borrower does about the title and before the papers. */
export const CLOSING_ACTS: Readonly<Record<string, Act>> = {
  CO_DEED_REQ: nameThem,
  TRUST_AND_INSURANCE: settleConditions,
};
