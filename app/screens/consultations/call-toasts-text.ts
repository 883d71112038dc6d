// Toasts for the events of a call (SPEC 8).
export const callToastsText = {
  requested: 'Connecting',
  ringing: 'Ringing astrologer',
  connecting: 'Call accepted',
  active: 'Call started',
} as const
