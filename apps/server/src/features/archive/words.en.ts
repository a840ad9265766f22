/** The README of an archive. */
export const README = `This archive contains the documents of a home equity line of credit and the history of its file.

documents/       all documents as they were made, including the signed ones; documents.json lists each one
documents.json   when each document was made, delivered, read and acknowledged; it names files that were sent to us
                 only by their hashes
facts.jsonl      what happened, one fact per line, oldest first; each has the hash of the previous one; facts that
                 only the lender can read are included only as hashes
evidence.jsonl   one signature on one document per line; each has the hash of the previous one
servicing.json   for the lender only: what the company that services the line is told
manifest.json    every file with its hash; its own hash is in manifest.sha256. If it has an "erased" part, that part says
                 what was erased from this file, when and by which rule: its documents are listed only by their hashes
verify.mjs       checks everything: unpack the archive, then run "node verify.mjs" in its folder (Node 20 or newer)

The last thing it prints is the result. It also prints the hash of the manifest: two archives with the same hash are
identical. This archive contains no Social Security number, no account number and no picture of an identity document.
`;
