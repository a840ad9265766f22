import { setTimeout as wait } from 'node:timers/promises';
import {
  BORROWER,
  currentGate,
  deedSigners,
  getGate,
  noteSigners,
  owners,
  unnamedSigners,
  type Fact,
  type FactData,
  type GateId,
  type LoanFile,
} from '@lintel/domain';
import { expect } from 'vitest';
import { readApplication } from '../src/loan-file/applications.ts';
import { loanNow, setLoanClock } from '../src/loan-file/clock.ts';
import { sweepClocks } from '../src/loan-file/sweep.ts';
import type { Persona } from '../src/sandbox/personas.ts';
import type { TestApp } from './app.ts';
import { recordAccount, walkToBank } from './walk-to-closing.ts';
import { recordFacts, type GateTarget } from './walk-to-gate.ts';
import type { WalkedLoan } from './walk.ts';

/** A test's choices on the way to the signed documents. */
export interface SigningOptions {
  /** Every additional signer's answer about living in the home. */
  readonly livesThere?: 'YES' | 'NO';
  /** Runs before the account is recorded. */
  readonly first?: (walked: WalkedLoan) => Promise<void>;
}

/**
 * Drives a persona to any gate after the account for the money. `record` replaces the people and vendors of those
 * steps.
 */
export async function walkToSigned(
  server: TestApp,
  persona: string | Persona,
  until: GateTarget = 'recording',
  options: SigningOptions = {},
): Promise<WalkedLoan> {
  const walked = await walkToBank(server, persona, options.first);
  await recordAccount(server, walked);
  await recordUntilGate(server, walked.uuid, until, options);
  return walked;
}

/**
 * Records the good outcome at every gate until a file is at this one. A worker may be faster, and the clock is moved
 * past waits.
 */
export async function recordUntilGate(
  server: TestApp,
  uuid: string,
  until: GateTarget,
  options: SigningOptions = {},
): Promise<void> {
  const { context } = server;
  const end = Date.now() + 30_000;
  for (;;) {
    const file = (await readApplication(context.db, uuid))?.projection ?? expect.fail(`no application ${uuid}`);
    const gate = currentGate(file)?.id ?? 'complete';
    if (gate === until) return;
    if (Date.now() > end) expect.fail(`${uuid} stands at ${gate} and did not reach ${until}`);
    const due = gate === 'complete' ? undefined : findDue(gate, file);
    if (due !== undefined) await moveLoanClockTo(server, due);
    else if (gate === 'complete' || hasWorker(server, gate)) await wait(30);
    else {
      const gateFacts = buildGateFacts(gate, file, await loanNow(context, context.db), options);
      if (gateFacts.length === 0) await wait(30);
      await recordFacts(context, uuid, gateFacts);
    }
  }
}

/** Moves the loan clock forward to an instant, never back, and runs the sweep. A pinned clock stays pinned. */
export async function moveLoanClockTo({ context }: TestApp, instant: string | Date): Promise<void> {
  const to = new Date(instant);
  if (to > (await loanNow(context, context.db))) {
    const { pinned_at } = await context.db
      .selectFrom('loan_clock')
      .select('pinned_at')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    await setLoanClock(context, pinned_at ? { pinnedAt: to } : { offsetMs: to.getTime() - Date.now() + 1000 });
  }
  await sweepClocks(context);
}

/** Gates whose worker makes what later steps show. Waits for the worker where there is one. */
const MADE_BY_WORKER: ReadonlySet<GateId> = new Set<GateId>(['signing-package', 'notary-plan']);

function hasWorker({ context }: TestApp, gate: GateId): boolean {
  const { work } = getGate(gate);
  return MADE_BY_WORKER.has(gate) && work !== undefined && context.work[work] !== undefined;
}

function findDue(gate: GateId, { clocks }: LoanFile): string | undefined {
  const names = {
    'waiting-period': ['SIGNING', 'FLOOD'],
    rescission: ['RESCISSION'],
    'mail-margin': ['SATISFIED'],
  } as const;
  const waits = gate in names ? names[gate as keyof typeof names] : [];
  return waits.map((name) => clocks[name]).find((clock) => clock?.reached === false)?.due;
}

