import type { FactType } from '../../src/loan-file/facts.ts';
import type { Needs } from '../../src/loan-file/facts.ts';
import { requireCurrentSet, rule, turns } from '../../src/loan-file/facts/needs.ts';
import type { LoanFile } from '../../src/loan-file/file.ts';
import { isOpen, type Gate, type GateId } from '../../src/loan-file/gates.ts';
import { hasSignedDeed, isCurrentClosingSet, isRescindable, owners } from '../../src/loan-file/people.ts';
import { RULES, type LoanRules } from '../../src/loan-file/refusal.ts';

/** A set of rules with one broken rule, and what the invariants must report about it. */
export interface Mutant {
  readonly name: string;
  readonly rules: LoanRules;
  readonly caught: RegExp;
}

function changeGates(ids: readonly GateId[], change: Partial<Gate>): Pick<LoanRules, 'gates'> {
  return { gates: RULES.gates.map((gate) => (ids.includes(gate.id) ? { ...gate, ...change } : gate)) };
}

function changeNeeds(change: Partial<Needs>): Pick<LoanRules, 'needs'> {
  return { needs: { ...RULES.needs, ...change } };
}

/** Breaks these facts' effects: `undo` restores parts of the loan file after each. */
function changeEffects(
  types: readonly FactType[],
  undo: (before: LoanFile, after: LoanFile) => LoanFile,
): Pick<LoanRules, 'effects'> {
  const changed = types.map((type) => {
    const effect = RULES.effects[type] as (file: LoanFile, data: unknown) => LoanFile;
    return [type, (file: LoanFile, data: unknown) => undo(file, effect(file, data))] as const;
  });
  return { effects: { ...RULES.effects, ...Object.fromEntries(changed) } };
}

const isHold = (gate: Gate): boolean =>
  gate.id === 'hold-borrower' || gate.id === 'hold-staff' || gate.id === 'file-review';
const livesInHome = (file: LoanFile): boolean => file.created?.occupancy === 'HOME';
const REPRICING_FACTS: readonly FactType[] = [
  'AnswersChanged',
  'HardCreditReturned',
  'IncomeEvidenced',
  'LiensConfirmed',
  'ValuationReturned',
  'AppraisalAccepted',
];
const REDOCUMENTING_FACTS: readonly FactType[] = [
  'OfferSelected',
  'ClosingVoided',
  'AdditionalSignerNamed',
  'SignerRemoved',
  'NotaryPlanned',
  'NotaryBooked',
];

