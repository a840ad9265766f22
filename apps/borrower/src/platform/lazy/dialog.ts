/** Closes the dialog around a button, as its own X does; the browser returns the focus to what opened it. */
export const closeDialog = ({ currentTarget }: { currentTarget: Element }): void =>
  currentTarget.closest('dialog')?.close();

/** A `ref` that gives the focus to a button which replaces the one just pressed. */
export const takesFocus = (element: HTMLElement | null): void => element?.focus();
