// Wires identity to secrets, mail, text messages and password hashers.

import type { MailService } from '#workers/contract/ports.ts'
import type { Language } from '#workers/contract/text/language.ts'
import { CHEAP_PASSWORD_COST, type IdentityDeps, PASSWORD_COST } from '#workers/domain/identity/index.ts'
import { createMailer } from '#workers/gateways/mail/mail.ts'
import { createOutbox, createTextOutbox } from '#workers/gateways/mail/outbox.local.ts'
import type { Env } from '../env.ts'
import { createPasswords } from '../gateways/password-hashers.ts'
import { countriesOf, twilioConfig } from '../gateways/twilio/config.ts'
import { createTexter } from '../gateways/twilio/sms.ts'
import { createWebAuthn } from '../gateways/webauthn.ts'
import { peppersOf, signingKeys } from './secrets.ts'
import { signedMail } from './signed-mail.ts'

type PortsOf = { now: () => number; origin: string; platformName(language: Language): Promise<string> }

export function identityPorts(env: Env, { now, origin, platformName }: PortsOf) {
  const twilio = twilioConfig(env, __LOCAL__)
  return {
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    mailService: signedMail(__LOCAL__ ? createOutbox(env, now) : createMailer(env), { name: platformName, origin }),
    platformName,
    texts: twilio ? createTexter(twilio) : __LOCAL__ ? createTextOutbox(env, now) : null,
    textsRegistrations: twilio !== null,
    countries: countriesOf(env),
    keys: signingKeys(env),
    peppers: peppersOf(env),
    webAuthn: createWebAuthn({ origin, name: platformName }),
    passwords: createPasswords(env, {
      cost: __LOCAL__ && env.CHEAP_PASSWORDS ? CHEAP_PASSWORD_COST : PASSWORD_COST,
    }),
    adminSecondStep: env.ADMIN_SECOND_STEP !== 'off',
    origin,
  } satisfies Partial<IdentityDeps> & { mailService: MailService }
}
