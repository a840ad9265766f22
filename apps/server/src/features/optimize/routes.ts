import {
  decideExperiments,
  evaluateFeature,
  evaluateFeatures,
  readFlag,
  readFlags,
  type Request,
} from '@lintel/contract';
import { isUuid, type FlagAttributes } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import { refuse, mount, type Caller } from '../../kernel/http/index.ts';
import { assignVariations, loadTrackerProfile, pickVariations, readTracker } from '../experiments/index.ts';
import { evaluateFlags } from './service.ts';

const toAttributes = ({
  attributes,
  trackerId,
}: Request<typeof decideExperiments>['body']['optimizeUser']): FlagAttributes => ({
  ...attributes,
  trackerId: trackerId ?? attributes?.trackerId,
});

/** Returns whether a tracker belongs to the logged-in person. */
const ownsTracker = async ({ db }: Context, caller: Caller | null, tracker: string): Promise<boolean> =>
  caller !== null && (await loadTrackerProfile(db, caller.identityUuid))?.optimizelyProfileUuid === tracker;

/** The pages' reads of feature flags, and of the variations of experiments that a browser sees. */
export const featureFlags: Feature = {
  routes(app, context) {
    mount(app)(readFlag)(async ({ organisation, params, query }) => {
      const [flag] = await evaluateFlags(context, organisation, [params.key], query);
      return flag ? { ...flag, variables: { ...flag.variables } } : refuse('not-found');
    });
    mount(app)(readFlags)(async ({ organisation, query }) =>
      (await evaluateFlags(context, organisation, query.keys, query)).map((flag) => ({
        ...flag,
        variables: { ...flag.variables },
      })),
    );
    mount(app)(evaluateFeature)(async ({ organisation, body }) => {
      const [flag] = await evaluateFlags(context, organisation, [body.featureKey], toAttributes(body.optimizeUser));
      return flag ? { enabled: flag.enabled, variables: { ...flag.variables } } : refuse('not-found');
    });
    mount(app)(evaluateFeatures)(async ({ organisation, body }) => {
      const flags = await evaluateFlags(context, organisation, undefined, toAttributes(body.optimizeUser));
      return { features: flags.map((flag) => ({ ...flag, variables: { ...flag.variables } })) };
    });
    mount(app)(decideExperiments)(async ({ caller, organisation, request, body: { optimizeUser } }) => {
      const tracker = toAttributes(optimizeUser).trackerId?.toLowerCase();
      if (!tracker || !isUuid(tracker)) return { decisions: [] };
      const isOwn = readTracker(context, request) === tracker || (await ownsTracker(context, caller, tracker));
      const assigned = await (isOwn ? assignVariations : pickVariations)(context, organisation, tracker);
      return {
        decisions: assigned.map(({ name, variation }) => ({
          key: name,
          variation,
          enabled: variation !== 'control',
          variables: {},
        })),
      };
    });
  },
};
