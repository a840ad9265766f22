import type { IdSide, IdType, UploadAdvice } from '@lintel/domain';

export const IDENTITY = {
  title: 'Verify your identity',
  again: 'Let’s try your ID again',
  againLead: 'We need new photos. A loan specialist reviews them, usually within 1 business day.',
  reviewed: 'A loan specialist is reviewing your ID',
  which: 'Which ID will you use?',
  choose: 'Choose the ID you’ll use.',
  hints: {
    DRIVERS_LICENSE: 'Front and back',
    PASSPORT: 'The page with your photo',
    STATE_ID_CARD: 'Front and back',
    PERMANENT_RESIDENT_CARD: 'Front and back',
  } satisfies Record<IdType, string>,
  begin: 'Continue',
  checking: 'Checking your ID',
  checkingText: 'We’re checking your photos. This takes a few seconds.',
  another: 'Use another ID',
  sides: { FRONT: 'Front', BACK: 'Back', SELFIE: 'Your face' } satisfies Record<IdSide, string>,
  passportPage: 'The page with your photo',
  how: {
    FRONT: 'Put it on a dark, flat surface. Keep all four corners in the picture, with no glare.',
    BACK: 'Turn it over. Make sure the bar code is sharp.',
    SELFIE: 'Look straight at the camera, without glasses, hat or mask.',
  } satisfies Record<IdSide, string>,
  camera: 'Use this camera',
  photo: 'Take a photo',
  file: 'Choose a photo',
  take: 'Take the photo',
  cameraTitle: (side: string) => `Photo: ${side}`,
  noCamera: 'We couldn’t open the camera. Choose a photo instead.',
  closeCamera: 'Close the camera',
  replace: 'Replace the photo',
  replaceThis: (side: string) => `Replace the photo: ${side}`,
  sending: 'Sending the photo',
  added: 'Photo added',
  missing: 'Still missing',
  advice: {
    BLURRED: 'It looks blurry. Hold still and take it again.',
    DARK: 'It looks too dark. Move into the light and take it again.',
    SMALL: 'It’s small. Move closer and take it again.',
  } satisfies Record<UploadAdvice, string>,
  mayKeep: 'You can also send it as it is.',
  photoOf: (side: string) => `Your photo: ${side}`,
  submit: 'Send my photos',
  incomplete: {
    FRONT: 'Add a photo of the front.',
    BACK: 'Add a photo of the back.',
    SELFIE: 'Add a photo of your face.',
  } satisfies Record<IdSide, string>,
  incompletePage: 'Add a photo of the page with your photo.',
  left: (n: number) =>
    n === 0
      ? 'We couldn’t match this. Call us, and we’ll continue with you by phone.'
      : `You can try ${n} more ${n === 1 ? 'time' : 'times'} today.`,
  phone: 'Continue on your phone',
  phoneWhy: 'Take the photos with your phone. This page will update when you’ve sent them.',
  /**
   * The user is already on a phone or tablet: the link is for another one whose camera works, or whose owner has the
   * ID.
   */
  other: 'Continue on another device',
  otherWhy:
    'The link opens only this step, on any phone or tablet. Take the photos there. This page will update when you’ve sent them.',
  text: 'Text me a link',
  link: 'Show the link',
  code: 'Show a code to scan',
  readDepositCode: 'QR code of the address below',
  scan: 'Point your phone’s camera at the code, or open this address on your phone:',
  linkSent: 'We sent the link to your phone.',
  linkIs: 'Open this address on the other device:',
  linkLives: 'It works once, for 15 minutes.',
  rail: 'How we use your photos',
  safe: {
    title: 'Only for this check',
    text: 'We encrypt your photos and use them only for this check. We remove the location and time stored in each photo.',
  },
  seen: {
    title: 'Who sees them',
    text: 'Our software reads your ID in about a minute. If it isn’t sure, a loan specialist reviews your photos, usually within 1 business day.',
  },
} as const;
