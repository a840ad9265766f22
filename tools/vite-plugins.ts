// Shared by the builds of the two apps.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, brotliCompressSync } from 'node:zlib';
import { parseAst, type Plugin } from 'vite';

const TEXT = /\.(m?js|css|svg|json)$/;

/** Compresses files once, at the highest level, when they are written: the server sends them unchanged. */
export function brotliFiles(): Plugin {
  return {
    name: 'lintel-brotli',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => TEXT.test(file))) {
        const text = readFileSync(join(dir, name));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text, { params }));
      }
    },
  };
}

/** Replaces the icon library's factory by ours: the library's own adds 2 KB to the first chunk. */
export function lightIcons(): Plugin {
  const factory = join(import.meta.dirname, '../packages/ui/src/icon.ts');
  return {
    name: 'lintel-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '../createLucideIcon.mjs' && importer?.includes('lucide-react') ? '\0light-icon' : undefined,
    load: (id) =>
      id === '\0light-icon' ? `export { createIcon as default } from ${JSON.stringify(factory)};` : undefined,
  };
}

const SCHEMA_PARTS = new Set(['params', 'query', 'body', 'reply']);

/**
 * Removes the schemas from the calls of a source: the browser needs only paths and rules, and types are checked before
 * the build. Returns undefined for a source without calls. Throws if a call spreads another object, whose schemas would
 * stay.
 */
export function removeSchemas(code: string): string | undefined {
  if (!code.includes('= call({')) return undefined;
  let left = code;
  for (const statement of parseAst(code, { lang: 'ts' }).body.toReversed()) {
    const declared =
      statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
        ? statement.declaration.declarations[0]?.init
        : undefined;
    if (declared?.type !== 'CallExpression' || declared.callee.type !== 'Identifier' || declared.callee.name !== 'call')
      continue;
    const [spec] = declared.arguments;
    if (spec?.type !== 'ObjectExpression') continue;
    const kept = spec.properties.filter((part) => {
      if (part.type !== 'Property') throw new Error('A call must write out its own schemas.');
      return part.key.type !== 'Identifier' || !SCHEMA_PARTS.has(part.key.name);
    });
    left = `${left.slice(0, spec.start)}{ ${kept.map((part) => code.slice(part.start, part.end)).join(', ')} }${left.slice(spec.end)}`;
  }
  return left;
}

/** Removes the schemas of calls from the browser's code (decision 0014). */
export function callsWithoutSchemas(): Plugin {
  return {
    name: 'lintel-calls',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const left = /packages.contract.src.([\w-]+.)?[^\\/]+\.ts$/.test(id) ? removeSchemas(code) : undefined;
      return left === undefined ? undefined : { code: left, map: null };
    },
  };
}

/**
 * Lets the bundler remove the router's unused components: forms, navigation links, framework prefetching. It keeps them
 * because the router names its components for debuggers.
 */
export function routerPartsUsed(): Plugin {
  return {
    name: 'lintel-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/react-router.dist.production/.test(id)) return undefined;
      const left = code
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(/= (?=React\$?\d?\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ ');
      return { code: left, map: null };
    },
  };
}
