/** Closes the dialog around a button, as its own X does; the browser returns the focus to what opened it. */
export const closeDialog = ({ currentTarget }: { currentTarget: Element }): void =>
  currentTarget.closest('dialog')?.close();

/** For a button that replaces the one just pressed: gives it the focus. */
export const takesFocus = (element: HTMLElement | null): void => element?.focus();
