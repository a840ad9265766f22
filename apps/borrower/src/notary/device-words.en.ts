/** The check of camera, microphone and connection before a video call. */
export const DEVICE = {
  title: 'Check this device',
  lead: 'The notary needs to see and hear you. Test your device first. Your browser will ask to use your camera and microphone. During the test, no picture or sound leaves this device.',
  open: 'Check camera, microphone and connection',
  again: 'Check again',
  last: (day: string, words: string) => `Checked on ${day}: ${words}.`,
  parts: { camera: 'Camera', microphone: 'Microphone', network: 'Connection' },
  states: { ASKING: 'Checking', PASS: 'Works', FAIL: 'Doesn’t work' },
  allGood: 'Everything works on this device.',
  notAll: 'Something doesn’t work yet. Follow the steps shown beside it.',
  summary: { PASS: 'everything works', FAIL: 'something didn’t work' },
  preview: 'What your camera sees',
  why: {
    BLOCKED:
      'Your browser is blocking it on this page. Allow it in the browser’s settings for this site, then check again.',
    NONE: 'We didn’t find one. Connect one, or open this page on a phone.',
    IN_USE: 'Another program is using it. Close that program, then check again.',
    NO_WAY: 'This browser can’t use it. Open this page in another browser or on a phone.',
    OFFLINE: 'You’re not connected to the internet. Connect, then check again.',
    SLOW: 'It’s slow for a video call. Move closer to the router, or use another connection.',
  },
} as const;
