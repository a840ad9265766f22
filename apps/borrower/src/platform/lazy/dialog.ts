/**
 * Closes the dialog around a button, as its close button does; the browser returns the focus to the element that opened
 * it.
 */
export const closeDialog = ({ currentTarget }: { currentTarget: Element }): void =>
  currentTarget.closest('dialog')?.close();

/** A `ref` callback that focuses a button when it mounts: for a button that replaces the one just pressed. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
