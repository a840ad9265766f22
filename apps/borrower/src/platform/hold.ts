/** What the page has until its form takes over: set by the script that `hold` becomes. */
export interface Hold {
  /** The form is ready: stop holding and play the press again. */
  release(): void;
  /** The form will never be ready: let the browser post it. */
  giveUp(): void;
}

declare global {
  interface Window {
    lintelHold?: Hold | undefined;
  }
}

/**
 * Sent inside the page as text, before any form: keeps a press that comes before the page can answer it.
 * The step takes it over with release(). If that has not happened 8 s after the press, or a script fails to load, the browser posts the form itself,
 * but never a form marked data-hold="stay" (a password would travel in it): that one shows its own sentence instead.
 * Self-contained: no import, no closure.
 */
export function hold(): void {
  let held: { form: HTMLFormElement; by: HTMLElement | null } | undefined;
  let timer = 0;
  let broken = false;
  let posted = false;
  const stop = () => {
    removeEventListener('submit', keep, true);
    removeEventListener('error', failed, true);
    clearTimeout(timer);
  };
  const giveUp = () => {
    broken = true;
    clearTimeout(timer);
    if (!held || posted) return;
    if (held.form.dataset['hold'] === 'stay') {
      held.form.removeAttribute('aria-busy');
      const late = held.form.querySelector<HTMLElement>('[data-hold-late]');
      if (late) late.hidden = false;
      return;
    }
    // Presses are kept on being swallowed: the post is under way, and a second one would be a second post.
    posted = true;
    held.form.submit();
  };
  const keep = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held) return;
    held = { form: event.target as HTMLFormElement, by: event.submitter };
    held.form.setAttribute('aria-busy', 'true');
    // A script has failed already: there is nothing to wait for.
    timer = window.setTimeout(giveUp, broken ? 0 : 8000);
  };
  const failed = (event: Event) => {
    if (event.target instanceof HTMLScriptElement) giveUp();
  };
  addEventListener('submit', keep, true);
  addEventListener('error', failed, true);
  window.lintelHold = {
    giveUp,
    release() {
      stop();
      if (!held || posted) return;
      const { form, by } = held;
      held = undefined;
      form.removeAttribute('aria-busy');
      if (form.isConnected) form.requestSubmit(by);
    },
  };
}
