/** The page's hold on early presses until its form is ready; set by the inlined `hold` script. */
export interface Hold {
  /** The form is ready: stops holding and replays the press. */
  release(): void;
  /** The form will never be ready: lets the browser submit it. */
  giveUp(): void;
}

declare global {
  interface Window {
    lintelHold?: Hold | undefined;
  }
}

/**
 * Inlined in the page as text, before any form: holds a submit that comes before React can handle it, until the step
 * calls release(). If that doesn't happen within 8 s of the press, or a script fails to load, the browser submits the
 * form itself. A form marked data-hold="stay" is never submitted that way (the request would contain a password); it
 * shows its own message instead. Self-contained: no import, no closure.
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
    // Keeps swallowing presses while the form is being submitted, because a second one would submit it twice.
    posted = true;
    held.form.submit();
  };
  const keep = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held) return;
    held = { form: event.target as HTMLFormElement, by: event.submitter };
    held.form.setAttribute('aria-busy', 'true');
    // A script has already failed, so there is nothing to wait for.
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
