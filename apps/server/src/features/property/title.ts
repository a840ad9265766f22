import { formatShortName, matchCountyLiens, type Fact, transferDecline, type Policy } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { loanToday, type LockedLoan, recordWork, buildDeclineFact } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { readParcel } from '../../records/home/index.ts';
import { addLien, loadDebts, setRequired } from '../../records/liabilities/index.ts';
import { askVendor, saveEvidence, titleSearch, type RecordedLien, type TitleSearch } from '../../vendors/index.ts';
import { RULE_CONDITIONS } from '../conditions/index.ts';

/**
 * Searches the land records before the offer: who owns the home, its liens, and in Texas whether one is an (a)(6) loan.
 * The title search behind the deed is in features/title.
 */
export const prequalTitle: WorkHandler = async (job, context) => {
  const parcel = await readParcel(context, context.db, job.uuid);
  if (!parcel) return;
  const { applicant } = await readAnswers(context.vault, context.db, job.uuid);
  const today = await loanToday(context, context.db);
  const request = {
    parcel,
    owner: formatShortName(applicant.name),
    ownership: applicant.ownershipType,
    attempt: job.attempt,
    today,
  };
  await askVendor(context, job, {
    kind: 'property',
    op: 'property.prequalTitle',
    schema: titleSearch,
    ask: (meta) => context.vendors.property.prequalTitle(request, meta),
    onAnswer: (answer) =>
      recordWork(context, job, (loan) => recordTitleSearch(context, loan, { attempt: job.attempt, today }, answer)),
  });
};

async function recordTitleSearch(
  context: Context,
  loan: LockedLoan,
  { attempt, today }: { attempt: number; today: string },
  title: TitleSearch,
): Promise<readonly Fact[]> {
  const { vault } = context;
  const { uuid, trx, file } = loan;
  const liens = await saveEvidence(vault, trx, { uuid, kind: 'title', attempt }, title);
  await saveRecordedLiens(context, loan, title.liens);
  const texas = title.texas && {
    openA6Lien: title.liens.some((lien) => lien.texasA6),
    notBefore: title.texas.notBefore,
  };
  const { applicant } = await readAnswers(vault, trx, uuid);
  const isOwnershipDifferent =
    applicant.ownershipType !== null &&
    applicant.ownershipType !== title.ownership &&
    file.conditions[OWNERSHIP_CONDITION] === undefined;
  return [
    // Records how title is held, not the deed's words: those name its owners and stay in the sealed evidence.
    {
      type: 'PrequalTitleReturned',
      data: { attempt, vesting: title.ownership, liens, lastTransferOn: title.lastTransferOn, texas },
    },
    ...(isOwnershipDifferent ? [buildOwnershipCondition()] : []),
    ...buildTransferFacts(context.getPolicy(loan.organisation), title, today),
  ];
}

/**
 * Matches the recorded liens with the reported debts, and adds those that the bureau didn't report: each keeps its
 * recorded amount until its creditor states the balance.
 */
async function saveRecordedLiens(
  { vault }: Context,
  { uuid, trx, file }: LockedLoan,
  recorded: readonly RecordedLien[],
): Promise<void> {
  const known = (await loadDebts(vault, trx, uuid)).filter((debt) => debt.kind === 'LIEN');
  for (const { county, known: lien } of matchCountyLiens(recorded, known)) {
    const required = county.texasA6 && file.regime === 'TX_50A6';
    if (lien !== null) {
      if (required) await setRequired(trx, lien);
      continue;
    }
    const { reference, mask, position, recordedCents: balanceCents } = county;
    await addLien(
      vault,
      trx,
      uuid,
      'COUNTY',
      {
        reference,
        creditorName: titleCase(county.holder),
        mask,
        kind: 'LIEN',
        position,
        balanceCents,
        monthlyPaymentCents: 0,
      },
      { required },
    );
  }
}

/** Writes a name of the land records, which are in capitals, in mixed case. */
const titleCase = (name: string): string => name.toLowerCase().replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The ID of the condition that asks the borrower how title is held, where their answer differs from the records. */
const OWNERSHIP_CONDITION = 'ownership-differs';

const buildOwnershipCondition = (): Fact => ({
  type: 'ConditionPosted',
  data: {
    id: OWNERSHIP_CONDITION,
    category: 'FALSE_OWNERSHIP_TYPE_REVIEW',
    blocks: 'NOW',
    askBorrower: true,
    person: 'BORROWER',
    documents: [RULE_CONDITIONS.ownership.document],
    text: RULE_CONDITIONS.ownership.text,
    deadline: null,
  },
});

/** Returns the decline when the home was transferred too recently, for the transaction that learns of it. */
export function buildTransferFacts(
  policy: Policy,
  home: { readonly lastTransferOn: string | null } | undefined,
  today: string,
): Fact[] {
  const reason = home && transferDecline(home.lastTransferOn, today, policy);
  return reason ? [buildDeclineFact(policy, [reason])] : [];
}
