import { readFlag, readFlags } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { refuse, mount } from '../../kernel/http/index.ts';
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
  },
};
