import type { AnswerOf, readFigures } from '@lintel/contract';
import { VALUATION_KINDS } from '@lintel/domain';
import { SOURCES } from '../features/valuation/index.ts';
import type { Context } from '../kernel/context.ts';
import { listFoundValues, readOwnerEstimate } from '../records/home/index.ts';
import { ESTIMATE_SOURCE } from './words.ts';

type HomeValue = AnswerOf<typeof readFigures>['values'][number];

/** Returns every value that the home ever had in the file, the one that pricing uses first. */
export async function homeValues(context: Pick<Context, 'vault' | 'db'>, uuid: string): Promise<HomeValue[]> {
  const found = (await listFoundValues(context, context.db, uuid)).flatMap((value) =>
    value.outcome === 'VALUE' ? [value] : [],
  );
  const estimate = await readOwnerEstimate(context, context.db, uuid);
  return [
    ...found.map(({ valueCents, lowCents, highCents, confidence, asOf, source }, index): HomeValue => {
      const kind = VALUATION_KINDS.find((one) => SOURCES[one] === source) ?? 'AVM';
      const isAutomated = kind === 'AVM';
      return {
        kind,
        source,
        amount: valueCents / 100,
        low: isAutomated ? lowCents / 100 : null,
        high: isAutomated ? highCents / 100 : null,
        confidence: isAutomated ? confidence : null,
        asOf,
        isUsed: index === 0,
      };
    }),
    ...(estimate
      ? [
          {
            kind: 'ESTIMATE' as const,
            source: ESTIMATE_SOURCE,
            amount: estimate.amount,
            low: null,
            high: null,
            confidence: null,
            asOf: null,
            isUsed: found.length === 0,
          },
        ]
      : []),
  ];
}
