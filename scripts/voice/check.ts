// `npm run voice:check`: the parts that a configured Twilio account lacks. Reads TWILIO_… and PUBLIC_BASE_URL from the environment,
// and from .dev.vars where that lacks them. Exits 0 when nothing is missing, 1 when something is, 2 without settings.
import type { Env } from '#workers/env.ts'
import { twilioConfig } from '#workers/gateways/twilio/config.ts'
import { devVars } from '../lib/local-settings.mjs'
import { checkAccount } from './account-check.ts'

const config = twilioConfig({ ...devVars(), ...process.env } as unknown as Env)
if (!config) {
  console.error('Twilio is not set up: see docs/voice.md, "Setting up a real account".')
  process.exitCode = 2
} else {
  const findings = await checkAccount({ config, voiceApi: process.env.TWILIO_VOICE_API || 'https://voice.twilio.com' })
  for (const { what, missing } of findings)
    console.log(missing === null ? `ok       ${what}` : `MISSING  ${what}: ${missing}`)
  process.exitCode = findings.some(({ missing }) => missing !== null) ? 1 : 0
}
