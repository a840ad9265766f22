export interface Parts {
  readonly hello: string;
  readonly said: readonly string[];
  readonly link: { readonly label: string; readonly address: string };
  readonly small: readonly string[];
  readonly from: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const plain = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
const paragraph = (text: string, style = ''): string => `<p${style}>${plain(text)}</p>`;

/** The same letter as a page: one column that any width holds, the reader's own fonts and colours, no image, nothing from elsewhere, nothing that tells who read it. */
export function htmlOf(subject: string, { hello, said, link, small, from }: Parts): string {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${plain(subject)}</title></head>`,
    '<body style="font:16px/1.5 sans-serif;max-width:36em;margin:0 auto;padding:16px">',
    paragraph(hello),
    ...said.map((line) => paragraph(line)),
    `<p>${plain(link.label)}<br><a href="${plain(link.address)}" style="display:inline-block;padding:10px 0;overflow-wrap:anywhere">${plain(link.address)}</a></p>`,
    ...small.map((line) => paragraph(line)),
    paragraph(from),
    '</body></html>',
  ].join('\n');
}
