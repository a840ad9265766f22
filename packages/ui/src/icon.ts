import { createElement, type ReactNode, type SVGProps } from 'react';

/** An icon as the library keeps it: the shapes of a 24 by 24 drawing. */
export interface IconData {
  node: readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[];
}

export interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * Draws an icon of the library. A build puts it in place of the library's own factory, whose contexts and class names weigh more than our icons do
 * (see the build's configuration); it draws the same, as a test shows.
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
