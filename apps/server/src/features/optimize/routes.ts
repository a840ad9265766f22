import { decide, evaluateFeature, evaluateFeatures, readFlag, readFlags, type Request } from '@lintel/contract';
import { isUuid, type FlagAttributes } from '@lintel/domain';
import type { Feature } from '../../kernel/feature.ts';
import { refuse, mount } from '../../kernel/http/index.ts';
import { assignExperiments } from '../experiments/index.ts';
import { flagsFor } from './service.ts';

const toAttributes = ({ attributes, trackerId }: Request<typeof decide>['body']['optimizeUser']): FlagAttributes => ({
  ...attributes,
  trackerId: trackerId ?? attributes?.trackerId,
});

export const optimize: Feature = {
  routes(app, context) {
    mount(app)(readFlag)(async ({ organisation, params, query }) => {
      const [flag] = await flagsFor(context, organisation, [params.key], query);
      return flag ? { ...flag, variables: { ...flag.variables } } : refuse('not-found');
    });
    mount(app)(readFlags)(async ({ organisation, query }) =>
      (await flagsFor(context, organisation, query.keys, query)).map((flag) => ({
        ...flag,
        variables: { ...flag.variables },
      })),
    );
    mount(app)(evaluateFeature)(async ({ organisation, body }) => {
      const [flag] = await flagsFor(context, organisation, [body.featureKey], toAttributes(body.optimizeUser));
      return flag ? { enabled: flag.enabled, variables: { ...flag.variables } } : refuse('not-found');
    });
    mount(app)(evaluateFeatures)(async ({ organisation, body }) => {
      const flags = await flagsFor(context, organisation, undefined, toAttributes(body.optimizeUser));
      return { features: flags.map((flag) => ({ ...flag, variables: { ...flag.variables } })) };
    });
    mount(app)(decide)(async ({ organisation, body: { optimizeUser } }) => {
      const tracker = toAttributes(optimizeUser).trackerId;
      if (!tracker || !isUuid(tracker)) return { decisions: [] };
      const assigned = await assignExperiments(context, organisation, tracker.toLowerCase());
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
