import { describe, expect, test } from 'vitest';
import { CLOSED, applyComboboxEvent, type ComboboxEvent, type ComboboxState } from './combobox-state.ts';

const openState = (active: number): ComboboxState => ({ open: true, active, rows: 3 }); // two addresses and "not listed"
const CLOSED_STATE: ComboboxState = { open: false, active: -1, rows: 3 };
const pressKey = (key: string, alt = false): ComboboxEvent => ({ type: 'key', key, alt });

describe('combobox by keyboard', () => {
  test.each<
    [string, ComboboxState, ComboboxEvent, { active: number; open: boolean; chosen?: number; handled?: boolean }]
  >([
    [
      'down moves from the text to the first row',
      openState(-1),
      pressKey('ArrowDown'),
      { open: true, active: 0, handled: true },
    ],
    ['down moves to the next row', openState(0), pressKey('ArrowDown'), { open: true, active: 1, handled: true }],
    [
      'down moves from the last row to the first',
      openState(2),
      pressKey('ArrowDown'),
      { open: true, active: 0, handled: true },
    ],
    [
      'up moves from the text to the last row, "not listed"',
      openState(-1),
      pressKey('ArrowUp'),
      { open: true, active: 2, handled: true },
    ],
    [
      'up moves from the first row to the last',
      openState(0),
      pressKey('ArrowUp'),
      { open: true, active: 2, handled: true },
    ],
    [
      'down opens a closed list at its first row',
      CLOSED_STATE,
      pressKey('ArrowDown'),
      { open: true, active: 0, handled: true },
    ],
    ['up opens a closed list at its end', CLOSED_STATE, pressKey('ArrowUp'), { open: true, active: 2, handled: true }],
    [
      'alt and down opens the list without moving',
      CLOSED_STATE,
      pressKey('ArrowDown', true),
      { open: true, active: -1, handled: true },
    ],
    ['alt and up closes the list', openState(1), pressKey('ArrowUp', true), { open: false, active: -1, handled: true }],
    [
      "enter selects the active row and doesn't submit the form",
      openState(1),
      pressKey('Enter'),
      { open: false, active: -1, chosen: 1, handled: true },
    ],
    [
      'enter on the last row selects "not listed"',
      openState(2),
      pressKey('Enter'),
      { open: false, active: -1, chosen: 2, handled: true },
    ],
    ['enter without an active row submits the form', openState(-1), pressKey('Enter'), { open: false, active: -1 }],
    ['enter on a closed list submits the form', CLOSED_STATE, pressKey('Enter'), { open: false, active: -1 }],
    [
      'escape closes the list and nothing else',
      openState(1),
      pressKey('Escape'),
      { open: false, active: -1, handled: true },
    ],
    [
      'escape on a closed list is left to the dialog around it',
      CLOSED_STATE,
      pressKey('Escape'),
      { open: false, active: -1, handled: false },
    ],
    ['tab closes the list and selects nothing', openState(1), pressKey('Tab'), { open: false, active: -1 }],
    ['home returns to the text', openState(1), pressKey('Home'), { open: true, active: -1 }],
    ['arrow keys left and right return to the text', openState(1), pressKey('ArrowLeft'), { open: true, active: -1 }],
    ['a letter changes nothing', openState(1), pressKey('a'), { open: true, active: 1 }],
  ])('%s', (_, state, event, { chosen, handled, ...next }) => {
    const step = applyComboboxEvent(state, event);
    expect(step.state).toMatchObject(next);
    expect([step.chosen, step.handled]).toEqual([chosen, handled]);
  });

  test('arrow keys open nothing before an address was found', () => {
    for (const key of ['ArrowDown', 'ArrowUp']) expect(applyComboboxEvent(CLOSED, pressKey(key)).state).toEqual(CLOSED);
  });
});

describe('combobox by touch and typing', () => {
  test('a tap selects the row and closes the list', () => {
    expect(applyComboboxEvent(openState(-1), { type: 'pointed', row: 1 })).toMatchObject({
      chosen: 1,
      state: { open: false },
    });
  });

  test('results open the list with one more row, "not listed", and no active row [FORM-047]', () => {
    expect(applyComboboxEvent(CLOSED, { type: 'found', options: 2 }).state).toEqual({
      open: true,
      active: -1,
      rows: 3,
    });
    expect(applyComboboxEvent(CLOSED, { type: 'found', options: 0 }).state).toEqual({
      open: true,
      active: -1,
      rows: 1,
    });
  });

  test('typing clears the active row, and leaving closes the list', () => {
    expect(applyComboboxEvent(openState(1), { type: 'typed' }).state).toMatchObject({ open: true, active: -1 });
    expect(applyComboboxEvent(openState(1), { type: 'left' }).state).toMatchObject({ open: false, active: -1 });
  });

  test('the active row always exists in an open list, after random events', () => {
    const events: ComboboxEvent[] = [
      { type: 'typed' },
      { type: 'found', options: 0 },
      { type: 'found', options: 4 },
      { type: 'left' },
      pressKey('ArrowDown'),
      pressKey('ArrowUp'),
      pressKey('ArrowDown', true),
      pressKey('Home'),
      pressKey('Escape'),
      pressKey('Enter'),
      pressKey('Tab'),
    ];
    let state = CLOSED;
    for (let step = 0, seed = 7; step < 5000; step += 1) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      state = applyComboboxEvent(state, events[seed % events.length]!).state;
      expect([state.active < state.rows, state.open || state.active === -1]).toEqual([true, true]);
    }
  });
});
