import type { HandlerReply, readCreditReport } from '@lintel/contract';
import { readExplanation } from '../features/explanations/index.ts';
import type { Context } from '../kernel/context.ts';
import { readHardReport, findCreditReport } from '../records/credit-report/index.ts';
import { loadDebts } from '../records/liabilities/index.ts';
import { loadAlertPhoneCalls } from './alert-phone-calls.ts';

/**
 * Returns the credit report that counts, with the debts that the line pays off, the borrower's explanation of a late
 * payment, and phone calls about fraud alerts.
 */
export async function loadCreditReport(context: Context, uuid: string): Promise<HandlerReply<typeof readCreditReport>> {
  const { vault, db } = context;
  const explanation = (await readExplanation(context, db, uuid))?.text ?? null;
  const calls = await loadAlertPhoneCalls(context, uuid);
  const creditReport = await findCreditReport(context, db, uuid);
  if (!creditReport) return { report: null, explanation, calls };
  const { alerts, fraudAlerts = [], report } = creditReport;
  const isHard = (await readHardReport(context, db, uuid)) !== null;
  const marked = new Set(
    (await loadDebts(vault, db, uuid)).filter((debt) => debt.marked).map((debt) => debt.reference),
  );
  const { bureau, score } = report;
  return {
    report: {
      pull: isHard ? 'HARD' : 'SOFT',
      bureau: { name: bureau.name, phoneNumber: bureau.phoneNumber },
      score: { value: score.value, on: score.date, low: score.low, high: score.high, factors: score.factors },
      alerts: [...alerts],
      fraudAlerts: fraudAlerts.map(({ kind, phoneNumber, placedOn, text }) => ({
        kind,
        phoneNumber: phoneNumber ?? null,
        placedOn: placedOn ?? null,
        text: text ?? null,
      })),
      tradelines: report.liabilities.map(
        ({
          reference,
          creditorName,
          mask,
          kind,
          openedOn,
          highCreditCents,
          balanceCents,
          monthlyPaymentCents,
          status,
          pastDueCents,
          reportedOn,
          history,
        }) => ({
          reference,
          creditorName,
          mask,
          kind,
          openedOn: openedOn ?? null,
          highCredit: highCreditCents === undefined ? null : highCreditCents / 100,
          balance: balanceCents / 100,
          monthlyPayment: monthlyPaymentCents / 100,
          status: status ?? null,
          pastDue: pastDueCents === undefined ? null : pastDueCents / 100,
          reportedOn: reportedOn ?? null,
          history: history ?? null,
          paidOff: marked.has(reference),
        }),
      ),
      late: report.late.map(({ creditorName, month, days }) => ({ creditorName, month, days: days ?? null })),
      inquiries: report.inquiries ?? null,
    },
    explanation,
    calls,
  };
}
