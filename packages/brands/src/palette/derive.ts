import { contrast, getColorDistance, oklchToHex, toOklch, adjustForContrast, type Oklch } from './color.ts';
import { MARK_CONTRAST, PLANES, STATUSES, TEXT_CONTRAST, type Role, type Roles, type Status } from './roles.ts';

/** The colors that a brand chooses; all others are derived from them. */
export interface BrandColors {
  /** Fill of the primary button. */
  primary: string;
  /** Links, selection, progress, focus; defaults to the primary color. */
  ink?: string | undefined;
  /** Decoration only. */
  accent?: string | undefined;
  neutralTint?: 'brand' | 'cool' | 'warm' | 'none' | undefined;
}

/** A remark for the partner about their colors. */
export interface Note {
  level: 'info' | 'warn' | 'reject';
  about: string;
  text: string;
}
/** Every color of a brand's pages, in both schemes. */
export interface Palette {
  light: Roles;
  dark: Roles;
  notes: Note[];
}

const WHITE = '#ffffff';
const ROUNDING = 0.05; // room for rounding to eight bits
const SECONDARY = TEXT_CONTRAST + 1; // secondary text has 5.5:1
// WCAG 2 over-rates dark text on mid tones (6:1 on #F26B21 reads poorly), so dark text also needs this gap of
// lightness.
const DARK_TEXT_L = 0.2;
const DARK_TEXT_GAP = 0.56;
const STATUS_HUES: Record<Status, readonly [hue: number, chroma: number]> = {
  success: [152, 0.13],
  warning: [68, 0.13],
  danger: [27, 0.19],
  info: [250, 0.13],
};

interface Source {
  seed: Oklch;
  seedHex: string;
  ink: Oklch;
  inkHex: string;
  accentHex: string;
  tint: readonly [hue: number, chroma: number];
  dark: boolean;
}

/** A neutral with the brand's tint; the tint is weaker near white, where a card would look dirty. */
const neutral = ({ tint: [hue, chroma] }: Source, l: number) => oklchToHex(l, chroma * (l > 0.9 ? 0.6 : 1), hue);

function planes(source: Source) {
  const { dark, ink } = source;
  const subtle = (l: number, chroma: number) => oklchToHex(l, Math.min(ink.c, chroma), ink.h);
  return {
    bg: neutral(source, dark ? 0.185 : 0.985),
    surface: dark ? neutral(source, 0.235) : WHITE,
    'surface-sunken': neutral(source, dark ? 0.205 : 0.97),
    'surface-raised': dark ? neutral(source, 0.275) : WHITE,
    'brand-subtle': dark ? subtle(0.285, 0.04) : subtle(0.966, 0.013),
    'brand-subtle-hover': dark ? subtle(0.325, 0.05) : subtle(0.935, 0.022),
  } satisfies Partial<Roles>;
}

type Planes = ReturnType<typeof planes>;

function textsAndBorders(source: Source, on: readonly string[], away: 1 | -1) {
  const { dark } = source;
  return {
    text: neutral(source, dark ? 0.97 : 0.185),
    'text-muted': adjustForContrast(neutral(source, dark ? 0.855 : 0.5), on, SECONDARY, away),
    'text-subtle': adjustForContrast(neutral(source, dark ? 0.74 : 0.6), on, TEXT_CONTRAST + ROUNDING, away),
    border: neutral(source, dark ? 0.36 : 0.905),
    'border-tile': neutral(source, dark ? 0.36 : 0.855),
    'border-control': adjustForContrast(neutral(source, dark ? 0.6 : 0.74), on, MARK_CONTRAST + ROUNDING, away),
    'border-strong': adjustForContrast(neutral(source, dark ? 0.74 : 0.6), on, TEXT_CONTRAST, away),
    track: neutral(source, dark ? 0.4 : 0.905),
  } satisfies Partial<Roles>;
}

/**
 * The button's fill and text: the brand's exact color if any text is readable on it, otherwise the smaller of the two
 * adjustments.
 */
