/** The check of camera, microphone and connection before a video call. */
export const DEVICE = {
  title: 'Check this device',
  lead: 'The notary must see and hear you. Your browser asks whether it may use camera and microphone; no picture and no sound leaves this device.',
  open: 'Check camera, microphone and connection',
  again: 'Check again',
  last: (day: string, words: string) => `Checked on ${day}: ${words}.`,
  parts: { camera: 'Camera', microphone: 'Microphone', network: 'Connection' },
  states: { ASKING: 'Checking', PASS: 'Works', FAIL: 'Does not work' },
  allGood: 'Everything works on this device.',
  notAll: 'Something does not work yet. What to do stands with it.',
  summary: { PASS: 'all of it works', FAIL: 'something did not work' },
  preview: 'What your camera sees',
  why: {
    BLOCKED:
      'Your browser keeps it from this page. Allow it in the browser’s settings for this site, then check again.',
    NONE: 'None was found. Connect one, or open this page on a phone.',
    IN_USE: 'Another program uses it. Close that program, then check again.',
    NO_WAY: 'This browser cannot use it. Open this page in another browser or on a phone.',
    OFFLINE: 'There is no connection. Connect, then check again.',
    SLOW: 'It is slow for a video call. Go nearer to the router, or use another connection.',
  },
} as const;
