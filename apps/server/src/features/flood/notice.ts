import {
  BORROWER,
  floodCoverage,
  writeFloodNotice,
  floodWaitEnds,
  isFloodArea,
  sumRemainingLiens,
  type Fact,
  type LoanFile,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { readApplication, type ApplicationRow, loanNow, type FollowUp, record } from '../../loan-file/index.ts';
import { readFloodCertificate } from '../../records/home/index.ts';
import { loadDebts } from '../../records/liabilities/index.ts';
import { readConfirmedChoice } from '../../records/offer-sets/index.ts';
import type { Determination } from '../../vendors/index.ts';
import { loadNoticeAbout, findNotice, readsOnScreen, sendNotice } from '../notices/index.ts';
import { FLOOD_MAIL } from './words.ts';

const NAME = 'flood-ten-days';
const CONDITION = 'flood-notice';

/**
 * Makes the notice that the home is in a flood area, sends it and starts its ten days: on a screen right away, on paper
 * when its letter is mailed. A repeated call continues where it was interrupted.
 */
export async function sendFloodNotice(context: Context, uuid: string): Promise<void> {
  const application = await readApplication(context.db, uuid);
  if (!application?.active || application.projection.floodZone !== 'SFHA') return;
  const certificate = await readFloodCertificate(context, context.db, uuid);
  if (!certificate) return;
  const key = `${uuid}:flood-notice`;
  const notice = await sendNotice(context, application, {
    name: NAME,
    attempt: 1,
    mail: () => FLOOD_MAIL,
    key,
    write: (madeAt) => writeNotice(context, application, certificate, madeAt),
  });
  await record(
    context,
    uuid,
    async ({ file, trx }) =>
      isNoticeDue(file) && readsOnScreen(file) ? [buildScreenNoticeFact(await loanNow(context, trx), notice.uuid)] : [],
    {
      actor: { kind: 'worker', id: 'flood' },
      requestId: key,
    },
  );
}

const isNoticeDue = (file: LoanFile): boolean =>
  file.ended === null && file.floodZone === 'SFHA' && file.clocks.FLOOD === undefined;

const buildScreenNoticeFact = (at: Date, letter: string): Fact => ({
  type: 'NoticePosted',
  data: {
    notice: 'FLOOD',
    person: BORROWER,
    how: 'ELECTRONIC',
    at: at.toISOString(),
    due: floodWaitEnds(at.toISOString()),
    letter,
  },
});

/** Clears the condition once the borrower acknowledges the notice, on a screen or on paper. Staff review nothing. */
export const clearFloodNoticeCondition: FollowUp = async ({ file, trx, uuid }) => {
  const condition = file.conditions[CONDITION];
  if (file.ended !== null || condition === undefined || condition.state === 'CLEARED') return [];
  const notice = await findNotice(trx, uuid, NAME, 1);
  if (!notice?.acknowledged_at) return [];
  const answered: Fact = { type: 'ConditionAnswered', data: { id: CONDITION, documents: [notice.uuid] } };
  return [
    ...(condition.state === 'ASKED' ? [answered] : []),
    { type: 'ConditionCleared', data: { id: CONDITION, how: 'ACCEPTED', by: 'server' } },
  ];
};

async function writeNotice(
  context: Context,
  application: ApplicationRow,
  { zone, special, community, panel }: Determination,
  madeAt: Date,
) {
  const { vault, db } = context;
  const choice = await readConfirmedChoice(context, db, application.uuid);
  const liens = sumRemainingLiens(await loadDebts(vault, db, application.uuid));
  const coverage = floodCoverage({ line: choice?.quote.lineAmount ?? 0, liens, insurable: null });
  return writeFloodNotice({
    about: await loadNoticeAbout(context, application, madeAt),
    zone,
    community,
    panel,
    unclear: isFloodArea(zone, special) === null,
    coverage,
  });
}
