import { readStatus, type Call, type Reply, type SentParamsOf, type Status } from '@lintel/contract';
import { GATES, type FactType, type StoredStatus } from '@lintel/domain';
import { expect } from 'vitest';
import {
  RefusalError,
  replyIn,
  type Answer,
  type Arguments,
  type Calls,
  type Client,
  type LooseRequest,
  type Request,
} from '../src/sandbox/client.ts';
import { openPersonaClient, drive, fetchStatus, type DrivenPersona } from '../src/sandbox/drive.ts';
import { findPersona, type Persona } from '../src/sandbox/personas.ts';
import type { TestApp } from './app.ts';

export const getPersona = (name: string): Persona => findPersona(name) ?? expect.fail(`no persona ${name}`);

type OtherParams<C> = Omit<SentParamsOf<C>, 'uuid'>;
/** A request for a call on a known loan: without its ID, and with its current version unless another is given. */
export type LoanRequest<C extends Call> = Omit<Request<C>, 'params' | 'version'> & {
  readonly version?: number | undefined;
} & (Record<never, never> extends OtherParams<C>
    ? { readonly params?: OtherParams<C> }
    : { readonly params: OtherParams<C> });

export interface LoanCalls {
  /** Like `send` of a client: returns the reply or throws. */
  readonly send: <C extends Call>(call: C, ...request: Arguments<LoanRequest<C>>) => Promise<Reply<C>>;
  /** Like `answer` of a client: returns the reply or the refusal. */
  readonly answer: <C extends Call>(call: C, ...request: Arguments<LoanRequest<C>>) => Promise<Answer<C>>;
  /** Like `answer`, with a request that the types don't allow. */
  readonly loose: <C extends Call>(call: C, request: LooseRequest) => Promise<Answer<C>>;
}

/** The calls of a client on one loan. */
export function createLoanCalls(client: Calls, uuid: string): LoanCalls {
  const completeRequest = async (call: Call, request: LooseRequest = {}): Promise<LooseRequest> => ({
    ...request,
    params: { uuid, ...request.params },
    version:
      request.version ??
      (call.rules.ifMatch === 'none' ? undefined : (await client.send(readStatus, { params: { uuid } })).version),
  });
  const answer = async <C extends Call>(call: C, request?: LooseRequest): Promise<Answer<C>> =>
    client.loose(call, await completeRequest(call, request));
  return {
    answer: (call, ...[request]) => answer(call, request as LooseRequest),
    loose: answer,
    async send(call, ...[request]) {
      const answered = await answer(call, request as LooseRequest);
      if (answered.status >= 300) throw new RefusalError(call, answered);
      return replyIn(answered) as Reply<typeof call>;
    },
  };
}

/** A persona in progress, with its browser. */
export interface WalkedLoan extends Omit<DrivenPersona, 'status'>, LoanCalls {
  readonly client: Client;
  readonly version: () => Promise<number>;
  readonly status: () => Promise<string>;
  /** The whole reply of the status call. */
  readonly fetchStatusReply: () => Promise<Status>;
}

/** Drives a persona (or a variation of it) to a status by HTTP. */
export async function walkToStatus({ app }: TestApp, persona: string | Persona, until?: string): Promise<WalkedLoan> {
  const personaCard = typeof persona === 'string' ? getPersona(persona) : persona;
  const client = openPersonaClient(app, personaCard);
  const driven = await drive(app, personaCard, until, client);
  const fetchVersion = async (): Promise<number> => (await fetchStatus(client, driven.uuid)).version;
  return {
    ...driven,
    client,
    ...createLoanCalls(client, driven.uuid),
    version: fetchVersion,
    status: async () => (await fetchStatus(client, driven.uuid)).status,
    fetchStatusReply: () => client.send(readStatus, { params: { uuid: driven.uuid } }),
  };
}

/** Returns the facts of a loan as stored, oldest first. */
export function loadFacts({ context }: TestApp, uuid: string) {
  return context.db.selectFrom('fact').selectAll().where('application_uuid', '=', uuid).orderBy('sequence').execute();
}

/** Returns the data of the facts of one type, oldest first. */
export async function loadFactsOfType(
  server: TestApp,
  uuid: string,
  type: FactType,
): Promise<Record<string, unknown>[]> {
  return (await loadFacts(server, uuid))
    .filter((fact) => fact.type === type)
    .map((fact) => JSON.parse(fact.data) as Record<string, unknown>);
}

/**
 * Matches the status of a step that a worker completes automatically, or a later one: on a busy machine the worker may
 * finish before the request is answered.
 */
export const statusAtOrAfter = (status: StoredStatus) =>
  expect.toSatisfy((now: StoredStatus) => getStatusIndex(now) >= getStatusIndex(status) && !ENDED.has(now));

const getStatusIndex = (status: StoredStatus): number => GATES.findIndex((gate) => gate.status === status);
const ENDED: ReadonlySet<string> = new Set<StoredStatus>(['CANCELLED', 'DECLINED']);
