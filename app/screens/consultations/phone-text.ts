// The words of a phone call: the state of each side's phone, and the next step.
export const legText = {
  phone: {
    none: 'Not rung yet',
    dialling: 'Being dialled',
    ringing: 'Ringing',
    answered: 'Waiting for key 1',
    joined: 'In the call',
    left: 'Hung up',
    failed: 'Not reached',
  },
  web: {
    none: 'Not here yet',
    answered: 'Connecting',
    left: 'Away',
  },
} as const

export const phoneLineText = {
  speaking: 'Speaking by phone',
  paused: 'The call is interrupted. The meter is paused.',
  preparing: 'The phones are being prepared.',
  dialling: 'Your phone will ring in a moment.',
  rings: 'Your phone is ringing. Please answer it.',
  press: 'Press 1 on your phone to join.',
  first: (name: string) => `We ring ${name} first. Your phone rings after that.`,
  soon: 'Your phone will ring in a moment.',
  otherRings: (name: string) => `We ring ${name} now.`,
  otherAnswered: (name: string) => `${name} has answered and is about to join.`,
  waitWeb: (name: string) => `Waiting for ${name}, who calls from the browser.`,
} as const

export const phoneText = {
  title: (name: string) => `Phone call with ${name}`,
  numberTitle: 'The number that rings you',
  number: 'Calls come from our number. Neither side sees the other’s.',
  unseen: 'This page has lost sight of the phones.',
  gate: 'Answer, then press 1. Nothing is charged before both of you are in.',
  phones: 'The phones',
  legs: 'Both sides',
  you: 'You',
  byPhone: 'By phone',
  byWeb: 'In the browser',
} as const
