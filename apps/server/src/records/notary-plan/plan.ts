import {
  calendarDay,
  startOfDay,
  isCurrentClosingSet,
  isRemotePossible,
  getNotaryTerms,
  planNotary,
  getFirstNotaryDay,
  type LoanFile,
  type FirstNotaryDay,
  type OwnerNotice,
  type SigningWait,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import {
  readApplication,
  type ApplicationRow,
  loanNow,
  loanToday,
  type LockedLoan,
  factsOfTypes,
  recordWork,
} from '../../loan-file/index.ts';
import { askVendor, saveEvidence, readEvidence, eligibility } from '../../vendors/index.ts';
import { loadHome, zoneOfHome } from '../home/index.ts';
import { lastDisclosedOffer } from '../offer-sets/index.ts';
import { WAIT } from './words.ts';

/** The inputs of a plan that its facts don't contain. */
interface PlanAnswer {
  /** The county supports video notarization and records deeds that are signed so. */
  readonly remote: boolean;
  readonly wait: FirstNotaryDay | null;
}

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    notary: PlanAnswer;
  }
}

/**
 * The job that plans the notary: how the deed can be signed, from when, and whether an attorney reviews the documents
 * first.
 */
export const makeNotaryPlan: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active || application.projection.closingSet !== job.attempt) return;
  const { address, county } = await loadHome(context, context.db, job.uuid);
  await askVendor(context, job, {
    kind: 'notary',
    op: 'notary.plan',
    schema: eligibility,
    ask: (meta) =>
      context.vendors.notary.eligibility(
        { street: address.street1, state: address.state, county: county ?? '', zip: address.zip },
        meta,
      ),
    onAnswer: (answer) =>
      recordWork(context, job, async (loan) => {
        const planAnswer: PlanAnswer = {
          remote: answer.remote && answer.eRecording,
          wait: await loadFirstNotaryDay(context, loan),
        };
        await saveEvidence(
          context.vault,
          loan.trx,
          { uuid: loan.uuid, kind: 'notary', attempt: job.attempt },
          planAnswer,
        );
        const { mode, fee, attorney } = planNotary(
          loan.file,
          address.state,
          planAnswer,
          context.getPolicy(loan.organisation).manualNotaryFee,
        );
        const zone = await zoneOfHome(context, loan.trx, loan.uuid);
        const notBefore = planAnswer.wait && startOfDay(planAnswer.wait.on, zone);
        return [
          {
            type: 'NotaryPlanned',
            data: {
              attempt: job.attempt,
              mode,
              fee,
              attorney,
              notBefore,
              arithmetic: planAnswer.wait?.arithmetic ?? WAIT.none,
            },
          },
        ];
      }),
  });
};

/** Returns the first day on which the deed can be signed before a notary, or null when nothing delays it now. */
export async function loadFirstNotaryDay(
  context: Context,
  { uuid, trx, file }: Pick<LockedLoan, 'uuid' | 'file'> & { readonly trx: Executor },
): Promise<FirstNotaryDay | null> {
  const zone = await zoneOfHome(context, trx, uuid);
  const facts = await factsOfTypes(trx, uuid, ['ApplicationSubmitted', 'NoticePosted']);
  const submitted = facts.find((fact) => fact.type === 'ApplicationSubmitted');
  const closing = await lastDisclosedOffer(context, trx, uuid);
  return getFirstNotaryDay({
    regime: file.regime,
    // An application that isn't submitted yet could be today.
    applied: calendarDay((submitted?.at ?? (await loanNow(context, trx))).toISOString(), zone),
    notices: ownerNotices(facts).map(({ at, how }): OwnerNotice => ({ on: calendarDay(at, zone), how })),
    closing: closing?.papers === file.closingSet ? closing.earliest : null,
    yearOver: file.prequalTitle.notBefore,
    today: await loanToday(context, trx),
  });
}

/** Returns the Texas notices that were sent, from the facts. */
export function ownerNotices(
  facts: readonly { readonly type: string; readonly data: string }[],
): { person: string; how: OwnerNotice['how']; at: string }[] {
  return facts
    .filter((fact) => fact.type === 'NoticePosted')
    .map((fact) => JSON.parse(fact.data) as { notice: string; person: string; how: OwnerNotice['how']; at: string })
    .filter(({ notice }) => notice === 'TX_50G');
}

/**
 * The notary plan as far as it is known: all of it once it was made for the current closing documents, before that what
 * those documents will say.
 */
export interface KnownPlan {
  readonly mode: 'REMOTE' | 'MANUAL';
  readonly isCurrent: boolean;
  readonly attorney: boolean;
  /** A video session is possible for this home. */
  readonly remotePossible: boolean;
  readonly manualFee: number;
  readonly state: string;
  /** The earliest signing time and its cause. Null means now. */
  readonly from: {
    readonly at: string;
    readonly on: string;
    readonly because: SigningWait | null;
    readonly arithmetic: string | null;
  } | null;
}

/** Returns the known plan of a file. */
export async function loadNotaryPlan(
  context: Context,
  trx: Executor,
  { uuid, organisation, projection: file }: Pick<ApplicationRow, 'uuid' | 'organisation' | 'projection'>,
): Promise<KnownPlan> {
  const {
    address: { state },
  } = await loadHome(context, trx, uuid);
  const { manualNotaryFee: manualFee } = context.getPolicy(organisation);
  const planAnswer = await readEvidence(context.vault, trx, uuid, 'notary');
  const isCurrent = isCurrentClosingSet(file, file.notary?.closingSet);
  const named = isCurrent
    ? file.notary?.mode === 'REMOTE'
      ? 'REMOTE'
      : 'MANUAL'
    : getNotaryTerms(file, state, manualFee).mode;
  const county = { remote: planAnswer?.remote ?? true };
  return {
    mode: named,
    isCurrent,
    manualFee,
    state,
    attorney: isCurrent && file.notary?.attorney === true,
    remotePossible: isRemotePossible(file.regime, state, county),
    from: laterStart(file, isCurrent ? (planAnswer?.wait ?? null) : null, await zoneOfHome(context, trx, uuid)),
  };
}

/** Returns the later of the plan's day and the end of the flood notice's ten days. */
function laterStart(file: LoanFile, wait: FirstNotaryDay | null, zone: string): KnownPlan['from'] {
  const flood = file.floodZone === 'SFHA' ? file.clocks.FLOOD?.due : undefined;
  const planned = file.notary?.notBefore ?? null;
  if (flood && (planned === null || flood > planned))
    return { at: flood, on: calendarDay(flood, zone), because: 'FLOOD', arithmetic: null };
  return planned === null
    ? null
    : {
        at: planned,
        on: calendarDay(planned, zone),
        because: wait?.because ?? null,
        arithmetic: wait?.arithmetic ?? null,
      };
}
