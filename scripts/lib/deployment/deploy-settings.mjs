// The settings of a site, each group with what does not work without it.

/**
 * `partly`: what it comes to when some of them are set.
 * @typedef {{ of: string, names: string[], stops?: boolean, effect: string, partly?: string }} Group
 */

/** Each is needed by itself. @type {Group[]} */
export const NEEDED = [
  { of: 'log-in', names: ['JWT_SECRET', 'PEPPER'], stops: true, effect: 'Every request answers 503.' },
  {
    of: 'mail',
    names: ['MAIL_FROM'],
    stops: true,
    effect: 'No mail is sent: nobody can register, and no admin can log in for the first time.',
  },
  { of: 'Stripe', names: ['STRIPE_SECRET_KEY'], effect: 'There are no top-ups: nobody can pay for a session.' },
  {
    of: 'push messages',
    names: ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
    effect: 'Nothing is pushed: an astrologer without an open page is not rung.',
  },
  {
    of: 'the heartbeat',
    names: ['HEARTBEAT_URL'],
    effect: 'Nobody hears when cron, the database or the mails of alerts stop.',
  },
]

/** @satisfies {Group} */
export const WEBHOOK = {
  of: 'Stripe',
  names: ['STRIPE_WEBHOOK_SECRET'],
  stops: true,
  effect: 'Stripe’s reports are refused: people who pay get nothing in their wallet.',
}

/** @satisfies {Group} */
export const PUSH_CONTACT = {
  of: 'push messages',
  names: ['VAPID_CONTACT'],
  effect: 'Push services are told the address of the site only: nobody reads what they write.',
}

/** @satisfies {Group} */
export const TWILIO = {
  of: 'Twilio',
  names: [
    'TWILIO_ACCOUNT_SID',
    'TWILIO_AUTH_TOKEN',
    'TWILIO_API_KEY',
    'TWILIO_API_SECRET',
    'TWILIO_APP_SID',
    'TWILIO_PHONE_NUMBER',
  ],
  effect: 'There are neither phone calls nor text messages.',
  partly: 'Twilio is not used: there are neither phone calls nor text messages.',
}

/** @satisfies {Group} */
export const RELAYS = { of: 'the relays', names: ['TURN_KEY_ID', 'TURN_KEY_TOKEN'], effect: 'There are no web calls.' }

/** @satisfies {Group} */
export const SCANNER = {
  of: 'the scanner of files',
  names: ['FILE_SCANNER_URL', 'FILE_SCANNER_TOKEN'],
  effect: 'Files of chats are not looked at.',
  partly: 'Without its address no file is looked at; a scanner that wants a token refuses each file.',
}

/** Secrets that no file may hold. */
export const SEALED_SETTINGS = [
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'PEPPER',
  'PEPPER_PREVIOUS',
  'PEPPER_NEXT',
  'PHONE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'VAPID_PRIVATE_KEY',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_API_SECRET',
  'TURN_KEY_TOKEN',
]

/** Read by rules of its own. */
export const ADDRESS = 'PUBLIC_BASE_URL'

/** Settings that a site works without: they have defaults, or are set while a secret is replaced. */
export const OPTIONAL_SETTINGS = [
  'PRESENCE_BOARDS',
  'PRESENCE_PLACES',
  'ADMIN_SECOND_STEP',
  'SITE_CLOSED',
  'STUN_URLS',
  'JWT_KEY_ID',
  'JWT_SECRET_PREVIOUS',
  'JWT_KEY_ID_PREVIOUS',
  'PEPPER_PREVIOUS',
  'PEPPER_NEXT',
  'PHONE_KEY',
  'TWILIO_AUTH_TOKEN_NEXT',
  'TWILIO_SMS_FROM',
  'TWILIO_COUNTRIES',
  'STRIPE_API',
  'TWILIO_API',
  'TURN_API',
  'PUSH_API',
  // On one's own machine only.
  'DIAL_ONLY',
]

/** Read in tests of the local build only. */
export const TEST_SETTINGS = ['FAILPOINT_URL', 'CLOCK_RATE', 'CLOCK_EPOCH', 'CHEAP_PASSWORDS']

/** The settings that are checked. */
export const CHECKED_SETTINGS = [
  ADDRESS,
  ...[...NEEDED, WEBHOOK, PUSH_CONTACT, TWILIO, RELAYS, SCANNER].flatMap(({ names }) => names),
]
