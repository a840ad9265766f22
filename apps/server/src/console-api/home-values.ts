import type { HandlerReply, readFigures } from '@lintel/contract';
import { getValuationKind, valueSource } from '../features/valuation/index.ts';
import type { Context } from '../kernel/context.ts';
import { listFoundValues, readOwnerEstimate } from '../records/home/index.ts';
import { VALUE_SOURCE } from './words.ts';

type HomeValue = HandlerReply<typeof readFigures>['values'][number];

/** Returns every value that the home ever had in the file, the one that pricing uses first. */
export async function loadHomeValues(context: Pick<Context, 'vault' | 'db'>, uuid: string): Promise<HomeValue[]> {
  const values = (await listFoundValues(context, context.db, uuid)).flatMap((value) =>
    value.outcome === 'VALUE' ? [value] : [],
  );
  const estimate = await readOwnerEstimate(context, context.db, uuid);
  return [
    ...values.map((value, index): HomeValue => {
      const { valueCents, lowCents, highCents, confidence, asOf } = value;
      const kind = getValuationKind(value) ?? 'AVM';
      const isAutomated = kind === 'AVM';
      return {
        kind,
        source: valueSource(value),
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
            source: VALUE_SOURCE.estimate,
            amount: estimate.amount,
            low: null,
            high: null,
            confidence: null,
            asOf: null,
            isUsed: values.length === 0,
          },
        ]
      : []),
  ];
}
