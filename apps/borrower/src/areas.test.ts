import { expect, test } from 'vitest';
import { getArea } from './areas.tsx';

test.each([
  ['/account/heloc/0b8635a8-62c4-4b90-8f00-0123456789AB/product/select', 'application'],
  ['/account/heloc/0b8635a8-62c4-4b90-8f00-0123456789AB', 'application'],
  ['/account/heloc/0b8635a862c44b908f000123456789ab/product/select', 'account'],
  ['/account/heloc/product/select', 'account'],
])('recognizes an application by the UUID in its path: %s belongs to %s [APP-024]', (path, area) => {
  expect(getArea(path)).toBe(area);
});
