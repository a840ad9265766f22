/** Every color that a component can use, as `--color-<role>`. */
export const ROLES = [
  'bg',
  'surface',
  'surface-sunken',
  'surface-raised',
  'brand-subtle',
  'brand-subtle-hover',
  'text',
  'text-muted',
  'text-subtle',
  'border',
  'border-tile',
  'border-control',
  'border-strong',
  'track',
  'primary',
  'primary-hover',
  'primary-active',
  'on-primary',
  'primary-border',
  'brand-text',
  'brand-text-hover',
  'brand-mark',
  'focus',
  'focus-gap',
  'accent-mark',
  'accent-text',
  'accent-subtle',
  'on-accent-subtle',
  'success-text',
  'success-subtle',
  'success-border',
  'success-solid',
  'on-success-solid',
  'warning-text',
  'warning-subtle',
  'warning-border',
  'warning-solid',
  'on-warning-solid',
  'danger-text',
  'danger-subtle',
  'danger-border',
  'danger-solid',
  'on-danger-solid',
  'info-text',
  'info-subtle',
  'info-border',
  'info-solid',
  'on-info-solid',
  'inverse-surface',
  'on-inverse',
  'on-inverse-muted',
] as const;

export type Role = (typeof ROLES)[number];
export type Roles = Record<Role, string>;

/** Kinds of messages that have colors of their own. */
export const STATUSES = ['success', 'warning', 'danger', 'info'] as const;
export type Status = (typeof STATUSES)[number];

/** The roles of backgrounds, on which text and marks are shown. */
export const PLANES = [
  'bg',
  'surface',
  'surface-sunken',
  'surface-raised',
  'brand-subtle',
  'brand-subtle-hover',
] as const satisfies readonly Role[];

/** The contrast that WCAG 2.2 requires of text (1.4.3) and of the parts of controls (1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const MARK_CONTRAST = 3;