function buildGateFacts(
  gate: GateId,
  file: LoanFile,
  now: Date,
  { livesThere = 'YES' }: SigningOptions,
): readonly Fact[] {
  const { closingSet, regime } = file;
  const isTexas = regime === 'TX_50A6';
  const buildSignature = (signer: string, document: string): FactData['NoteSigned'] => ({
    papers: closingSet,
    signer,
    how: 'INK',
    documents: [{ document: `${document}-${signer}`, sha256: 'a'.repeat(64) }],
    place: isTexas ? { kind: 'OFFICE', officeId: 'office-1' } : { kind: 'HOME' },
    noticesHanded: [],
    by: 'STAFF',
  });
  const buildDeedFacts = (persons: readonly string[]): Fact[] => [
    ...buildSignerFacts(file, persons, livesThere),
    ...(isTexas
      ? persons
          .filter((person) => noteSigners(file).includes(person) && file.noteSignedSets[person] !== closingSet)
          .map((person): Fact => ({ type: 'NoteSigned', data: buildSignature(person, 'note') }))
      : []),
    ...persons
      .filter((person) => file.deedSignedSets[person] !== closingSet)
      .map((person): Fact => ({ type: 'DeedSigned', data: buildSignature(person, 'deed') })),
  ];
  const buildNoteFacts = (persons: readonly string[]): Fact[] =>
    persons
      .filter((person) => file.noteSignedSets[person] !== closingSet)
      .map((person) => ({ type: 'NoteSigned', data: buildSignature(person, 'note') }));
  switch (gate) {
    case 'co-deed':
      return unnamedSigners(file).map((signer) => ({
        type: 'AdditionalSignerNamed',
        data: { signer, role: 'CO_DEEDER', by: 'STAFF' },
      }));
    case 'closing-conditions-borrower':
    case 'closing-conditions-staff':
      return Object.entries(file.conditions)
        .filter(([, { state }]) => state !== 'CLEARED')
        .map(([id]) => ({ type: 'ConditionCleared', data: { id, how: 'ACCEPTED', by: 'test' } }));
    case 'final-offer':
      return [{ type: 'FinalOfferAccepted', data: { papers: closingSet } }];
    case 'signing-package':
      return [{ type: 'SigningPackageReady', data: { attempt: closingSet, documents: ['note-1', 'deed-1'] } }];
    case 'note':
      return buildNoteFacts([BORROWER]);
    case 'note-others':
      return buildNoteFacts(noteSigners(file));
    case 'owner-notice':
      return owners(file)
        .filter((person) => !file.texasNotices[person])
        .map((person) => ({
          type: 'NoticePosted',
          data: { notice: 'TX_50G', person, how: 'HANDED', at: now.toISOString(), due: null, letter: 'letter-1' },
        }));
    case 'notary-plan':
      return [
        {
          type: 'NotaryPlanned',
          data: {
            attempt: closingSet,
            mode: isTexas ? 'MANUAL' : (file.disclosedNotary?.mode ?? 'REMOTE'),
            fee: file.disclosedNotary?.fee ?? null,
            attorney: false,
            notBefore: isTexas ? now.toISOString() : null,
            arithmetic: 'test',
          },
        },
      ];
    case 'attorney':
      return [{ type: 'AttorneyApproved', data: { papers: closingSet, opinion: 'opinion-1' } }];
    case 'deed-manual':
    case 'deed':
      return buildDeedFacts([BORROWER]);
    case 'deed-manual-others':
    case 'deed-others':
      return buildDeedFacts(deedSigners(file));
    case 'rescission-notice':
      // The worker mails it to owners who haven't agreed to screens.
      return owners(file)
        .filter(
          (person) => file.rescissionNoticeSets[person] !== closingSet && file.esignConsents[person]?.given === true,
        )
        .map((person) => ({
          type: 'RescissionNoticeDelivered',
          data: { papers: closingSet, person, how: 'HANDED', at: now.toISOString() },
        }));
    case 'recording':
      return [
        { type: 'DeedRecorded', data: { papers: closingSet, instrumentNumber: '2026-000001', county: 'Boulder' } },
      ];
    case 'final-checks':
      return [
        {
          type: 'FinalChecksPassed',
          data: { attempt: file.payoffFigures.attempt, checks: ['TITLE'], paymentOn: now.toISOString().slice(0, 10) },
        },
      ];
    case 'funding-decision':
      return [
        { type: 'FundingProposed', data: { by: 'staff-1', amount: 1, approvals: 1 } },
        { type: 'FundingApproved', data: { by: 'staff-2' } },
      ];
    case 'send-funds':
      return [
        {
          type: 'FundsSent',
          data: { to: file.created?.crypto ? 'CUSTODIAN' : 'ACCOUNT', trace: 'trace-1', payoffs: file.requiredPayoffs },
        },
      ];
    case 'pay-creditors':
      return [{ type: 'CreditorsPaid', data: { receipts: [] } }];
    default:
      return [];
  }
}

/** Additional signers opened their invitation, answered where they live and were identified. */
function buildSignerFacts(file: LoanFile, persons: readonly string[], livesThere: 'YES' | 'NO'): Fact[] {
  return persons.flatMap((signer): Fact[] => {
    const signerState = file.signers[signer];
    if (!signerState) return [];
    return [
      ...(signerState.opened ? [] : [{ type: 'SignerInvitationOpened', data: { signer } } as const]),
      ...(signerState.livesThere ? [] : [{ type: 'SignerResidenceGiven', data: { signer, livesThere } } as const]),
      ...(signerState.identity
        ? []
        : [{ type: 'SignerIdentityChecked', data: { signer, result: 'VERIFIED' } } as const]),
    ];
  });
}
