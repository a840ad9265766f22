/** What whoever unpacks an archive reads first. */
export const README = `This archive holds the papers of a home equity line of credit and what happened in its file.

documents/       the papers, the signed ones among them, as they were made; each is named in documents.json
documents.json   when each paper was made, given out, read and acknowledged; files that were sent to us are named there by their hash alone
facts.jsonl      what happened, one fact a line, oldest first; each carries the hash of the one before; of what
                 only the lender reads, just the hash is here
evidence.jsonl   one signature on one paper a line; each carries the hash of the one before
servicing.json   for the lender alone: what whoever services the line is told of it
manifest.json    every file with its hash; its own hash stands in manifest.sha256. "erased", where it is there, says what was
                 erased of this file, when and by which rule: its documents are named by their hashes alone
verify.mjs       checks all of it: unpack the archive, then run "node verify.mjs" in its folder (Node 20 or newer)

What it prints last is what it found. The hash of the manifest stands there too: two archives with the same one are the same.
No Social Security number, no number of an account and no picture of an identity document is in this archive.
`;
