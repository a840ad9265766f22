import { decide, evaluateFeature, evaluateFeatures, readFlag, readFlags } from '@lintel/contract';
import { isUuid } from '@lintel/domain';
import type { Feature } from '../../kernel/feature.ts';
import { refuse, mount } from '../../kernel/http/index.ts';
import { assignExperiments } from '../experiments/index.ts';
import { flagsFor } from './service.ts';

export const optimize: Feature = {
  routes(app, context) {
    mount(app)(readFlag)(async ({ organisation, params }) => {
      const [flag] = await flagsFor(context, organisation, [params.key]);
      return flag ? { ...flag, variables: { ...flag.variables } } : refuse('not-found');
    });
    mount(app)(readFlags)(async ({ organisation, query }) =>
      (await flagsFor(context, organisation, query.keys)).map((flag) => ({
        ...flag,
        variables: { ...flag.variables },
      })),
    );
    mount(app)(evaluateFeature)(async ({ organisation, body }) => {
      const [flag] = await flagsFor(context, organisation, [body.featureKey]);
      return flag ? { enabled: flag.enabled, variables: { ...flag.variables } } : refuse('not-found');
    });
    mount(app)(evaluateFeatures)(async ({ organisation }) => ({
      features: (await flagsFor(context, organisation)).map((flag) => ({ ...flag, variables: { ...flag.variables } })),
    }));
    mount(app)(decide)(async ({ organisation, body: { optimizeUser } }) => {
      const tracker = optimizeUser.trackerId ?? optimizeUser.attributes?.trackerId;
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
