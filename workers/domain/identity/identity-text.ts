// Mails and text messages about codes and logins.
import { texts } from '#workers/contract/text/texts.ts'
import { identityHindi } from './identity-text.hi.ts'
import type { CodePurpose } from './secrets.ts'

type Letter = { subject: string; text: string }
type ByMail = Record<Exclude<CodePurpose, 'phone'>, string>

export const identityEnglish = {
  codeSubjects: {
    register: 'Your code to confirm your e-mail',
    login: 'Your code to log in',
    reset: 'Your code for a new password',
    second_step: 'Your code to log in as an admin',
  } as ByMail,
  /** The code comes first, because previews of mails show the beginning. */
  code: (code: string) =>
    `${code}\n\nThis code is good for 10 minutes and for one use. If you did not ask for it, ignore this mail.`,
  /** Short, fixed, and without a link: Indian carriers deliver only texts that match a registered template. */
  textedCode: (code: string, platform: string) =>
    `${code} is your ${platform} code. It is good for 10 minutes. Do not share it.`,
  known: ({ login, reset }: { login: string; reset: string }): Letter => ({
    subject: 'You already have an account',
    text: `Someone, perhaps you, tried to register with this address. You already have an account: log in at ${login}, or choose a new password at ${reset}. If it wasn't you, there is nothing to do.`,
  }),
  guesses: (reset: string): Letter => ({
    subject: 'Many wrong passwords were tried on your account',
    text: `Fifty or more wrong passwords were tried on your account within a day. None of them opened it. If it was you, there is nothing to do. If your password is short or used elsewhere, choose a new one at ${reset}; a passkey, which nobody can guess, can be added in your settings. You hear of this once a day at most.`,
  }),
  changed: {
    password: (reset: string) => changed('password', 'was', reset),
    phone: (reset: string) => changed('phone number', 'was', reset),
    passkeys: (reset: string) => changed('passkeys', 'were', reset),
    recoveryCodes: (reset: string) => changed('recovery codes', 'were', reset),
  },
}

function changed(name: string, were: 'was' | 'were', reset: string): Letter {
  return {
    subject: `Your ${name} ${were} changed`,
    text: `The ${name} of your account ${were} changed a moment ago. If it was you, there is nothing to do. If it wasn't, choose a new password at once at ${reset}: this ends every login, also that of whoever changed it.`,
  }
}

export const identityTexts = texts({ en: identityEnglish, hi: identityHindi })
