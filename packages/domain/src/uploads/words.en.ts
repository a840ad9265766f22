/** Sentences about a file, for the server's refusal and for the page that finds the fault before uploading. */
export const FILE_SENTENCES = {
  tooLarge: (limit: string): string => `This file is larger than ${limit}.`,
  type: (types: string): string => `This type of file can’t be read here. Use ${types}.`,
  heic: 'This is a HEIC photo, which can’t be read here. Save it as JPG, or take the photo here.',
  empty: 'This file is empty.',
  locked: 'This file has a password. Save it without one.',
  active: 'This file contains a program, a form or other files. Print it to a new PDF and send that.',
  infected: 'This file isn’t safe. Choose another.',
  unreadable: 'We couldn’t read this file. Try another copy or a photo.',
  name: 'This file name includes a folder. Rename the file and add it again.',
  /** The limit behind a fault: "50 megapixels", "100 pages". */
  megapixels: (count: number): string => `${count} megapixels`,
  pages: (count: number): string => (count === 1 ? '1 page' : `${count} pages`),
  documentTypes: 'PDF, JPG or PNG',
  pictureTypes: 'JPG or PNG',
  chatTypes: 'JPG, PNG, AMR, MP3, MP4, PDF or TXT',
} as const;