/** The broken rules. A test expects the invariants to catch each one. */
export const MUTANTS: readonly Mutant[] = [
  {
    name: 'holds last',
    rules: { ...RULES, gates: [...RULES.gates.filter((gate) => !isHold(gate)), ...RULES.gates.filter(isHold)] },
    caught: /hold does not stop/,
  },
  {
    name: 'answers only at the current gate',
    rules: {
      ...RULES,
      turns: { ...turns, worker: (file, ids, attempt) => turns.step(file, ids) ?? turns.worker(file, ids, attempt) },
    },
    caught: /under a hold is lost/,
  },
  {
    name: 'no attempt check',
    rules: {
      ...RULES,
      turns: {
        ...turns,
        worker: ({ file, gate }, ids) =>
          rule(
            ids.map(gate).some((one) => file.reached[one.id] !== undefined && isOpen(one, file)),
            'not asked',
          ),
      },
    },
    caught: /another try/,
  },
  {
    name: 'papers without number',
    rules: {
      ...RULES,
      ...changeEffects(REDOCUMENTING_FACTS, (_before, after) => ({
        ...after,
        closingSet: Math.min(after.closingSet, 1),
      })),
    },
    caught: /not the present ones|papers that are none|dead end/,
  },
  {
    name: 'rescission by occupancy alone',
    rules: { ...RULES, ...changeGates(['rescission-notice', 'rescission', 'mail-margin'], { when: livesInHome }) },
    caught: /while an owner may cancel|dead end at recording/,
  },
  {
    name: 'an odd answer to the soft pull taken as a good one',
    rules: { ...RULES, ...changeGates(['soft-credit'], { until: (file) => file.softPull.outcome !== null }) },
    caught: /SoftCreditReturned ALIEN was taken/,
  },
  {
    name: 'an odd answer to the hard pull taken as a good one',
    rules: { ...RULES, ...changeGates(['hard-credit'], { until: (file) => file.hardPull.outcome !== null }) },
    caught: /HardCreditReturned .* was taken/,
  },
  {
    name: 'rescission after the period',
    rules: { ...RULES, ...changeNeeds({ Rescinded: ({ file }) => rule(isRescindable(file), 'nothing to rescind') }) },
    caught: /rescinded after the period/,
  },
  {
    name: 'prices that never go stale',
    rules: {
      ...RULES,
      ...changeEffects(REPRICING_FACTS, (before, after) => ({
        ...after,
        pricingInputsVersion: before.pricingInputsVersion,
      })),
    },
    caught: /old price/,
  },
  {
    name: 'spouse not asked',
    rules: {
      ...RULES,
      ...changeGates(['co-deed'], {
        when: (file) =>
          file.finalTitle.mustSign.some((one) => one.relation !== 'SPOUSE' && file.signers[one.person] === undefined),
      }),
    },
    caught: /before everybody was named/,
  },
  {
    name: 'notice missing but period set',
    rules: {
      ...RULES,
      ...changeGates(['rescission-notice'], { when: () => false }),
      ...changeNeeds({ RescissionPeriodSet: ({ file }) => rule(isRescindable(file), 'nothing to rescind') }),
    },
    caught: /an owner has no notice/,
  },
  {
    name: 'funds before the margin',
    rules: {
      ...RULES,
      ...changeGates(['mail-margin'], { when: () => false }),
      ...changeNeeds({
        FundsSent: (file, { payoffs }) =>
          turns.worker(file, ['send-funds'], null) ?? rule(payoffs >= file.file.requiredPayoffs, 'required payoffs'),
      }),
    },
    caught: /money before the margin/,
  },
  {
    name: 'an order from a file under a hold',
    rules: { ...RULES, ...changeNeeds({ FundsOrdered: (file) => turns.worker(file, ['send-funds'], null) }) },
    caught: /that ended or is held/,
  },
  {
    name: 'money of a file that ended is lost',
    rules: { ...RULES, ...changeEffects(['Rescinded'], (_before, after) => ({ ...after, fundsOrdered: false })) },
    caught: /an ended file that lost money/,
  },
  {
    name: 'one approver',
    rules: {
      ...RULES,
      ...changeNeeds({
        FundingApproved: (file) =>
          turns.step(file, ['funding-decision']) ?? rule(file.file.proposal !== null, 'nothing'),
      }),
    },
    caught: /by the proposer alone/,
  },
  {
    name: 'decline after signature',
    rules: {
      ...RULES,
      ...changeNeeds({ ApplicationDeclined: ({ file }) => rule(!file.fundsSent, 'the money has been sent') }),
    },
    caught: /without a ground/,
  },
  {
    name: 'second pull on one consent',
    rules: {
      ...RULES,
      ...changeEffects(['EvidenceExpired'], (before, after) => ({ ...after, spentPulls: before.spentPulls })),
    },
    caught: /without a consent of its own/,
  },
  {
    name: 'submission without consent',
    rules: {
      ...RULES,
      ...changeNeeds({
        ApplicationSubmitted: (file) =>
          turns.step(file, ['submit']) ??
          rule(file.file.acknowledgedSets.APP === true && file.file.acknowledgedSets.SUMMARY === true, 'unread'),
      }),
    },
    caught: /submitted without hard-credit consent/,
  },
  {
    name: 'answers changed once submitted',
    rules: { ...RULES, ...changeNeeds({ AnswersChanged: () => null }) },
    caught: /answers changed once submitted/,
  },
  {
    name: 'a summary of old answers',
    rules: {
      ...RULES,
      ...changeEffects(['AnswersChanged'], (before, after) => ({
        ...after,
        documentSets: before.documentSets,
        acknowledgedSets: before.acknowledgedSets,
      })),
    },
    caught: /summary that was not read/,
  },
  {
    name: 'marks at the old price',
    rules: {
      ...RULES,
      ...changeEffects(['PayoffMarked'], (before, after) => ({
        ...after,
        pricingInputsVersion: before.pricingInputsVersion,
      })),
    },
    caught: /old price/,
  },
  {
    name: "micro-deposit days as the borrower's ball",
    rules: { ...RULES, ...changeGates(['disburse-wait'], { owner: 'borrower' }) },
    caught: /turn of the borrower/,
  },
  {
    name: 'Texas deed without note',
    rules: {
      ...RULES,
      ...changeGates(['deed-manual', 'deed-manual-others'], {
        until: (file) => Object.keys({ ...file.signers, BORROWER: 1 }).every((one) => hasSignedDeed(file, one)),
      }),
    },
    caught: /without every signature|before everybody signed|dead end/,
  },
  {
    name: 'flood wait forgotten',
    rules: {
      ...RULES,
      ...changeGates(['waiting-period'], {
        until: (file) =>
          file.notary === null || file.notary.notBefore === null || file.clocks.SIGNING?.reached === true,
      }),
    },
    caught: /flood notice/,
  },
  {
    name: 'the date of the plan forgotten',
    rules: {
      ...RULES,
      ...changeGates(['waiting-period'], {
        until: (file) => file.floodZone !== 'SFHA' || file.clocks.FLOOD?.reached === true,
      }),
    },
    caught: /before the plan allows/,
  },
  {
    name: 'an end that can be left',
    rules: { ...RULES, ...changeGates(['cancelled', 'declined'], { until: (file) => file.offers.version > 0 }) },
    caught: /a file that ended goes on/,
  },
  {
    name: 'signature without proof of identity',
    rules: {
      ...RULES,
      ...changeNeeds({
        DeedSigned: (file, { papers: setNumber }) =>
          turns.worker(file, ['deed', 'deed-others', 'deed-manual', 'deed-manual-others'], setNumber) ??
          requireCurrentSet(file.file, setNumber),
      }),
    },
    caught: /without a proof of identity/,
  },
  {
    name: 'the margin ends with the word of one owner',
    rules: {
      ...RULES,
      ...changeGates(['mail-margin'], {
        until: (file) =>
          file.clocks.SATISFIED?.reached === true ||
          owners(file).some((one) => isCurrentClosingSet(file, file.nonRescissionSets[one])),
      }),
      ...changeNeeds({
        FundsSent: (file, { payoffs }) =>
          turns.worker(file, ['send-funds'], null) ?? rule(payoffs >= file.file.requiredPayoffs, 'required payoffs'),
      }),
    },
    caught: /money before the margin/,
  },
];
