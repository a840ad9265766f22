import { Button, Minus, Plus, Select } from '@lintel/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useFile, type FileDocument } from '../use-file.ts';
import { documentNames } from './names.ts';
import { VIEWER } from './words.en.ts';
import css from './viewer.module.css';

const DocumentPages = lazy(async () => ({ default: (await import('./pages.tsx')).DocumentPages }));

const ZOOMS = [0.5, 0.75, 1, 1.5, 2, 3] as const;
const FIT = 2;

interface Props {
  documents: readonly FileDocument[];
  first: string;
  /** The document to compare with at first. */
  second?: string | undefined;
}

/** Shows one document to read, or two side by side. */
export function Compare({ documents, first, second = '' }: Props): ReactNode {
  const names = documentNames(documents);
  const [left, setLeft] = useState(first);
  const [right, setRight] = useState(second);
  const options = documents.map(({ uuid }) => ({ value: uuid, label: names.get(uuid) ?? '' }));
  const shown = [left, right].filter((uuid) => names.has(uuid));
  return (
    <div className={css.viewer}>
      <div className={css.choose}>
        <Select
          name="document"
          label={VIEWER.document}
          value={left}
          options={options}
          onChange={(event) => setLeft(event.currentTarget.value)}
        />
        {options.length > 1 && (
          <Select
            name="compare"
            label={VIEWER.compare}
            value={right}
            placeholder={VIEWER.nothing}
            options={options}
            onChange={(event) => setRight(event.currentTarget.value)}
          />
        )}
      </div>
      <div className={css.sides} data-two={shown.length > 1 ? '' : undefined}>
        {shown.map((uuid, index) => (
          <Side key={`${index} ${uuid}`} documentUuid={uuid} title={names.get(uuid) ?? ''} />
        ))}
      </div>
    </div>
  );
}

function Side({ documentUuid, title }: { documentUuid: string; title: string }): ReactNode {
  const { uuid } = useFile();
  const [zoom, setZoom] = useState(FIT);
  const [quarters, setQuarters] = useState(0);
  const scale = ZOOMS[zoom] ?? 1;
  return (
    <div className={css.side}>
      <div className={css.tools}>
        <Button size="s" icon={<Minus aria-hidden="true" />} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          {VIEWER.smaller}
        </Button>
        <output>{VIEWER.zoom(Math.round(scale * 100))}</output>
        <Button
          size="s"
          icon={<Plus aria-hidden="true" />}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          {VIEWER.larger}
        </Button>
        <Button size="s" onClick={() => setQuarters((quarters + 1) % 4)}>
          {VIEWER.rotate}
        </Button>
      </div>
      <Suspense fallback={<output>{VIEWER.opening}</output>}>
        <DocumentPages uuid={uuid} documentUuid={documentUuid} title={title} zoom={scale} quarters={quarters} />
      </Suspense>
    </div>
  );
}
