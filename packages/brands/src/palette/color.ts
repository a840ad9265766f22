/** A color as lightness (0 to 1), chroma (0 to about .37) and hue (degrees), in Björn Ottosson's OKLab. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

const DEGREES = Math.PI / 180;
const clamp = (value: number) => Math.min(1, Math.max(0, value));
const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const fromLinear = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const inGamut = (rgb: Triple) => rgb.every((v) => v >= -1e-4 && v <= 1 + 1e-4);

function linearRgb(hex: string): Triple {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a #rrggbb color: ${hex}`);
  const channel = (from: number) => toLinear(Number.parseInt(hex.slice(from, from + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

function toHex(rgb: Triple): string {
  return `#${rgb
    .map((v) =>
      Math.round(clamp(fromLinear(clamp(v))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function linearToOklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.107396956 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function oklchToLinear({ l: lightness, c, h }: Oklch): Triple {
  const a = c * Math.cos(h * DEGREES);
  const b = c * Math.sin(h * DEGREES);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Converts a #rrggbb color. */
export function toOklch(hex: string): Oklch {
  const [l, a, b] = linearToOklab(linearRgb(hex));
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) / DEGREES + 360) % 360 };
}

/** Returns the nearest sRGB color with the same lightness and hue: only chroma is reduced. */
export function oklchToHex(l: number, c: number, h: number): string {
  const at = (chroma: number) => oklchToLinear({ l: clamp(l), c: chroma, h });
  if (inGamut(at(c))) return toHex(at(c));
  let inside = 0;
  let outside = c;
  for (let step = 0; step < 22; step += 1) {
    const middle = (inside + outside) / 2;
    if (inGamut(at(middle))) inside = middle;
    else outside = middle;
  }
  return toHex(at(inside));
}

function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast of two colors by WCAG 2.2: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns the distance of two colors in OKLab; above about .10 people see a different color. */
export function getColorDistance(one: string, other: string): number {
  const [l1, a1, b1] = linearToOklab(linearRgb(one));
  const [l2, a2, b2] = linearToOklab(linearRgb(other));
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

/**
 * Returns the color, made darker (-1) or lighter (1) in small steps until its contrast with every background is at
 * least `target` (a WCAG ratio). Returns black or white if no step reaches it.
 */
export function adjustForContrast(
  start: string,
  backgrounds: readonly string[],
  target: number,
  direction: 1 | -1,
): string {
  const { c, h, l: first } = toOklch(start);
  let l = first;
  for (let hex = start; ; hex = oklchToHex(l, c, h)) {
    if (backgrounds.every((background) => contrast(hex, background) >= target)) return hex;
    l += direction * 0.005;
    if (l < 0 || l > 1) return direction < 0 ? '#000000' : '#ffffff';
  }
}
