import { createElement, type ReactNode, type SVGProps } from 'react';

/** An icon's data in the library: the shapes of a 24 by 24 drawing. */
export interface IconData {
  node: readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[];
}

export interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * Draws an icon of the library. The build replaces the library's own factory with it, because that factory's contexts
 * and class names are larger than our icons (see the build's configuration). A test compares the results.
 */
export function createIcon({ node }: IconData): (props: IconProps) => ReactNode {
  return ({ size = 24, className, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        className: className ? `lucide ${className}` : 'lucide',
        ...rest,
      },
      ...node.map(([shape, attributes]) => createElement(shape, attributes)),
    );
}
