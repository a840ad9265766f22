import type { listFlagChanges, Reply } from '@lintel/contract';
import { rolloutSchema } from '@lintel/domain';
import { formatDateTime } from '../platform/times.ts';
import { FLAGS } from './words.en.ts';

type Change = Pick<Reply<typeof listFlagChanges>[number], 'from' | 'to'>;
type Value = Change['from'];

const WORDS = FLAGS.value;

/** Puts a flag's change into a sentence: "Off → on, for 20% of visitors." Variables are named only if they changed. */
export function describeChange({ from, to }: Change): string {
  const changed = new Set(
    Object.keys({ ...from.variables, ...to.variables }).filter(
      (name) => JSON.stringify(from.variables[name]) !== JSON.stringify(to.variables[name]),
    ),
  );
  const sentence = FLAGS.fromTo(describeValue(from, changed), describeValue(to, changed));
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function describeValue({ enabled, variables, startsAt, endsAt }: Value, changed: ReadonlySet<string>): string {
  const { rollout, ...others } = variables;
  return [
    enabled ? WORDS.on : WORDS.off,
    ...(enabled ? describeRollout(rollout) : []),
    ...(startsAt == null ? [] : [WORDS.from(formatDateTime(startsAt))]),
    ...(endsAt == null ? [] : [WORDS.until(formatDateTime(endsAt))]),
    ...Object.entries(others)
      .filter(([name]) => changed.has(name))
      .map(([name, value]) => WORDS.variable(name, typeof value === 'string' ? value : JSON.stringify(value))),
  ].join(', ');
}

function describeRollout(rollout: unknown): string[] {
  const read = rolloutSchema.safeParse(rollout);
  if (!read.success) return [];
  const { percentage, identities, createdAfter } = read.data;
  return [
    WORDS.share(percentage),
    ...(identities.length === 0 ? [] : [WORDS.people(identities.length)]),
    ...(createdAfter === undefined ? [] : [WORDS.createdAfter(formatDateTime(createdAfter))]),
  ];
}
