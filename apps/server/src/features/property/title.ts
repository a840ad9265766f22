import { formatShortName, matchCountyLiens, type Fact, transferDecline, type Policy } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { loanToday, type LockedLoan, recordWork, buildDeclineFact } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { readParcel } from '../../records/home/index.ts';
import { addLien, loadDebts, setRequired } from '../../records/liabilities/index.ts';
import { askVendor, saveEvidence, titleSearch, type RecordedLien, type TitleSearch } from '../../vendors/index.ts';
import { ASKED } from '../conditions/index.ts';

/** Reads the land records: who owns the home, its liens, and in Texas whether one is an (a)(6) loan. */
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
      recordWork(context, job, (loan) => titleRead(context, loan, { attempt: job.attempt, today }, answer)),
  });
};

async function titleRead(
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
  const isOther =
    applicant.ownershipType !== null &&
    applicant.ownershipType !== title.ownership &&
    file.conditions[OWNERSHIP] === undefined;
  return [
    // Records how title is held, not the deed's words: those name its owners and stay in the sealed evidence.
    {
      type: 'PrequalTitleReturned',
      data: { attempt, vesting: title.ownership, liens, lastTransferOn: title.lastTransferOn, texas },
    },
    ...(isOther ? [ownershipDiffers()] : []),
    ...transferFacts(context.getPolicy(loan.organisation), title, today),
  ];
}

/** A lien that the bureau didn't report keeps its recorded amount until its creditor states the balance. */
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

/** Land records are in capitals. */
const titleCase = (name: string): string => name.toLowerCase().replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Name of the condition that asks which way of holding title is right. */
const OWNERSHIP = 'ownership-differs';

const ownershipDiffers = (): Fact => ({
  type: 'ConditionPosted',
  data: {
    id: OWNERSHIP,
    category: 'FALSE_OWNERSHIP_TYPE_REVIEW',
    blocks: 'NOW',
    askBorrower: true,
    person: 'BORROWER',
    documents: [ASKED.ownership.document],
    text: ASKED.ownership.text,
    deadline: null,
  },
});

/** A recent transfer of the home ends the application, in the transaction that learns of it. */
export function transferFacts(
  policy: Policy,
  home: { readonly lastTransferOn: string | null } | undefined,
  today: string,
): Fact[] {
  const reason = home && transferDecline(home.lastTransferOn, today, policy);
  return reason ? [buildDeclineFact(policy, [reason])] : [];
}