function deriveFill({ seed, seedHex, dark }: Source): { fill: string; text: string; how: string } {
  const darkText = oklchToHex(DARK_TEXT_L, Math.min(seed.c, 0.05), seed.h);
  const start = dark && seed.l < 0.4 ? oklchToHex(0.62, seed.c * 0.9, seed.h) : seedHex;
  if (contrast(start, WHITE) >= TEXT_CONTRAST + ROUNDING) return { fill: start, text: WHITE, how: 'exact, white text' };
  if (toOklch(start).l - DARK_TEXT_L >= DARK_TEXT_GAP && contrast(start, darkText) >= SECONDARY)
    return { fill: start, text: darkText, how: 'exact, dark text' };
  const darker = adjustForContrast(start, [WHITE], TEXT_CONTRAST + ROUNDING, -1);
  const lighter = oklchToHex(DARK_TEXT_L + DARK_TEXT_GAP + 0.005, seed.c, seed.h);
  const bias = 0.04; // white text on a color is the more familiar button
  return getColorDistance(darker, start) <= getColorDistance(lighter, start) + bias
    ? { fill: darker, text: WHITE, how: 'darkened, white text' }
    : { fill: lighter, text: darkText, how: 'lightened, dark text' };
}

function primaries(source: Source, plane: Planes, away: 1 | -1) {
  const { fill, text } = deriveFill(source);
  const { l, c, h } = toOklch(fill);
  const onWhite = text === WHITE;
  // Hover and press move away from the text's color, so their contrast can only increase.
  const move = Math.min(0.05, (onWhite ? l : 1 - l) * 0.45) * (onWhite ? -1 : 1);
  let hover = oklchToHex(l + move, c, h);
  let active = oklchToHex(l + move * 1.9, c, h);
  if (!onWhite && 1 - l < 0.12) {
    // a fill this light can't get visibly lighter
    const [darkHover, darkActive] = [oklchToHex(l - 0.05, c, h), oklchToHex(l - 0.09, c, h)];
    if ([darkHover, darkActive].every((each) => contrast(each, text) >= TEXT_CONTRAST))
      [hover, active] = [darkHover, darkActive];
  }
  return {
    primary: fill,
    'on-primary': text,
    'primary-hover': hover,
    'primary-active': active,
    'primary-border': adjustForContrast(
      fill,
      [plane.bg, plane.surface, plane['surface-sunken'], plane['brand-subtle']],
      MARK_CONTRAST + ROUNDING,
      away,
    ),
  } satisfies Partial<Roles>;
}

function brandMarks({ ink, inkHex, accentHex, dark }: Source, on: readonly string[], away: 1 | -1) {
  const lit = (l: number, chroma: number) => oklchToHex(l, Math.min(ink.c, chroma), ink.h);
  const link = adjustForContrast(dark && ink.l < 0.6 ? lit(0.72, 0.12) : inkHex, on, TEXT_CONTRAST + ROUNDING, away);
  const accent = toOklch(accentHex);
  const accentSubtle = oklchToHex(dark ? 0.29 : 0.955, Math.min(accent.c, 0.045), accent.h);
  return {
    'brand-text': link,
    'brand-text-hover': adjustForContrast(
      oklchToHex(toOklch(link).l + away * 0.07, ink.c, ink.h),
      on,
      TEXT_CONTRAST + ROUNDING,
      away,
    ),
    'brand-mark': adjustForContrast(dark && ink.l < 0.5 ? lit(0.68, 0.13) : inkHex, on, MARK_CONTRAST + ROUNDING, away),
    focus: adjustForContrast(dark ? lit(0.8, 0.1) : inkHex, on, TEXT_CONTRAST, away),
    'accent-mark': adjustForContrast(accentHex, on, MARK_CONTRAST + ROUNDING, away),
    'accent-text': adjustForContrast(accentHex, on, TEXT_CONTRAST + ROUNDING, away),
    'accent-subtle': accentSubtle,
    'on-accent-subtle': adjustForContrast(accentHex, [accentSubtle], SECONDARY, away),
  } satisfies Partial<Roles>;
}

/** Fixed hues, never the brand's: a warning looks like a warning for every lender. */
function statuses(plane: Planes, on: readonly string[], dark: boolean, away: 1 | -1) {
  const entries = STATUSES.flatMap((status): [Role, string][] => {
    const [hue, chroma] = STATUS_HUES[status];
    const subtle = dark ? oklchToHex(0.285, chroma * 0.32, hue) : oklchToHex(0.965, chroma * 0.2, hue);
    return [
      [`${status}-subtle`, subtle],
      [
        `${status}-border`,
        adjustForContrast(
          oklchToHex(dark ? 0.55 : 0.62, chroma, hue),
          [plane.surface, plane.bg, subtle],
          MARK_CONTRAST + ROUNDING,
          away,
        ),
      ],
      [
        `${status}-text`,
        adjustForContrast(oklchToHex(dark ? 0.78 : 0.46, chroma, hue), [...on, subtle], SECONDARY, away),
      ],
      [`${status}-solid`, adjustForContrast(oklchToHex(0.52, chroma, hue), [WHITE], TEXT_CONTRAST + ROUNDING, -1)],
      [`on-${status}-solid`, WHITE],
    ];
  });
  return Object.fromEntries(entries) as Pick<
    Roles,
    `${Status}-${'text' | 'subtle' | 'border' | 'solid'}` | `on-${Status}-solid`
  >;
}

