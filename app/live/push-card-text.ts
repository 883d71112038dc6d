export const pushCardText = {
  title: 'This device',
  ask: {
    astrologer: 'Let this device ring when no page of this site is open. You then stay online without an open tab.',
    user: 'Let this device tell you when an astrologer accepts or writes while no page of this site is open.',
  },
  on: {
    astrologer: 'This device also rings when no page of this site is open.',
    user: 'This device tells you when an astrologer accepts or writes while no page of this site is open.',
  },
  denied: 'Notifications are blocked for this site. You can allow them in the settings of your browser.',
  allow: 'Allow notifications',
  failed: 'This device could not be registered. Please try again.',
} as const
