export const soundCardText = {
  title: 'Sounds',
  on: 'This browser plays a sound when it rings and when a call connects.',
  off: 'This browser plays no sounds. A ring is shown, and vibrates where the device can.',
} as const
