import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface Sheet {
  isOpen: boolean;
  open: () => void;
  /** Removes the sheet from the history entry, for a link that leads out of the app. */
  forget: () => void;
  button: RefObject<HTMLButtonElement | null>;
  dialog: RefObject<HTMLDialogElement | null>;
  /** The handler of the dialog's close event, which Esc and the close button cause too. */
  onClose: () => void;
}

/** Pixels between the button and its menu on a computer. */
const GAP = 8;

/** Identifies this page load, so that a reload starts with every menu closed. */
const LOADED = performance.timeOrigin;

/** The browser's URL: during a redirect the page still shows the one before, and would go back there. */
const getUrl = () => ({ pathname: location.pathname, search: location.search, hash: location.hash });

const toObject = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {});

/**
 * Runs a sheet: a dialog that a button of the header opens. The history entry says which one is open, so that Back
 * closes it and a link in it replaces the entry.
 */
export function useSheet(name: string): Sheet {
  const { state: given } = useLocation();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const state = toObject(given);
  const isOpen = 'sheet' in state && state.sheet === `${name} ${LOADED}`;
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === isOpen) return;
    if (isOpen) {
      place(button.current, element);
      element.showModal();
    } else element.close();
  }, [isOpen]);
  useEffect(() => {
    const element = dialog.current;
    // The backdrop belongs to the dialog itself, everything else to an element in it.
    const onClick = (event: MouseEvent) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, []);
  return {
    isOpen,
    button,
    dialog,
    open: () => void navigate(getUrl(), { state: { ...state, sheet: `${name} ${LOADED}` } }),
    forget: () => void navigate(getUrl(), { replace: true, state: { ...state, sheet: undefined } }),
    onClose: () => {
      if (isOpen) void navigate(-1);
    },
  };
}

/** Places the menu under its button, through the DOM because the content security policy forbids style attributes. */
function place(button: HTMLElement | null, dialog: HTMLElement): void {
  if (!button) return;
  const { bottom, right } = button.getBoundingClientRect();
  dialog.style.setProperty('--sheet-top', `${bottom + GAP}px`);
  dialog.style.setProperty('--sheet-end', `${document.documentElement.clientWidth - right}px`);
}
