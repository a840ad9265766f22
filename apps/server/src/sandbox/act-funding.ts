import { pacificDay } from '../loan-file/index.ts';
import type { Act } from './act.ts';
import { bodyOf, type Client } from './client.ts';
import { confirmKept } from './confirm-kept.ts';

const G = '/service-krang-heloc/agent/secure/api/v1/applications';

interface File {
  readonly version: number;
  readonly documents: readonly { readonly uuid: string; readonly state: string }[];
}

const fileOf = async (staff: Client, uuid: string): Promise<File> =>
  bodyOf('file', await staff.call('GET', `${G}/${uuid}`)) as unknown as File;
const gateOf = async (client: Client, uuid: string): Promise<unknown> =>
  bodyOf('status', await client.call('GET', `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`))['gate'];

/** The time to cancel goes by: the loan clock of the whole sandbox is moved on to its end. */
const letItPass: Act = async ({ client, uuid, base, outside }) => {
  if ((await gateOf(client, uuid)) !== 'rescission') return null;
  const { endsAt } = bodyOf('rescission', await client.call('GET', `${base}/rescission`)) as unknown as {
    endsAt: string | null;
  };
  if (endsAt === null) return null;
  await outside.waitUntil(endsAt);
  const { status, body } = await client.call('GET', `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`);
  return { status, body: { status: body } };
};

/** Where the county takes paper alone a closer brings the deed there and enters its number; every other county answers by itself. */
const recordOnPaper: Act = async ({ uuid, persona, desk, outside }) => {
  if (!persona.street[0].includes('Paper County')) return null;
  const staff = await desk('closer');
  const { version, documents } = await fileOf(staff, uuid);
  const stamped = documents.find(({ state }) => state === 'READY');
  const recordedOn = pacificDay(new Date(await outside.now()));
  return staff.call(
    'POST',
    `${G}/${uuid}/recording`,
    { instrumentNumber: `P-${uuid.slice(0, 8)}`, county: 'Paper County', recordedOn, documentUuid: stamped?.uuid },
    version,
  );
};

/** While letters may still be on their way: the borrower says not to have cancelled. */
const keepLoan: Act = async ({ client, uuid, persona }) =>
  (await gateOf(client, uuid)) === 'mail-margin' ? confirmKept(client, uuid, persona) : null;

/** A funder proposes what is to be paid, another one approves it. */
const approveMoney: Act = async ({ client, uuid, desk }) => {
  if ((await gateOf(client, uuid)) !== 'funding-decision') return null;
  const first = await desk('funder');
  const { amount, approvals, proposed } = bodyOf(
    'funding',
    await first.call('GET', `${G}/${uuid}/funding`),
  ) as unknown as { amount: number; approvals: 1 | 2; proposed: object | null };
  if (!proposed)
    bodyOf(
      'proposal',
      await first.call(
        'POST',
        `${G}/${uuid}/funding/proposal`,
        { amount, approvals },
        (await fileOf(first, uuid)).version,
      ),
    );
  const second = await desk('second funder');
  return second.call('POST', `${G}/${uuid}/funding/approval`, { amount }, (await fileOf(second, uuid)).version);
};

/** What is done by others once everybody has signed: at the county, at the desk, and by the borrower alone where nothing else is waited for. */
export const FUNDING_ACTS: Readonly<Record<string, Act>> = {
  RESCISSION: letItPass,
  RECORDING: recordOnPaper,
  FUNDABLE: keepLoan,
  FUNDING_DECISION: approveMoney,
};
