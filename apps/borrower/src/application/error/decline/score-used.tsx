import { formatDate } from '@lintel/domain';
import { Facts, Panel, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { DECLINE } from './words.en.ts';

const WORDS = DECLINE.score;

interface Score {
  value: number;
  date: string;
  low: number;
  high: number;
  factors: readonly string[];
}

/**
 * The score that was used: value, date, range, source and the factors that lowered it most (Fair Credit Reporting Act
 * 615(a)).
 */
export function ScoreUsed({
  score,
  lowest,
  bureau,
}: {
  score: Score;
  lowest: number | undefined;
  bureau: string | undefined;
}): ReactNode {
  return (
    <Panel title={WORDS.title}>
      <Facts
        facts={[
          {
            label: WORDS.value,
            value: score.value,
            note:
              lowest === undefined
                ? WORDS.range(score.low, score.high)
                : `${WORDS.range(score.low, score.high)}. ${WORDS.lowest(lowest)}`,
          },
          { label: WORDS.date, value: formatDate(score.date), note: WORDS.dateNote },
          ...(bureau === undefined ? [] : [{ label: WORDS.from, value: bureau, note: WORDS.fromNote }]),
        ]}
      />
      <Text size="s">{WORDS.factors(score.factors)}</Text>
    </Panel>
  );
}
