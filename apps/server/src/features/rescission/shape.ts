import type { HandlerReply, readRescission } from '@lintel/contract';
import {
  allSigned,
  dayEndingAt,
  hasUnfundedLoan,
  isInCancelPeriod,
  mayConfirmNonRescission,
  isCurrentClosingSet,
  isRescindable,
  toTextLines,
  zoneName,
  type FactData,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { OpenedLoan } from '../../kernel/http/index.ts';
import { loadFacts, loanNow } from '../../loan-file/index.ts';
import { loadDocumentText } from '../../records/document-store/index.ts';
import { zoneOfHome } from '../../records/home/index.ts';
import { getLender } from '../documents/index.ts';
import { findMoneyOut, moneyOutSentences } from '../funding/index.ts';
import { getNoticeVersion } from './cancel.ts';
import { loadLoanDates } from './dates.ts';
import { findNoticeDocument } from './notices.ts';
import { loadOwners } from './owners.ts';
import { loadRescissionNotices, loadOwnerStatements } from './store.ts';

type RescissionReply = HandlerReply<typeof readRescission>;

/** Returns the data of the right-to-cancel page for one owner. */
export async function loadRescission(context: Context, loan: OpenedLoan): Promise<RescissionReply> {
  const { db } = context;
  const { uuid, projection: file, organisation } = loan;
  const owed = isRescindable(file);
  const { RESCISSION: period, SATISFIED: margin } = file.clocks;
  const zone = await zoneOfHome(context, db, uuid);
  const now = await loanNow(context, db);
  const canConfirm = mayConfirmNonRescission(file, loan.audience);
  const expected = canConfirm ? await loadLoanDates(context, db, loan) : null;
  return {
    owed,
    canCancel: hasUnfundedLoan(file) && isInCancelPeriod(file, now.toISOString()),
    canConfirm,
    endsAt: period?.due ?? null,
    satisfiedAt: margin?.due ?? null,
    lastDay: period ? dayEndingAt(period.due, zone) : null,
    satisfiedOn: margin ? dayEndingAt(margin.due, zone) : null,
    fundingOn: expected?.fundingOn ?? null,
    soonerOn: expected?.soonerOn ?? null,
    zone: zoneName(zone),
    arithmetic: period ? await loadArithmetic(context, uuid, period.due) : null,
    notice: owed && allSigned(file) ? await loadNotice(context, loan) : null,
    owners: owed ? await loadOwnerReplies(context, loan) : [],
    postalAddress: [...getLender(organisation).address],
    faxNumber: null,
    moneyOut: await loadMoneyOut(context, loan),
    version: loan.version,
  };
}

async function loadMoneyOut({ db }: Context, loan: OpenedLoan): Promise<RescissionReply['moneyOut']> {
  const out = await findMoneyOut(db, loan);
  return out && { ...out, text: moneyOutSentences(out) };
}

async function loadArithmetic({ db }: Pick<Context, 'db'>, uuid: string, due: string): Promise<string | null> {
  const all = (await loadFacts(db, uuid))
    .filter((fact) => fact.type === 'RescissionPeriodSet')
    .map((fact) => JSON.parse(fact.data) as FactData['RescissionPeriodSet']);
  return all.findLast((period) => period.endsAt === due)?.arithmetic ?? null;
}

async function loadNotice(
  context: Context,
  { uuid, audience, projection: file }: OpenedLoan,
): Promise<RescissionReply['notice']> {
  const notice = await findNoticeDocument(context.db, uuid, audience, file.closingSet);
  const text = notice ? toTextLines(await loadDocumentText(context, notice)) : [];
  return { version: getNoticeVersion(file), text, documentUuid: notice?.uuid ?? null };
}

async function loadOwnerReplies(context: Context, loan: OpenedLoan): Promise<RescissionReply['owners']> {
  const { db } = context;
  const { uuid, projection: file } = loan;
  const notices = await loadRescissionNotices(db, uuid, file.closingSet);
  const confirmed = (await loadOwnerStatements(db, uuid)).filter(({ kind }) => kind === 'CONFIRMED');
  return (await loadOwners(context, loan)).map(({ person, firstName }) => {
    const known = notices.find((row) => row.person === person);
    const has = isCurrentClosingSet(file, file.rescissionNoticeSets[person]);
    return {
      firstName,
      isYou: person === loan.audience,
      noticeHow: known?.how ?? (has ? null : file.esignConsents[person]?.given === true ? 'ELECTRONIC' : 'MAIL'),
      noticeAt: known?.at.toISOString() ?? null,
      confirmedAt: isCurrentClosingSet(file, file.nonRescissionSets[person])
        ? (confirmed.findLast((statement) => statement.person === person)?.receivedAt.toISOString() ?? null)
        : null,
    };
  });
}
