/** Closes the dialog that a button stands in, as its own X does: the platform gives the focus back to what opened it. */
export const closeDialog = ({ currentTarget }: { currentTarget: Element }): void =>
  currentTarget.closest('dialog')?.close();

/** For a button that takes the place of the one that was pressed: the focus goes along to it. */
export const takesFocus = (element: HTMLElement | null): void => element?.focus();
