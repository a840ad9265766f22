import { announce } from './announce.tsx';
import { PENDING } from './words.en.ts';

/** Milliseconds before the loader covers the page: a fast answer causes no flicker. */
const SHOW_AFTER = 300;
/** Milliseconds that the loader stays after loading stops. */
const HIDE_AFTER = 300;

/** The state of the loader that covers the page. */
export interface Loader {
  message: string | undefined;
  /** Loading has stopped: the loader fades and no longer blocks the page. */
  leaving: boolean;
}

interface Load {
  say: (message: string) => void;
  stop: () => void;
}

interface LoadOptions {
  message?: string | undefined;
  /** Shows the loader right away, and for at least this many milliseconds. */
  minimum?: number;
  /** Announced when the loader appears. */
  announcement?: string;
}

let loads = 0;
/** The message of the newest load that has one. */
let message: string | undefined;
let loader: Loader | undefined;
/** The earliest time at which the loader may begin to leave. */
let earliest = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let hasLoaded = false;
let notify: (() => void) | undefined;

function show(next: Loader | undefined): void {
  loader = next;
  notify?.();
}

function schedule(work: () => void, wait: number): void {
  clearTimeout(timer);
  timer = setTimeout(work, wait);
}

/** Counts something that loads: the loader covers the page until every load has stopped. */
export function startLoad(options: LoadOptions = {}): Load {
  const { minimum, announcement = PENDING.loading } = options;
  let isRunning = true;
  message = options.message ?? (loads === 0 ? undefined : message);
  loads += 1;
  const open = () => {
    if (!loader) announce(announcement);
    show({ message, leaving: false });
  };
  if (minimum !== undefined) earliest = performance.now() + minimum - HIDE_AFTER;
  if (loader || minimum !== undefined) {
    clearTimeout(timer);
    open();
  } else if (loads === 1) schedule(open, SHOW_AFTER);
  return {
    say(words) {
      message = words;
      announce(words);
      show({ message, leaving: false });
    },
    stop() {
      if (!isRunning) return;
      isRunning = false;
      loads -= 1;
      if (loads > 0) return;
      if (loader) schedule(leave, earliest - performance.now());
      else schedule(finish, 0); // The next load may start in the same render.
    },
  };
}

function leave(): void {
  finish();
  show({ message, leaving: true });
  schedule(() => show(undefined), HIDE_AFTER);
}

function finish(): void {
  hasLoaded = true;
}

/** Returns whether the page's first screen is still loading. */
export const isFirstLoad = (): boolean => !hasLoaded;

export function watchLoader(changed: () => void): () => void {
  notify = changed;
  return () => {
    notify = undefined;
  };
}

export const currentLoader = (): Loader | undefined => loader;
