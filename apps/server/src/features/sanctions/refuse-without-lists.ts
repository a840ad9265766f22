import { StartRefused } from '../../kernel/config/index.ts';
import type { Context } from '../../kernel/context.ts';

interface StartContext {
  readonly config: Pick<Context['config'], 'production'>;
  readonly log: Pick<Context['log'], 'warn'>;
  readonly vendors: { readonly sanctions: Pick<Context['vendors']['sanctions'], 'describeProblem'> };
}

/**
 * Refuses to start without current sanctions lists, because everyone must be screened against them before a loan (31
 * CFR part 501). A test environment only gets a warning.
 */
export async function refuseWithoutLists({ config, log, vendors }: StartContext, today: string): Promise<void> {
  const problem = await vendors.sanctions.describeProblem(today);
  if (problem === null) return;
  if (config.production) throw new StartRefused(problem);
  log.warn(problem);
}
