import type { GateId, WorkName } from '@lintel/domain';
import type { FastifyInstance } from 'fastify';
import type { Context, Errand, FollowUp, OnMove, WorkHandler, Words } from './context.ts';
import type { ErrandName } from './jobs/jobs.ts';
import type { Webhooks } from './webhooks/webhook.ts';

export interface Beside {
  /** One line for the person at the terminal, with the address. */
  readonly line: string;
  close(): Promise<void>;
}

/** What a feature folder adds to the server. `features.ts` lists them all. */
export interface Feature {
  /** Mounts the feature's calls. */
  readonly routes?: (app: FastifyInstance, context: Context) => void | Promise<void>;
  /** The outside work it does for gates. */
  readonly work?: Partial<Record<WorkName, WorkHandler>>;
  /** Other work that it queues by itself. */
  readonly errands?: Partial<Record<ErrandName, Errand>>;
  /** What vendors tell by themselves: `{ payoff: { figures: { handle } } }` hears POST /service-vendor/webhook/api/v1/payoff/{orgCode}. */
  readonly webhooks?: Webhooks;
  /** Facts that it adds to those of others, in their transaction. */
  readonly followUps?: readonly FollowUp[];
  /** What it keeps of where a loan stands, after every write. */
  readonly onMove?: readonly OnMove[];
  /** What it knows of the sentences of gates. */
  readonly words?: Partial<Record<GateId, Words>>;
  /** A listener of its own beside the server, such as the sandbox panel: started with it, named at the start, closed with it. */
  readonly beside?: (context: Context) => Promise<Beside | undefined>;
  /** Parts of the context that other features may use and that only this one has. */
  readonly provide?: (context: Context) => Partial<Pick<Context, 'lookUpAddress' | 'nameChanged' | 'publicReads'>>;
}
