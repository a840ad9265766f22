import { isFloodArea, type Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { loanToday, type LockedLoan, recordWork } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { askVendor, saveEvidence, floodAnswer, type Determination } from '../../vendors/index.ts';
import { sendFloodNotice } from './notice.ts';

/**
 * Job that requests the flood zone of the home, for the life of the loan, once the application is submitted, and sends
 * the notice if the home is in a flood area. The answer of a manual lookup comes by the webhook `determined`.
 */
export const determineFlood: WorkHandler = async (job, context) => {
  const { street1: street, city, state, zip } = (await readAnswers(context.vault, context.db, job.uuid)).home.address;
  const request = {
    home: { street, city, state, zip },
    today: await loanToday(context, context.db),
    service: 'LIFE_OF_LOAN',
  } as const;
  await askVendor(context, job, {
    kind: 'flood',
    op: 'flood.determine',
    schema: floodAnswer,
    ask: (meta) => context.vendors.flood.determine(request, meta),
    onAnswer: async (answer) => {
      if (answer.outcome === 'DETERMINED')
        await recordWork(context, job, (loan) => recordFloodZone(context, loan, answer.determination));
    },
  });
  await sendFloodNotice(context, job.uuid);
};

/** Records the zone of a certificate as FloodDetermined, once. The file then adds the conditions of a flood area. */
export async function recordFloodZone(
  { vault }: Context,
  { uuid, trx, file }: LockedLoan,
  certificate: Determination,
): Promise<readonly Fact[]> {
  if (file.floodZone !== null) return [];
  const ref = await saveEvidence(vault, trx, { uuid, kind: 'flood', attempt: 1 }, certificate);
  return [
    {
      type: 'FloodDetermined',
      data: { zone: certificate.zone, sfha: isFloodArea(certificate.zone, certificate.special), certificate: ref },
    },
  ];
}
