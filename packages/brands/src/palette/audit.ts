import { contrast } from './color.ts';
import { MARK_CONTRAST, PLANES, STATUSES, TEXT_CONTRAST, type Role, type Roles } from './roles.ts';

/** Two colors that are shown on each other, and the contrast that they need. */
export interface ColorPair {
  front: Role;
  plane: Role;
  least: number;
}
/** A pair with too little contrast. */
export interface Finding extends ColorPair {
  ratio: number;
}

const onEveryPlane = (fronts: readonly Role[], least: number): ColorPair[] =>
  fronts.flatMap((front) => PLANES.map((plane) => ({ front, plane, least })));
const text = (front: Role, plane: Role): ColorPair => ({ front, plane, least: TEXT_CONTRAST });
const mark = (front: Role, plane: Role): ColorPair => ({ front, plane, least: MARK_CONTRAST });

/** Every pair of color roles that the controls combine, with the contrast that it needs by WCAG 2.2. */
export const COLOR_PAIRS: readonly ColorPair[] = [
  ...onEveryPlane(
    [
      'text',
      'text-muted',
      'text-subtle',
      'brand-text',
      'brand-text-hover',
      'accent-text',
      'success-text',
      'warning-text',
      'danger-text',
      'info-text',
    ],
    TEXT_CONTRAST,
  ),
  ...onEveryPlane(['border-control', 'brand-mark', 'accent-mark', 'focus'], MARK_CONTRAST),
  ...(['primary', 'primary-hover', 'primary-active'] as const).map((fill) => text('on-primary', fill)),
  ...(['bg', 'surface', 'surface-sunken', 'brand-subtle'] as const).map((plane) => mark('primary-border', plane)),
  ...STATUSES.flatMap((status) => [
    text(`${status}-text`, `${status}-subtle`),
    text('text', `${status}-subtle`),
    text('text-muted', `${status}-subtle`),
    text(`on-${status}-solid`, `${status}-solid`),
    mark(`${status}-border`, `${status}-subtle`),
    mark(`${status}-border`, 'surface'),
  ]),
  text('on-accent-subtle', 'accent-subtle'),
  text('text', 'accent-subtle'),
  text('on-inverse', 'inverse-surface'),
  text('on-inverse-muted', 'inverse-surface'),
];

/** Returns the pairs of a palette with too little contrast; empty for a valid palette. */
export function auditRoles(roles: Roles): Finding[] {
  return COLOR_PAIRS.map((pair) => ({ ...pair, ratio: contrast(roles[pair.front], roles[pair.plane]) })).filter(
    ({ ratio, least }) => ratio < least,
  );
}
