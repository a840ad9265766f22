import type { HandlerReply, listExperimentResults } from '@lintel/contract';
import { evaluateExperiment } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Caller } from '../../kernel/http/index.ts';
import { listExperiments } from '../experiments/index.ts';
import { countExposures, type Exposure } from '../telemetry/index.ts';
import { toReportFilter } from './filter.ts';
import type { ReportQuery } from './types.ts';

type Results = HandlerReply<typeof listExperimentResults>;

/**
 * Returns the results of the experiments that a lender's visitors saw in a period. Arms that no one saw count with 0.
 */
export async function loadExperimentResults(
  { db }: Pick<Context, 'db'>,
  caller: Pick<Caller, 'organisation'>,
  query: ReportQuery,
): Promise<Results> {
  const exposures = await countExposures(db, toReportFilter(caller, query));
  const experiments = await listExperiments(db, caller.organisation);
  return experiments.flatMap(({ name, variations, running }) => {
    const seen = exposures.filter(({ experiment }) => experiment === name);
    if (seen.length === 0) return [];
    const { arms, ...result } = evaluateExperiment(variations.map(({ variation }) => toTally(variation, seen)));
    const since = new Date(Math.min(...seen.map((one) => one.since.getTime())));
    return [{ name, running, since: since.toISOString(), ...result, arms: [...arms] }];
  });
}

function toTally(variation: string, seen: readonly Exposure[]) {
  const own = seen.find((one) => one.variation === variation);
  return { variation, exposed: own?.exposed ?? 0, converted: own?.converted ?? 0 };
}
