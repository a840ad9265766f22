import { setTimeout as wait } from 'node:timers/promises';
import type { Chance } from './chance.ts';
import type { MortalServer } from './mortal-server.ts';

/** Longest time between two kills in milliseconds, so that they also hit work that no write waits for. */
const MAX_LIFE_MS = 2500;

/** When and how often the server is killed. */
export interface KillOptions {
  readonly kills: number;
  /** Writes between two kills, on average. */
  readonly between: number;
  readonly chance: Chance;
  readonly server: MortalServer;
  /** Writes answered so far. */
  readonly answered: () => number;
  /** Lets time pass while nothing runs. */
  readonly pass: () => Promise<void>;
  /** Whether no borrowers are left to hit. */
  readonly isOver?: () => boolean;
  /** The event that a third of the lives last until, however busy the machine is. */
  readonly moment?: () => Promise<void>;
}

export interface KillResult {
  readonly kills: number;
  /** Milliseconds that each start took. */
  readonly starts: readonly number[];
}

/**
 * Kills and restarts the server again and again, each time after a few writes, on a slow machine as on a fast one. One
 * in ten dies before it listens, and after most kills time passes. At the end the server runs.
 */
export async function killRepeatedly({
  kills,
  between,
  chance,
  server,
  answered,
  pass,
  isOver = () => false,
  moment,
}: KillOptions): Promise<KillResult> {
  const starts: number[] = [];
  let done = 0;
  while (done < kills) {
    if (moment && done % 3 === 0) await moment();
    else await waitForWrites({ between, chance, answered, isOver });
    if (isOver()) break;
    await server.kill();
    done += 1;
    if (chance.next() < 0.8) await pass();
    if (chance.next() < 0.1 && done < kills) {
      const starting = server.start();
      await wait(chance.nextInteger(0, 400));
      await server.kill();
      await starting;
      done += 1;
    }
    starts.push((await server.start()) ?? 0);
  }
  return { kills: done, starts };
}

async function waitForWrites({
  between,
  chance,
  answered,
  isOver,
}: Required<Pick<KillOptions, 'between' | 'chance' | 'answered' | 'isOver'>>): Promise<void> {
  const [targetWrites, deadline] = [
    answered() + chance.nextInteger(0, 2 * between),
    Date.now() + chance.nextInteger(50, MAX_LIFE_MS),
  ];
  while (answered() < targetWrites && Date.now() < deadline && !isOver()) await wait(5);
  await wait(chance.nextInteger(0, 120));
}

export const formatStarts = ({ kills, starts }: KillResult): string =>
  `a start takes ${(starts.reduce((sum, ms) => sum + ms, 0) / starts.length).toFixed(0)} ms; ${kills - starts.length} kills during one`;
