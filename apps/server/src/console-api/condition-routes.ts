import { closeCondition, listConditions, postCondition, returnCondition } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../kernel/context.ts';
import { mount } from '../kernel/http/index.ts';
import { type LoanReply } from '../loan-file/index.ts';
import {
  closeOpenCondition,
  loadCondition,
  loadConditions,
  returnConditionAnswer,
  postStaffCondition,
} from './conditions.ts';

/** Mounts the calls with which staff post, close or return conditions. */
export function mountConditions(app: FastifyInstance, context: Context): void {
  mount(app)(listConditions)(({ loan }) => loadConditions(context, context.db, loan.uuid, loan.projection));
  const withCondition = async (reply: LoanReply, uuid: string, id: string) => ({
    ...reply,
    condition: await loadCondition(context, uuid, id),
  });
  mount(app)(postCondition)(async (request) => {
    const { reply, result: id } = await postStaffCondition(request, request.body);
    return withCondition(reply, request.loan.uuid, id);
  });
  mount(app)(closeCondition)(async (request) => {
    const reply = await closeOpenCondition(request, request.params.conditionId, request.body);
    return withCondition(reply, request.loan.uuid, request.params.conditionId);
  });
  mount(app)(returnCondition)(async (request) => {
    const reply = await returnConditionAnswer(request, request.params.conditionId, request.body);
    return withCondition(reply, request.loan.uuid, request.params.conditionId);
  });
}
