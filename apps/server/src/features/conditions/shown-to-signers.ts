import type { Context } from '../../kernel/context.ts';
import { evaluateFlags } from '../optimize/index.ts';

const SIGNER_FLAG = 'fe-heloc-additional-signer-conditions';

/**
 * Whether a lender shows additional signers their own conditions; a flag decides. Without a signer's identity, a
 * partial rollout counts as off.
 */
export async function areConditionsShownToSigners(
  context: Context,
  organization: string,
  identityUuid?: string,
): Promise<boolean> {
  const [flag] = await evaluateFlags(context, organization, [SIGNER_FLAG], identityUuid ? { identityUuid } : {});
  return flag?.enabled === true;
}
