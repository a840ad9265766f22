import { explainReview } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { mount } from '../../kernel/http/index.ts';
import { recordExplanation } from './explain-review.ts';

/** The call with which a borrower explains something under review; mounted by the feature `application`. */
export function explanationRoutes(app: FastifyInstance, context: Context): void {
  mount(app)(explainReview)(({ loan, body, by }) => recordExplanation(context, loan.uuid, body, by()));
}
