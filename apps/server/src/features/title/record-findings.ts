import {
  formatShortName,
  isEntity,
  isNameInDoubt,
  isSamePerson,
  matchCountyLiens,
  titleConditions,
  whoMustSign,
  type Fact,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { loanNow, pacificDay, type LockedLoan } from '../../loan-file/index.ts';
import { readAnswers, loadContact } from '../../records/answers/index.ts';
import { loadDebts } from '../../records/liabilities/index.ts';
import { saveTitlePeople } from '../../records/title-people/index.ts';
import { saveEvidence, type Commitment } from '../../vendors/index.ts';
import { buildTransferFacts } from '../property/index.ts';

/**
 * Records the title company's commitment in one transaction: who must sign, the conditions that follow, and a decline
 * when the home was transferred too recently. An answer to another attempt, or a second one, changes nothing.
 */
export async function recordTitleFindings(
  context: Context,
  loan: LockedLoan,
  attempt: number,
  title: Commitment,
): Promise<readonly Fact[]> {
  const { uuid, trx, file, organisation } = loan;
  if (file.finalTitle.attempt !== attempt || file.finalTitle.done) return [];
  const { applicant, home } = await readAnswers(context.vault, trx, uuid);
  const { maritalStatus } = await loadContact(context.vault, trx, uuid);
  const name = [formatShortName(applicant.name), applicant.name.suffix ?? ''].join(' ').trim();
  const at = await loanNow(context, trx);
  const named = whoMustSign({
    state: home.address.state,
    occupancy: home.occupancyType,
    borrower: { name, maritalStatus },
    estate: title.estate,
    owners: title.owners,
    required: title.mustSign,
  });
  const people = await saveTitlePeople(context.vault, trx, uuid, named, at);
  const report = await saveEvidence(context.vault, trx, { uuid, kind: 'final-title', attempt }, title);
  const known = (await loadDebts(context.vault, trx, uuid)).filter((debt) => debt.kind === 'LIEN');
  const inTrust = title.estate === 'TRUST';
  const findings = {
    // A trust's certificate says who may sign for it.
    isOwner: inTrust || title.owners.some((owner) => isSamePerson(owner.name, name)),
    inTrust,
    nameInDoubt: title.owners.some((owner) => isNameInDoubt(owner.name, name)),
    heldByEntity: !inTrust && title.owners.some((owner) => isEntity(owner.name)),
    unknownLiens: matchCountyLiens(title.liens, known).flatMap(({ county, known: lien }) =>
      lien === null ? [county] : [],
    ),
    exceptions: title.exceptions,
  };
  return [
    {
      type: 'FinalTitleReturned',
      // Records the estate, not the deed's words: those name its owners and stay in the sealed report. The owners
      // answer who lives there themselves.
      data: {
        attempt,
        vesting: title.estate,
        report,
        mustSign: people.map(({ person, relation, reason }) => ({ person, relation, reason, livesThere: 'UNKNOWN' })),
      },
    },
    ...titleConditions(findings, file.conditions),
    ...buildTransferFacts(context.getPolicy(organisation), title, pacificDay(at)),
  ];
}
