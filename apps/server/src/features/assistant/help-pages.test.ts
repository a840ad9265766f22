import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestContext } from '../../../test/context.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { loadHelpPassages } from './help-pages.ts';

onOneDatabase('help pages', (open) => {
  test('of a lender replace shared ones of the same name and add others, only for that lender', async () => {
    const context = await createTestContext(await open());
    const folder = join(context.config.dataDir, 'brands/FIGURE/help');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'fees.md'),
      '# Our fees\n\n## What do you charge?\n\nNothing,\nnot even\n{{notaryFee}}.\n',
    );
    writeFileSync(
      join(folder, 'parking.md'),
      '# Parking\n\n## Where can I park?\n\n- In the yard\n- On the street\n\n## When?\n\nAt {{unknownHour}}.\n',
    );
    const own = await loadHelpPassages(context, 'FIGURE');
    expect(own.filter(({ source }) => source === 'fees' || source === 'parking')).toEqual([
      { source: 'fees', title: 'Our fees', heading: 'What do you charge?', text: 'Nothing, not even $300.' },
      { source: 'parking', title: 'Parking', heading: 'Where can I park?', text: '- In the yard\n- On the street' },
    ]);
    const other = await loadHelpPassages(context, 'HOMEPOINT');
    expect(other.filter(({ source }) => source === 'parking')).toEqual([]);
    expect(other.filter(({ title }) => title === 'Fees and costs')).toHaveLength(4);
  });
});
