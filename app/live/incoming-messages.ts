/** Every sentence of the incoming dialog (SPEC 2.9). */
export const incomingText = {
  titles: {
    ringing: { chat: 'Incoming Chat', call: 'Incoming Call' },
    connecting: { chat: 'Connecting chat...', call: 'Connecting call...' },
    error: 'Connection Error',
  },
  kinds: { chat: 'Chat', 'web-call': 'Web call', 'phone-call': 'Phone call' },
  conference: (name: string) => `Conference ${name}`,
  earn: 'You earn',
  aMinute: 'a minute',
  stops: (time: string) => `Stops ringing by itself in ${time}`,
  reject: 'Reject',
  accept: { chat: 'Accept Chat', 'web-call': 'Accept on Web', 'phone-call': 'Accept Phone Call' },
  connecting: 'Connecting...',
  meter: 'The meter starts when both of you are there.',
  failed: 'Accept failed',
  missed: (name: string) => `You missed a request by ${name}. Nobody was charged.`,
  cancelled: (name: string) => `${name} cancelled the request.`,
  taken: 'Answered in another tab or on another device.',
} as const
