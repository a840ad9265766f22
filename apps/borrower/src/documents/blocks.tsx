import { DOCUMENT_LOCALE, type Block } from '@lintel/domain';
import type { ReactNode } from 'react';
import css from './documents.module.css';

/** The readable text of a document, from the same blocks as its PDF. */
export function Blocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return (
    <div className={css.document} lang={DOCUMENT_LOCALE}>
      {blocks.map((block, index) => (
        <One key={index} block={block} />
      ))}
    </div>
  );
}

function One({ block }: { block: Block }): ReactNode {
  if (block.kind === 'heading') return <h3>{block.text}</h3>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  return (
    <table>
      <caption>{block.caption}</caption>
      <thead>
        <tr>
          {block.head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
