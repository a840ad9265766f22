import { saveExperiment, stopExperiment } from '../features/experiments/index.ts';
import { StartRefused } from '../kernel/config/index.ts';
import { event } from '../kernel/events.ts';
import { withServerContext, type Environment } from './with-context.ts';
import { EXPERIMENT_COMMAND } from './words.en.ts';

const NAME = /^[a-z][a-z0-9-]{1,79}$/;

function parseVariation(text: string): { variation: string; weight: number } {
  const [, variation, weight] = /^([a-z][a-z0-9-]*)=(\d{1,3})$/.exec(text) ?? [];
  if (variation === undefined) throw new StartRefused(EXPERIMENT_COMMAND.usage);
  return { variation, weight: Number(weight) };
}

/** The command `npm run experiment`: starts or changes an experiment of one lender or, without variations, stops it. */
export async function experimentCommand(
  env: Environment,
  experiment: { readonly organisation: string; readonly name: string; readonly variations: readonly string[] },
): Promise<string> {
  const { organisation, name } = experiment;
  const variations = experiment.variations.map(parseVariation);
  const isStop = variations.length === 0;
  if (!NAME.test(name) || (!isStop && !variations.some(({ weight }) => weight > 0)))
    throw new StartRefused(EXPERIMENT_COMMAND.usage);
  return withServerContext(env, organisation, async (context) => {
    if (!isStop) await saveExperiment(context.db, organisation, { name, variations });
    else if (!(await stopExperiment(context.db, organisation, name)))
      throw new StartRefused(EXPERIMENT_COMMAND.unknown(name, organisation));
    event(context, 'experiment.changed', { identity: 'experiment', organisation, experiment: name, running: !isStop });
    return isStop ? EXPERIMENT_COMMAND.stopped(name) : EXPERIMENT_COMMAND.started(name, experiment.variations);
  });
}
