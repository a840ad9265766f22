export interface FileIndexTables {
  /** What a file is found by, hashed with a key of ours; `is_person`: it says who somebody is, so that two files of one person share it. */
  file_token: { hash: string; application_uuid: string; is_person: boolean; key_id: string };
}
