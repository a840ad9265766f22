import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';

/** A separate listener of the server process, such as the sandbox panel. */
export interface BackgroundListener {
  /** One line for the person at the terminal, with the address. */
  readonly line: string;
  close(): Promise<void>;
}

/** Parts of the context that one feature provides and others may use. The folder that needs one declares it. */
// oxlint-disable-next-line typescript/no-empty-interface -- folders add to it
export interface Provided {}

/**
 * What a feature folder adds to the server. `features.ts` lists them all. A lower layer that needs more declares it in
 * its `context.ts`.
 */
export interface Feature {
  /** Mounts the feature's calls. */
  readonly routes?: (app: FastifyInstance, context: Context) => void | Promise<void>;
  /** Starts and closes with the server, which prints its line at the start. */
  readonly listener?: (context: Context) => Promise<BackgroundListener | undefined>;
  /** Adds the feature's parts to the context once it is built. */
  readonly provide?: (context: Context) => Partial<Provided>;
}
