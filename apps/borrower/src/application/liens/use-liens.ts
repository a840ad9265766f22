import {
  ApiError,
  getErrorMessage,
  createIdempotencyKey,
  readLiens,
  type IdempotencyKey,
  type Reply,
  type Status,
} from '@lintel/contract';
import { useRef, useState } from 'react';
import { api } from '../../platform/lazy/api.ts';
import { useStatus } from '../../platform/lazy/use-status.ts';
import { reportError } from '../../platform/report-error.ts';
import { LIENS } from './words.en.ts';

export type Liens = NonNullable<Reply<typeof readLiens>>;
type LiensReply = Partial<Omit<Liens, 'version'>> & { status: Status; version: number };

type Send = (version: number, key: IdempotencyKey) => Promise<LiensReply>;

/** The liens that the screen shows, and the writes that change them. */
export interface LiensState {
  list: Liens;
  /** The name of the control that is being saved. */
  saving: string | undefined;
  /** An error message, with the control it belongs to. */
  problem: { what: string; sentence: string } | undefined;
  /** Resolves with the liens after all earlier changes were saved. */
  settled: () => Promise<Liens>;
  /**
   * Writes run one after another, each with the version the one before returned. Resolves with undefined when a write
   * failed.
   */
  write: (what: string, send: Send) => Promise<LiensReply | undefined>;
}

/** Returns whether the connection failed: the choice wasn't saved, so the page shows the previous one. */
const isConnectionLost = (error: unknown): boolean => error instanceof ApiError && error.httpStatus === 0;

/** Holds the liens of this window and saves one change after another, so that quick selections aren't lost. */
export function useLiens(uuid: string, first: Liens): LiensState {
  const [list, setList] = useState(first);
  const known = useRef(first);
  const [saving, setSaving] = useState<string>();
  const [problem, setProblem] = useState<LiensState['problem']>();
  const [key] = useState(() => createIdempotencyKey());
  const status = useStatus(uuid);
  const latest = useRef(first.version);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  function keep(now: Liens): void {
    known.current = now;
    setList(now);
  }

  async function again(): Promise<void> {
    const fresh = await api(readLiens, { params: { uuid } });
    if (!fresh) return;
    latest.current = fresh.version;
    keep(fresh);
  }

  async function run(what: string, send: Send): Promise<LiensReply | undefined> {
    setSaving(what);
    setProblem(undefined);
    try {
      const reply = await send(latest.current, key);
      key.done();
      latest.current = reply.version;
      const { liens } = reply;
      if (liens) keep({ ...known.current, ...reply, liens });
      else await again();
      return reply;
    } catch (error) {
      reportError('liens', error);
      setProblem({ what, sentence: isConnectionLost(error) ? LIENS.notSaved : getErrorMessage(error) });
      if (error instanceof ApiError && error.name === 'not-at-this-step') status.again();
      if (error instanceof ApiError && error.name === 'stale-version') await again();
      return undefined;
    } finally {
      setSaving(undefined);
    }
  }

  return {
    list,
    saving,
    problem,
    settled: () => last.current.then(() => known.current),
    write(what, send) {
      const next = last.current.then(() => run(what, send));
      last.current = next;
      return next;
    },
  };
}
