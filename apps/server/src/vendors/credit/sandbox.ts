import { VendorFailure } from '../call.ts';
import { pick, parseTags } from '../sandbox-levers.ts';
import type { CreditAlert, CreditAnswer, CreditPort, CreditRequest, HardCreditAnswer } from './port.ts';
import { monthsBefore, buildReport, withNewLoan, type ReportShape } from './sandbox-report.ts';

/** The bureau of the sandbox. The input determines the outcome: docs/sandbox.md lists every lever. */
export const sandboxBureau: CreditPort = {
  provider: 'sandbox',
  softPull: async (request) => softAnswer(request),
  hardPull: async (request) => hardAnswer(request),
};

type Scenario = 'found' | 'no-match' | 'frozen' | 'credit-error' | 'minor' | 'fraud-alert' | 'delinquent' | ReportShape;

/** SSNs that are never issued: the whole area 666 is free for the sandbox. */
const BY_SSN: Readonly<Record<string, Scenario>> = {
  '666000001': 'found',
  '666000002': 'no-match',
  '666000003': 'frozen',
  '666000004': 'credit-error',
  '666000005': 'minor',
  '666000006': 'fraud-alert',
  '666000007': 'delinquent',
  '666000008': 'declined',
  '666000009': 'winback',
  '666000010': 'assets',
};

function softAnswer(request: CreditRequest): CreditAnswer {
  const scenario = pickScenario(request);
  const again = request.attempt > 1 && BY_SSN[request.ssn ?? ''] === undefined;
  switch (scenario) {
    case 'no-match':
      return { outcome: 'NO_MATCH' };
    // Leaving the gates of these outcomes asks the bureau again. By then the borrower has lifted the freeze, the bureau
    // is available, or the age is proved.
    case 'frozen':
      return again ? buildFoundAnswer(request, 'plain') : { outcome: 'FROZEN', bureaus: ['Experian'] };
    case 'minor':
      return again ? buildFoundAnswer(request, 'plain') : { outcome: 'MINOR' };
    case 'credit-error':
      if (again) return buildFoundAnswer(request, 'plain');
      throw new VendorFailure('UNAVAILABLE', 'credit');
    case 'fraud-alert':
      return { ...buildFoundAnswer(request, 'plain'), alerts: ['FACTA'], fraudAlerts: [fraudAlert(request)] };
    case 'delinquent':
      return { ...buildFoundAnswer(request, 'delinquent'), alerts: ['DELINQUENCY'] };
    case 'found':
      return buildFoundAnswer(request, 'plain');
    default:
      return buildFoundAnswer(request, scenario);
  }
}

/**
 * Debts and score equal those of the soft pull, unless a tag says that the credit file changed in between. An alert was
 * already resolved at the soft pull.
 */
function hardAnswer(request: CreditRequest): HardCreditAnswer {
  const tags = parseTags(request.email);
  const again = request.attempt > 1;
  if (tags.has('hard-frozen') && !again) return { outcome: 'FROZEN', bureaus: ['Experian'] };
  if (tags.has('hard-error') && !again) throw new VendorFailure('UNAVAILABLE', 'credit');
  const scenario = pickScenario(request);
  const answer = buildFoundAnswer(
    request,
    (['declined', 'winback', 'assets', 'delinquent'] as const).find((shape) => shape === scenario) ?? 'plain',
  );
  if (tags.has('hard-changed')) return { ...answer, report: withNewLoan(answer.report) };
  const hasAlert = tags.has('hard-fraud-alert');
  return {
    ...answer,
    alerts: [
      ...(hasAlert ? (['FACTA'] as const) : []),
      ...(tags.has('hard-delinquent') ? (['DELINQUENCY'] as const) : []),
    ],
    ...(hasAlert ? { fraudAlerts: [fraudAlert(request)] } : {}),
  };
}

/** Placed two months ago, with a number that differs from the one on the application. */
function fraudAlert({ today }: CreditRequest): CreditAlert {
  return {
    kind: 'EXTENDED',
    phoneNumber: '3035550188',
    placedOn: `${monthsBefore(today, 2)}-14`,
    text: 'Call me before you open credit in my name.',
  };
}

function pickScenario(request: CreditRequest): Scenario {
  const bySsn = BY_SSN[request.ssn ?? ''];
  if (bySsn) return bySsn;
  const tags = parseTags(request.email);
  if (tags.has('no-match-ssn') || (tags.has('no-match') && !request.ssn)) return 'no-match';
  const named = (
    ['frozen', 'credit-error', 'minor', 'fraud-alert', 'delinquent', 'declined', 'winback', 'assets'] as const
  ).find((tag) => tags.has(tag));
  return named ?? 'found';
}

function buildFoundAnswer(request: CreditRequest, shape: ReportShape): Extract<CreditAnswer, { outcome: 'FOUND' }> {
  const who = `${request.name.firstName} ${request.name.lastName} ${request.birthdate}`.toLowerCase();
  return {
    outcome: 'FOUND',
    alerts: [],
    report: buildReport(shape, request, (what, min, max) => pick(`${what} ${who}`, min, max)),
  };
}
