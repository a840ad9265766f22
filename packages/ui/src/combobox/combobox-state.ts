/**
 * The state of the list under an editable combobox, without its options. Positions start at 0; the last one is "not
 * listed"; -1 is the text itself.
 */
export interface ComboboxState {
  open: boolean;
  active: number;
  /** Number of rows, including "not listed"; 0 while there is nothing to show. */
  rows: number;
}

/** What the user or a search does to the list. */
export type ComboboxEvent =
  | { type: 'typed' }
  | { type: 'found'; options: number }
  | { type: 'key'; key: string; alt?: boolean }
  | { type: 'pointed'; row: number }
  | { type: 'left' };

/** The result of an event: the new state, and the row that was chosen. */
export interface ComboboxStep {
  state: ComboboxState;
  chosen?: number;
  /** The key was handled here: the browser and the form must not handle it too. */
  handled?: boolean;
}

export const CLOSED: ComboboxState = { open: false, active: -1, rows: 0 };

const close = (state: ComboboxState): ComboboxState => ({ ...state, open: false, active: -1 });
const openAt = (state: ComboboxState, active: number): ComboboxStep => ({
  state: { ...state, open: state.rows > 0, active: state.rows > 0 ? active : -1 },
  handled: true,
});

/** Applies one event, following the ARIA pattern "editable combobox with list autocomplete, manual selection". */
export function applyComboboxEvent(state: ComboboxState, event: ComboboxEvent): ComboboxStep {
  switch (event.type) {
    case 'typed':
      return { state: { ...state, active: -1 } };
    case 'found':
      return { state: { open: true, active: -1, rows: event.options + 1 } };
    case 'left':
      return { state: close(state) };
    case 'pointed':
      return { state: close(state), chosen: event.row };
    case 'key':
      return onKey(state, event.key, event.alt ?? false);
  }
}

function onKey(state: ComboboxState, key: string, alt: boolean): ComboboxStep {
  const { open, active, rows } = state;
  const last = rows - 1;
  switch (key) {
    case 'ArrowDown':
      if (alt) return openAt(state, -1);
      return openAt(state, open && active < last ? active + 1 : 0);
    case 'ArrowUp':
      if (alt) return { state: close(state), handled: open };
      return openAt(state, open && active > 0 ? active - 1 : last);
    case 'Enter':
      if (!open || active < 0) return { state: close(state) }; // nothing is selected: the form can be submitted
      return { state: close(state), chosen: active, handled: true };
    case 'Escape':
      return { state: close(state), handled: open };
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return { state: { ...state, active: -1 } }; // the caret moves back to the text
    default:
      return { state: key === 'Tab' ? close(state) : state };
  }
}
