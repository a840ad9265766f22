import { setTimeout as wait } from 'node:timers/promises';
import {
  BORROWER,
  currentGate,
  deedSigners,
  getGate,
  noteSigners,
  owners,
  unnamed,
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
import { said, type Until } from './forward.ts';
import { accountGiven, walkToBank } from './to-closing.ts';
import type { Walked } from './walk.ts';

export interface Signing {
  /** Every further signer's answer about living in the home. */
  readonly livesThere?: 'YES' | 'NO';
  /** Runs before the account is given. */
  readonly first?: (walked: Walked) => Promise<void>;
}

/**
 * Takes a persona to any gate after the account for the money. `record` replaces the people and vendors of those steps.
 */
export async function walkToSigned(
  server: TestApp,
  persona: string | Persona,
  until: Until = 'recording',
  signing: Signing = {},
): Promise<Walked> {
  const walked = await walkToBank(server, persona, signing.first);
  await accountGiven(server, walked);
  await sayUntil(server, walked.uuid, until, signing);
  return walked;
}

/**
 * Records the good outcome at every gate until a file is at this one. A worker may be faster, and the clock is moved
 * past waits.
 */
export async function sayUntil(server: TestApp, uuid: string, until: Until, signing: Signing = {}): Promise<void> {
  const { context } = server;
  const end = Date.now() + 30_000;
  for (;;) {
    const file = (await readApplication(context.db, uuid))?.projection ?? expect.fail(`no application ${uuid}`);
    const gate = currentGate(file)?.id ?? 'complete';
    if (gate === until) return;
    if (Date.now() > end) expect.fail(`${uuid} stands at ${gate} and did not reach ${until}`);
    const due = gate === 'complete' ? undefined : dueAt(gate, file);
    if (due !== undefined) await moveTo(server, due);
    else if (gate === 'complete' || isAnswered(server, gate)) await wait(30);
    else {
      const all = facts(gate, file, await loanNow(context, context.db), signing);
      if (all.length === 0) await wait(30);
      await said(context, uuid, all);
    }
  }
}

/** Moves the loan clock forward to an instant, never back, and runs the sweep. A pinned clock stays pinned. */
export async function moveTo({ context }: TestApp, at: string | Date): Promise<void> {
  const to = new Date(at);
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
const MADE: ReadonlySet<GateId> = new Set<GateId>(['signing-package', 'notary-plan']);

function isAnswered({ context }: TestApp, gate: GateId): boolean {
  const { work } = getGate(gate);
  return MADE.has(gate) && work !== undefined && context.work[work] !== undefined;
}

function dueAt(gate: GateId, { clocks }: LoanFile): string | undefined {
  const names = {
    'waiting-period': ['SIGNING', 'FLOOD'],
    rescission: ['RESCISSION'],
    'mail-margin': ['SATISFIED'],
  } as const;
  const waits = gate in names ? names[gate as keyof typeof names] : [];
  return waits.map((name) => clocks[name]).find((clock) => clock?.reached === false)?.due;
}

function facts(gate: GateId, file: LoanFile, now: Date, { livesThere = 'YES' }: Signing): readonly Fact[] {
  const { closingSet: papers, regime } = file;
  const isTexas = regime === 'TX_50A6';
  const signed = (signer: string, paper: string): FactData['NoteSigned'] => ({
    papers,
    signer,
    how: 'INK',
    documents: [{ document: `${paper}-${signer}`, sha256: 'a'.repeat(64) }],
    place: isTexas ? { kind: 'OFFICE', officeId: 'office-1' } : { kind: 'HOME' },
    noticesHanded: [],
    by: 'STAFF',
  });
  const signing = (persons: readonly string[]): Fact[] => [
    ...arrived(file, persons, livesThere),
    ...(isTexas
      ? persons
          .filter((person) => noteSigners(file).includes(person) && file.noteSignedSets[person] !== papers)
          .map((person): Fact => ({ type: 'NoteSigned', data: signed(person, 'note') }))
      : []),
    ...persons
      .filter((person) => file.deedSignedSets[person] !== papers)
      .map((person): Fact => ({ type: 'DeedSigned', data: signed(person, 'deed') })),
  ];
  const note = (persons: readonly string[]): Fact[] =>
    persons
      .filter((person) => file.noteSignedSets[person] !== papers)
      .map((person) => ({ type: 'NoteSigned', data: signed(person, 'note') }));
  switch (gate) {
    case 'co-deed':
      return unnamed(file).map((signer) => ({
        type: 'AdditionalSignerNamed',
        data: { signer, role: 'CO_DEEDER', by: 'STAFF' },
      }));
    case 'closing-conditions-borrower':
    case 'closing-conditions-staff':
      return Object.entries(file.conditions)
        .filter(([, { state }]) => state !== 'CLEARED')
        .map(([id]) => ({ type: 'ConditionCleared', data: { id, how: 'ACCEPTED', by: 'test' } }));
    case 'final-offer':
      return [{ type: 'FinalOfferAccepted', data: { papers } }];
    case 'signing-package':
      return [{ type: 'SigningPackageReady', data: { attempt: papers, documents: ['note-1', 'deed-1'] } }];
    case 'note':
      return note([BORROWER]);
    case 'note-others':
      return note(noteSigners(file));
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
            attempt: papers,
            mode: isTexas ? 'MANUAL' : (file.disclosedNotary?.mode ?? 'REMOTE'),
            fee: file.disclosedNotary?.fee ?? null,
            attorney: false,
            notBefore: isTexas ? now.toISOString() : null,
            arithmetic: 'test',
          },
        },
      ];
    case 'attorney':
      return [{ type: 'AttorneyApproved', data: { papers, opinion: 'opinion-1' } }];
    case 'deed-manual':
    case 'deed':
      return signing([BORROWER]);
    case 'deed-manual-others':
    case 'deed-others':
      return signing(deedSigners(file));
    case 'rescission-notice':
      // The worker mails it to owners who haven't agreed to screens.
      return owners(file)
        .filter((person) => file.rescissionNoticeSets[person] !== papers && file.esignConsents[person]?.given === true)
        .map((person) => ({
          type: 'RescissionNoticeDelivered',
          data: { papers, person, how: 'HANDED', at: now.toISOString() },
        }));
    case 'recording':
      return [{ type: 'DeedRecorded', data: { papers, instrumentNumber: '2026-000001', county: 'Boulder' } }];
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

/** Further signers opened their invitation, answered where they live and were identified. */
function arrived(file: LoanFile, persons: readonly string[], livesThere: 'YES' | 'NO'): Fact[] {
  return persons.flatMap((signer): Fact[] => {
    const known = file.signers[signer];
    if (!known) return [];
    return [
      ...(known.opened ? [] : [{ type: 'SignerInvitationOpened', data: { signer } } as const]),
      ...(known.livesThere ? [] : [{ type: 'SignerResidenceGiven', data: { signer, livesThere } } as const]),
      ...(known.identity ? [] : [{ type: 'SignerIdentityChecked', data: { signer, result: 'VERIFIED' } } as const]),
    ];
  });
}
