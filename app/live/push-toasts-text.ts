// Push messages as toasts (SPEC 8).
export const pushToastsText = {
  /** By type. */
  types: {
    'call-initiated': 'Connecting',
    'call-ringing': 'Ringing astrologer',
    'call-joined': 'Call started',
    'call-ongoing': 'Call in progress',
    'call-ended': 'Call ended',
    'call-missed': 'Missed call',
    'call-failed': 'Call failed',
    'call-busy': 'Astrologer is busy',
    'call-cancelled': 'Call cancelled',
    'call-rejected': 'Call rejected',
    'call-accepted': 'Call accepted',
    'call-disconnected': 'Call disconnected',
  },
  /** The title of a notice about a chat. */
  ofChat: /^Chat /,
  other: 'New message',
  sentence: (words: string) => `${words}.`,
  message: (title: string, words: string) => `${title}: ${words}`,
  both: (title: string, words: string) => `${title}. ${words}`,
} as const
