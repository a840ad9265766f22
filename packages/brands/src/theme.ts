import type { Brand } from './brand.ts';
import { getTypography } from './fonts.ts';
import { auditRoles } from './palette/audit.ts';
import { contrast } from './palette/color.ts';
import { derivePalette, type Note } from './palette/derive.ts';
import { ROLES, type Roles } from './palette/roles.ts';

const RADII = { square: ['2px', '4px'], soft: ['8px', '14px'], round: ['14px', '22px'] } as const;
/** A fill with less contrast to the page gets an edge; otherwise the button would have no visible shape. */
const PALE = 1.3;

/** A brand's style, and notes for the partner about its colors. */
export interface Theme {
  css: string;
  notes: readonly Note[];
}

const block = (entries: readonly (readonly [string, string | number])[]) =>
  entries.map(([name, value]) => `--${name}:${value}`).join(';');

function colorBlock(roles: Roles, scheme: 'light' | 'dark') {
  const edge = contrast(roles.primary, roles.bg) < PALE ? 'var(--color-primary-border)' : 'transparent';
  return `color-scheme:${scheme};${block([...ROLES.map((role) => [`color-${role}`, roles[role]] as const), ['btn-edge', edge]])}`;
}

/**
 * Returns the CSS custom properties that the server inlines in a brand's pages, with notes for the partner. Throws if a
 * pair of colors fails WCAG AA: such a brand can't be shown.
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
  const schemeIndependent = block([
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
      ? `@media screen and (prefers-color-scheme:dark){:root{${colorBlock(dark, 'dark')}}}`
      : '';
  return { css: `:root{${colorBlock(light, 'light')};${schemeIndependent}}${darkCss}`, notes };
}