function deriveRoles(source: Source): Roles {
  const away = source.dark ? 1 : -1; // text moves away from the planes
  const plane = planes(source);
  const on = PLANES.map((name) => plane[name]);
  const inverse = source.dark ? neutral(source, 0.13) : oklchToHex(0.235, Math.min(source.ink.c, 0.035), source.ink.h);
  return {
    ...plane,
    ...textsAndBorders(source, on, away),
    ...primaries(source, plane, away),
    ...brandMarks(source, on, away),
    ...statuses(plane, on, source.dark, away),
    'focus-gap': source.dark ? plane.bg : WHITE,
    'inverse-surface': inverse,
    'on-inverse': WHITE,
    'on-inverse-muted': adjustForContrast(neutral(source, 0.74), [inverse], SECONDARY, 1),
  };
}

/**
 * A yellow without a separate ink would turn olive when darkened for reading, so it loses most of its chroma instead.
 */
const isYellow = ({ l, h }: Oklch) => h > 70 && h < 128 && l > 0.6;
const isNearWhite = ({ l, c }: Oklch) => l > 0.93 && c < 0.03;

/**
 * Derives all colors of a brand from one to three given ones, light and dark; every pair that the controls use meets
 * WCAG 2.2 AA. The notes report what was adjusted, rejected or recommended; `warn` asks the partner to confirm.
 */
export function derivePalette(colors: BrandColors): Palette {
  const notes: Note[] = [];
  const note = (level: Note['level'], about: string, text: string) => notes.push({ level, about, text });
  let seedHex = colors.primary.toLowerCase();
  if (isNearWhite(toOklch(seedHex))) {
    const { c, h } = toOklch(seedHex);
    note(
      'reject',
      'primary',
      `${seedHex} is too close to the page to be seen as a button; a neutral dark fill is used instead`,
    );
    seedHex = oklchToHex(0.3, Math.min(c, 0.02), h);
  }
  const seed = toOklch(seedHex);
  let inkHex = colors.ink?.toLowerCase() ?? seedHex;
  if (colors.ink === undefined && isYellow(seed)) {
    inkHex = oklchToHex(0.45, seed.c * 0.42, seed.h);
    note(
      'info',
      'ink',
      'a yellow without an ink: links and selection are desaturated; give colors.ink for a better result',
    );
  }
  const taper = (l: number) => seed.c * Math.max(0.1, 1 - Math.abs(l - Math.min(Math.max(seed.l, 0.45), 0.7)) / 0.52);
  const base = {
    seed,
    seedHex,
    inkHex,
    ink: toOklch(inkHex),
    accentHex: colors.accent?.toLowerCase() ?? oklchToHex(0.62, taper(0.62), seed.h),
    tint: (
      { brand: [seed.h, Math.min(seed.c * 0.06, 0.01)], cool: [250, 0.008], warm: [75, 0.008], none: [0, 0] } as const
    )[colors.neutralTint ?? 'brand'],
  };
  const [light, dark] = [deriveRoles({ ...base, dark: false }), deriveRoles({ ...base, dark: true })];

  const moved = getColorDistance(light.primary, seedHex);
  if (moved > 0.001)
    note(
      moved > 0.1 ? 'warn' : 'info',
      'primary',
      `${deriveFill({ ...base, dark: false }).how}: ${seedHex} became ${light.primary} (distance ${moved.toFixed(3)})`,
    );
  const fromRed = Math.abs(((seed.h - 27 + 540) % 360) - 180);
  if (seed.c > 0.1 && fromRed < 22)
    note('info', 'primary', 'the brand is close to the red of errors: errors rely on icon, word and thick edge');
  if (seed.c < 0.03) note('info', 'primary', 'the brand has no hue: an accent is advised for progress and selection');
  return { light, dark, notes };
}
