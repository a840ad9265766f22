import { describe, expect, test } from 'vitest';
import { CLOSED, comboboxStep, type ComboboxEvent, type ComboboxState } from './combobox-state.ts';

const openState = (active: number): ComboboxState => ({ open: true, active, rows: 3 }); // two addresses and "not listed"
const CLOSED_STATE: ComboboxState = { open: false, active: -1, rows: 3 };
const pressKey = (key: string, alt = false): ComboboxEvent => ({ type: 'key', key, alt });

describe('the combobox by keyboard', () => {
  test.each<
    [string, ComboboxState, ComboboxEvent, { active: number; open: boolean; chosen?: number; handled?: boolean }]
  >([
    [
      'down goes from the text to the first row',
      openState(-1),
      pressKey('ArrowDown'),
      { open: true, active: 0, handled: true },
    ],
    ['down goes on', openState(0), pressKey('ArrowDown'), { open: true, active: 1, handled: true }],
    [
      'down from the last row starts again',
      openState(2),
      pressKey('ArrowDown'),
      { open: true, active: 0, handled: true },
    ],
    [
      'up goes from the text to the last row, which is "not listed"',
      openState(-1),
      pressKey('ArrowUp'),
      { open: true, active: 2, handled: true },
    ],
    [
      'up from the first row goes to the last',
      openState(0),
      pressKey('ArrowUp'),
      { open: true, active: 2, handled: true },
    ],
    [
      'down opens a list that was closed',
      CLOSED_STATE,
      pressKey('ArrowDown'),
      { open: true, active: 0, handled: true },
    ],
    ['up opens it at its end', CLOSED_STATE, pressKey('ArrowUp'), { open: true, active: 2, handled: true }],
    [
      'alt and down opens it without moving',
      CLOSED_STATE,
      pressKey('ArrowDown', true),
      { open: true, active: -1, handled: true },
    ],
    ['alt and up closes it', openState(1), pressKey('ArrowUp', true), { open: false, active: -1, handled: true }],
    [
      'enter takes the active row and does not send the form',
      openState(1),
      pressKey('Enter'),
      { open: false, active: -1, chosen: 1, handled: true },
    ],
    [
      'enter on the last row is "not listed"',
      openState(2),
      pressKey('Enter'),
      { open: false, active: -1, chosen: 2, handled: true },
    ],
    ['enter without a row leaves the form to be sent', openState(-1), pressKey('Enter'), { open: false, active: -1 }],
    ['enter on a closed list leaves the form to be sent', CLOSED_STATE, pressKey('Enter'), { open: false, active: -1 }],
    [
      'escape closes the list, and only the list',
      openState(1),
      pressKey('Escape'),
      { open: false, active: -1, handled: true },
    ],
    [
      'escape on a closed list is for the dialog around it',
      CLOSED_STATE,
      pressKey('Escape'),
      { open: false, active: -1, handled: false },
    ],
    ['tab closes and takes nothing', openState(1), pressKey('Tab'), { open: false, active: -1 }],
    ['home goes back to the text', openState(1), pressKey('Home'), { open: true, active: -1 }],
    ['the caret keys go back to the text', openState(1), pressKey('ArrowLeft'), { open: true, active: -1 }],
    ['a letter changes nothing by itself', openState(1), pressKey('a'), { open: true, active: 1 }],
  ])('%s', (_, state, event, { chosen, handled, ...next }) => {
    const step = comboboxStep(state, event);
    expect(step.state).toMatchObject(next);
    expect([step.chosen, step.handled]).toEqual([chosen, handled]);
  });

  test('nothing opens before something was found', () => {
    for (const key of ['ArrowDown', 'ArrowUp']) expect(comboboxStep(CLOSED, pressKey(key)).state).toEqual(CLOSED);
  });
});

describe('the combobox by touch and typing', () => {
  test('a tap takes the row and closes', () => {
    expect(comboboxStep(openState(-1), { type: 'pointed', row: 1 })).toMatchObject({
      chosen: 1,
      state: { open: false },
    });
  });

  test('an answer opens the list with one more row, "not listed", and no row active [FORM-047]', () => {
    expect(comboboxStep(CLOSED, { type: 'found', options: 2 }).state).toEqual({ open: true, active: -1, rows: 3 });
    expect(comboboxStep(CLOSED, { type: 'found', options: 0 }).state).toEqual({ open: true, active: -1, rows: 1 });
  });

  test('typing on makes no row active; leaving closes', () => {
    expect(comboboxStep(openState(1), { type: 'typed' }).state).toMatchObject({ open: true, active: -1 });
    expect(comboboxStep(openState(1), { type: 'left' }).state).toMatchObject({ open: false, active: -1 });
  });

  test('whatever happens, the active row exists in an open list', () => {
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
      state = comboboxStep(state, events[seed % events.length]!).state;
      expect([state.active < state.rows, state.open || state.active === -1]).toEqual([true, true]);
    }
  });
});
