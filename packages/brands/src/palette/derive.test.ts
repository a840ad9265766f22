import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRANDS } from '../brands.ts';
import { COLOR_PAIRS, auditRoles } from './audit.ts';
import { contrast, getColorDistance, oklchToHex, toOklch } from './color.ts';
import { derivePalette, type BrandColors } from './derive.ts';
import { ROLES } from './roles.ts';

const listLevels = (colors: BrandColors) => derivePalette(colors).notes.map(({ level, about }) => `${level} ${about}`);
const findFailures = (colors: BrandColors) => {
  const { light, dark } = derivePalette(colors);
  return [...auditRoles(light), ...auditRoles(dark)];
};

describe('color arithmetic', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#14584a', '#ffffff', 8.32],
  ])('contrast of %s on %s is the WCAG ratio %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  test('oklchToHex returns the color that toOklch read', () => {
    for (const hex of ['#14584a', '#ffc629', '#1b2b6b', '#ff0000', '#00ff00', '#0000ff', '#808080']) {
      const { l, c, h } = toOklch(hex);
      expect(oklchToHex(l, c, h)).toBe(hex);
    }
  });

  test('oklchToHex reduces chroma for a color outside sRGB, not lightness or hue', () => {
    const { l, c, h } = toOklch(oklchToHex(0.6, 0.4, 150));
    expect(c).toBeLessThan(0.3);
    expect(Math.abs(l - 0.6)).toBeLessThan(0.01);
    expect(Math.abs(h - 150)).toBeLessThan(3);
  });
});

describe('derivePalette', () => {
  test('has 119 color pairs, all of known roles', () => {
    expect(COLOR_PAIRS).toHaveLength(119);
    for (const { front, plane } of COLOR_PAIRS)
      expect([ROLES.includes(front), ROLES.includes(plane)]).toEqual([true, true]);
  });

  test.each(BRANDS.map((brand) => [brand.orgCode, brand.colors] as const))(
    '%s meets WCAG AA in light and dark [BRAND-003, BRAND-006]',
    (_, colors) => {
      expect(findFailures(colors)).toEqual([]);
    },
  );

  test('meets WCAG AA for seeds across the color space, with and without an ink', () => {
    const faults: unknown[] = [];
    for (let hue = 0; hue < 360; hue += 24) {
      for (const l of [0.15, 0.4, 0.55, 0.7, 0.85, 0.96]) {
        const primary = oklchToHex(l, 0.16, hue);
        faults.push(
          ...findFailures({ primary }),
          ...findFailures({ primary, ink: oklchToHex(0.5, 0.2, (hue + 180) % 360), neutralTint: 'warm' }),
        );
      }
    }
    expect(faults).toEqual([]);
  });

  test('meets WCAG AA in light and dark for 200 lenders of any two colors [BRAND-003]', () => {
    const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((color) => `#${color.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, hex, fc.constantFrom('brand', 'cool', 'warm', 'none'), (primary, ink, neutralTint) => {
        expect(findFailures({ primary, ink, neutralTint })).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('auditRoles finds an unreadable pair', () => {
    const { light } = derivePalette({ primary: '#14584A' });
    const broken = { ...light, 'text-muted': '#b8bcbb' };
    expect(auditRoles(broken).map(({ front }) => front)).toContain('text-muted');
    expect(auditRoles(broken).every(({ ratio, least }) => ratio < least)).toBe(true);
  });

  test.each([
    ['keeps a dark green exactly under white text', '#14584A', '#14584a', '#ffffff'],
    ['keeps a hard yellow exactly under dark text', '#FFC629', '#ffc629', '#1e1400'],
    ['darkens a mid orange, although WCAG would allow dark text on it', '#F26B21', '#c65000', '#ffffff'],
    ['lightens a lavender, because darkening would move it further', '#B69CFF', '#b9a0ff', '#18102a'],
  ])('%s', (_, primary, fill, text) => {
    const { light } = derivePalette({ primary });
    expect([light.primary, light['on-primary']]).toEqual([fill, text]);
  });

  test('replaces a near-white seed with a dark neutral fill and a note', () => {
    const { light } = derivePalette({ primary: '#F4F4F4' });
    expect(toOklch(light.primary).l).toBeLessThan(0.35);
    expect(listLevels({ primary: '#F4F4F4' })).toContain('reject primary');
    expect(listLevels({ primary: '#FFFFFF' })).toContain('reject primary');
    expect(listLevels({ primary: '#FFC629', ink: '#1B2B6B' })).toEqual([]);
  });

  test('removes most chroma from the link color of a yellow without an ink', () => {
    const { light } = derivePalette({ primary: '#FFD100' });
    expect(toOklch(light['brand-text']).c).toBeLessThan(toOklch('#FFD100').c * 0.5);
    expect(listLevels({ primary: '#FFD100' })).toEqual(['info ink']);
    expect(derivePalette({ primary: '#FFC629', ink: '#1B2B6B' }).light['brand-text']).toBe('#1b2b6b');
  });

  test('uses fixed status colors and adds a note for a brand near the error red', () => {
    expect(listLevels({ primary: '#C8102E' })).toEqual(['info primary']);
    const [red, green] = [derivePalette({ primary: '#C8102E' }).light, derivePalette({ primary: '#14584A' }).light];
    expect(Math.abs(toOklch(red['danger-text']).h - toOklch(green['danger-text']).h)).toBeLessThan(1);
  });

  test('moves hover and press colors away from their text', () => {
    for (const primary of ['#14584A', '#FFC629', '#98FF98', '#1D4ED8', '#C8102E']) {
      const { light } = derivePalette({ primary });
      for (const fill of [light['primary-hover'], light['primary-active']])
        expect(contrast(fill, light['on-primary'])).toBeGreaterThanOrEqual(4.5);
      expect(getColorDistance(light['primary-hover'], light.primary)).toBeGreaterThan(0.005);
    }
  });

  test('warns about a fill far from the brand color and only notes a small move', () => {
    expect(listLevels({ primary: '#00A3E0' })).toContain('warn primary');
    expect(listLevels({ primary: '#00857C' })).toContain('info primary');
    expect(listLevels({ primary: '#14584A' })).toEqual([]);
  });
});
