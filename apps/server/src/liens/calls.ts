import { markPayoff } from '@lintel/contract';
import type { Feature } from '../feature.ts';
import { mount } from '../http/mount.ts';
import { record } from '../loan-file/record.ts';
import { written } from '../loan-file/written.ts';
import { offerSetOf } from '../offers/offer-set.ts';
import { debtsOf } from './liabilities.ts';
import { marked, totals } from './mark.ts';

export const liens: Feature = {
  routes(app, context) {
    mount(app)(markPayoff)(async ({ loan, params, body, by }) => {
      const { file, status } = await record(context, loan.uuid, (seen) => marked(context, seen, params.liabilityUuid, body.status), by('payoffs'));
      const offers = status === 'LIEN_VERIFICATION' ? null : await offerSetOf(context, context.db, loan.uuid, file);
      return { ...(await written(context, loan.uuid)), ...totals(await debtsOf(context.vault, context.db, loan.uuid)), offers };
    });
  },
};
