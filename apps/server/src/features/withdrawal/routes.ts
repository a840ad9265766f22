import { withdrawApplication } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { mount } from '../../kernel/http/index.ts';
import { withdraw } from './withdraw.ts';

/** Mounts the borrower's call to withdraw an application. The feature `application` includes it. */
export function withdrawalRoutes(app: FastifyInstance, context: Context): void {
  mount(app)(withdrawApplication)(async ({ loan, body, by }) => {
    const { reply, result: refund } = await withdraw(context, loan, body, by('ended', 'appraisalFee'));
    return { ...reply, refund };
  });
}
