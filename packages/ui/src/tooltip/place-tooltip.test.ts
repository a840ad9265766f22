import { describe, expect, test } from 'vitest';
import { placeTooltip } from './place-tooltip.ts';

const TOOLTIP = { width: 200, height: 60 };
const place = (left: number, top: number, windowWidth = 1000) =>
  placeTooltip({ left, top, width: 20, height: 20 }, TOOLTIP, windowWidth);

describe('a tooltip', () => {
  test('is centered 12 pixels above its trigger, its arrow of 13 pixels at the middle [DS-011, DS-013, CONST-038, CONST-040]', () => {
    expect(place(400, 300)).toEqual({ left: 310, top: 300 - 12 - 60, side: 'above', arrow: 100 - 6.5 });
  });

  test('is 12 pixels below where fewer than 8 would be left above [DS-012, DS-013, CONST-039]', () => {
    expect(place(400, 80)).toMatchObject({ side: 'above', top: 8 });
    expect(place(400, 79)).toMatchObject({ side: 'below', top: 79 + 20 + 12 });
  });

  test('leaves 8 pixels at the sides of the window, and its arrow stays at the trigger [DS-012, CONST-039]', () => {
    expect(place(20, 300)).toMatchObject({ left: 8, arrow: 30 - 8 - 6.5 });
    expect(place(970, 300)).toMatchObject({ left: 1000 - 8 - 200, arrow: 980 - 792 - 6.5 });
    expect(place(10, 300, 210)).toMatchObject({ left: 8 });
  });
});
