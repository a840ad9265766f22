import type { Brand } from './brand.ts';
import { getTypography } from './fonts.ts';
import { auditRoles } from './palette/audit.ts';
import { contrast } from './palette/colour.ts';
import { derivePalette, type Note } from './palette/derive.ts';
import { ROLES, type Roles } from './palette/roles.ts';

const RADII = { square: ['2px', '4px'], soft: ['8px', '14px'], round: ['14px', '22px'] } as const;
/** A fill paler than this against the page gets an edge, or the button has no shape. */
const PALE = 1.3;

export interface Theme {
  css: string;
  notes: readonly Note[];
}

const block = (entries: readonly (readonly [string, string | number])[]) =>
  entries.map(([name, value]) => `--${name}:${value}`).join(';');

function colourBlock(roles: Roles, scheme: 'light' | 'dark') {
  const edge = contrast(roles.primary, roles.bg) < PALE ? 'var(--color-primary-border)' : 'transparent';
  return `color-scheme:${scheme};${block([...ROLES.map((role) => [`color-${role}`, roles[role]] as const), ['btn-edge', edge]])}`;
}

/**
 * The block of custom properties that a brand's pages carry in their inlined style (ux 2.2), and what the partner should know about it.
 * Throws when a pair of colours misses WCAG AA: such a brand cannot be shown.
 */
export function deriveTheme(brand: Brand): Theme {
  const { light, dark, notes } = derivePalette(brand.colors);
  const failed = [...auditRoles(light), ...auditRoles(dark)];
  if (failed.length > 0)
    throw new Error(
      `${brand.orgCode}: ${failed.map(({ front, plane, ratio }) => `${front} on ${plane} is ${ratio.toFixed(2)}:1`).join(', ')}`,
    );
  const [control, card] = RADII[brand.shape.radius];
  const type = getTypography(brand);
  const still = block([
    ['font-body', type.body],
    ['font-display', type.display],
    ['display-weight', type.weight],
    ['display-track', type.track],
    ['radius-control', control],
    ['radius-card', card],
    ['radius-button', brand.shape.buttonShape === 'pill' ? '999px' : control],
  ]);
  const darkCss =
    brand.colors.darkMode === 'auto'
      ? `@media screen and (prefers-color-scheme:dark){:root{${colourBlock(dark, 'dark')}}}`
      : '';
  return { css: `:root{${colourBlock(light, 'light')};${still}}${darkCss}`, notes };
}
