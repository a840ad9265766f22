// Checks this archive on its own: unpack it, then run `node verify.mjs` in its folder (Node 20 or newer). Exit 1:
// something differs.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = process.argv[2] ?? dirname(fileURLToPath(import.meta.url));
const sha256 = (content) => createHash('sha256').update(content).digest('hex');
const read = (path) => readFileSync(join(root, path));
const lines = (path) =>
  existsSync(join(root, path))
    ? read(path)
        .toString('utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
const wrong = [];
const must = (holds, sentence) => {
  if (!holds) wrong.push(sentence);
};

function check() {
  must(
    read('manifest.sha256').toString('utf8').trim() === sha256(read('manifest.json')),
    'manifest.json is not the original',
  );
  const manifest = JSON.parse(read('manifest.json'));
  const listed = new Map(manifest.files.map((file) => [file.path, file]));
  const within = (folder) =>
    readdirSync(join(root, folder)).flatMap((name) => {
      const path = folder ? `${folder}/${name}` : name;
      return statSync(join(root, path)).isDirectory() ? within(path) : [path];
    });
  for (const path of within(''))
    must(listed.has(path) || path.startsWith('manifest.'), `${path} is not in the manifest`);
  for (const { path, sha256: hash, size } of manifest.files) {
    if (!existsSync(join(root, path))) {
      wrong.push(`${path} is missing`);
      continue;
    }
    const content = read(path);
    must(content.length === size && sha256(content) === hash, `${path} was changed`);
  }

  const facts = lines('facts.jsonl');
  let previous = '0'.repeat(64);
  facts.forEach((fact, index) => {
    const text = JSON.stringify([
      fact.previous_hash,
      fact.application_uuid,
      fact.sequence,
      fact.type,
      fact.data,
      fact.at,
      fact.actor_kind,
      fact.actor_id,
      fact.request_id,
    ]);
    must(
      fact.sequence === index + 1 &&
        fact.previous_hash === previous &&
        (fact.hash === sha256(text) || (fact.type === 'Withheld' && manifest.madeFor === 'BORROWER')),
      `fact ${index + 1} (${fact.type}) does not match`,
    );
    previous = fact.hash;
  });
  must(facts.length === manifest.facts.count && previous === manifest.facts.lastHash, 'facts are missing at the end');

  const documents = new Map(manifest.files.flatMap((file) => (file.document ? [[file.document, file.sha256]] : [])));
  const evidence = lines('evidence.jsonl');
  previous = '0'.repeat(64);
  evidence.forEach((entry, index) => {
    const holds =
      entry.sequence === index + 1 &&
      entry.previous_hash === previous &&
      (entry.statement === null || entry.hash === sha256(`${previous}\n${entry.statement}`));
    must(holds, `signature ${index + 1} does not match`);
    const said = JSON.parse(entry.statement ?? '{}');
    for (const [document, hash] of [
      [said.document, said.sha256],
      [said.signedDocument, said.after],
    ]) {
      must(
        !documents.has(document) || documents.get(document) === hash,
        `signature ${index + 1} refers to a different file than ${document}`,
      );
    }
    previous = entry.hash;
  });
  must(
    evidence.length === manifest.evidence.count && previous === manifest.evidence.lastHash,
    'signatures are missing at the end',
  );
  for (const { type, data } of facts.filter((fact) =>
    ['NoteSigned', 'DeedSigned', 'DocumentAcknowledged'].includes(fact.type),
  )) {
    const said = JSON.parse(data);
    for (const { document, sha256: hash } of said.documents ?? [said])
      must(
        !documents.has(document) || documents.get(document) === hash,
        `${type} refers to a different file than ${document}`,
      );
  }
  console.log(
    `Loan ${manifest.loanNumber} (${manifest.application}), made ${manifest.madeAt}: ${manifest.files.length} files, ${facts.length} facts, ${evidence.length} signatures.\nManifest ${sha256(read('manifest.json'))}`,
  );
}

try {
  check();
} catch (error) {
  wrong.push(`The archive can't be read: ${error.message}`);
}
console.log(
  wrong.length === 0
    ? 'Everything holds.'
    : `${wrong.length} ${wrong.length === 1 ? 'difference' : 'differences'}:\n- ${wrong.join('\n- ')}`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
