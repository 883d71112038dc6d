export const yourDataText = {
  title: 'Your data',
  export: 'A copy of your data',
  exportText:
    'One archive of all that we keep about you: account, sessions, conversations and their files, photo and pictures, bookings, reviews, devices and your whole statement. It is made within a few minutes, in several parts when it is large, and kept for 24 hours.',
  ask: 'Make an archive',
  again: 'Make a new one',
  waiting: 'Your archive is being made. You can leave this page.',
  failed: 'The archive could not be made. Please try again, or write to us.',
  download: (size: string) => `Download (${size})`,
  part: (number: number, size: string) => `Part ${number} (${size})`,
  until: 'Kept until',
  delete: 'Delete your account',
  deleteText:
    'Your name, addresses, photo, births and everything you saved go, and this cannot be undone. Records of payments stay, without your name; who you talked to keeps the conversation with “Former client” or “Former astrologer”.',
  deleteButton: 'Delete account…',
  question: 'Delete your account?',
  live: 'A session that is running ends now, and is billed to this second.',
  left: (amount: string) =>
    `${amount} is left in your wallet. You can spend it first, or ask us for a refund by the contact page.`,
  due: (amount: string) => `${amount} is still due to you. You can ask us to pay it out first by the contact page.`,
  waive: (amount: string) => `I give up ${amount}. It will not be paid back.`,
  password: 'Your password',
  passwordHint: 'An account without a password of its own sets one by “Forgot password” first.',
  keep: 'Keep my account',
  now: 'Delete for good',
  gone: 'Your account has been deleted.',
} as const
