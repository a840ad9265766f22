import { FEEDBACK_KINDS } from '@lintel/contract';
import { ANSWER_VERDICTS, FEEDBACK_TOPICS, LEAVE_REASONS } from '@lintel/domain';
import { toInstantRange } from '../platform/times.ts';
import { useFilters } from '../queue/use-filters.ts';

export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];
const CHOICES = { CEO: FEEDBACK_TOPICS, LEAVING: LEAVE_REASONS, ASSISTANT: ANSWER_VERDICTS } as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Keeps the filter of the feedback page in the URL. Days are Pacific Time, both included. */
export function useFeedbackFilter() {
  const [search, choose] = useFilters();
  const kind = FEEDBACK_KINDS.find((one) => one === search.get('kind')) ?? 'CEO';
  const choices = CHOICES[kind];
  const choice = [...choices].find((one) => one === search.get('choice'));
  const readDay = (name: 'from' | 'to'): string => DAY.exec(search.get(name) ?? '')?.[0] ?? '';
  const days = { from: readDay('from'), to: readDay('to') };
  const query = {
    kind,
    choice,
    ...toInstantRange(days),
  };
  return { kind, choices, choice, days, query, choose };
}
