import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { forgetFailedLoads } from './retryable-lazy.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('a part whose chunk has loaded renders without its fallback', async () => {
  const Part = lazyPart(() => Promise.resolve(Greeting));
  const html = () =>
    renderToString(
      <Suspense fallback="wait">
        <Part name="Rosalia" />
      </Suspense>,
    );
  expect(html()).toContain('wait');
  await Part.load();
  expect(html()).not.toContain('wait');
  expect(html()).toContain('Rosalia');
});

test('a prefetch that fails leaves the part to be fetched when it is needed', async () => {
  let fails = true;
  const Part = lazyPart(() => (fails ? Promise.reject(new Error('offline')) : Promise.resolve(Greeting)));
  Part.prefetch();
  await expect(Part.load()).rejects.toThrow('offline');
  fails = false;
  await Part.load();
  expect(renderToString(<Part name="Rosalia" />)).toContain('Rosalia');
});

test('a part that failed is fetched again after the failures are forgotten', async () => {
  let imports = 0;
  const Part = lazyPart<{ name: string }>(() => {
    imports += 1;
    return Promise.reject(new Error('offline'));
  });
  const render = async () => {
    const { prelude } = await prerender(
      <Suspense>
        <Part name="Rosalia" />
      </Suspense>,
      { onError: () => {} },
    );
    await new Response(prelude).text();
  };
  await render();
  await render();
  expect(imports).toBe(1);
  forgetFailedLoads();
  await render();
  expect(imports).toBe(2);
});
