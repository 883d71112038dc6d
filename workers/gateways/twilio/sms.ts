// Text messages through Twilio. In local mode without Twilio the outbox replaces it.
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Texter } from '#workers/contract/ports.ts'
import type { TwilioConfig } from './config.ts'
import { createTwilioRest, isTwilioFailure } from './rest.ts'

export function createTexter(config: TwilioConfig): Texter {
  const rest = createTwilioRest(config)
  const from = config.smsFrom.startsWith('MG') ? { MessagingServiceSid: config.smsFrom } : { From: config.smsFrom }
  return {
    async send({ to, text }) {
      const form = { To: to, ...from, Body: text, StatusCallback: `${config.baseUrl}/webhooks/twilio/sms` }
      try {
        await rest.post('Messages.json', form)
      } catch (error) {
        if (!isTwilioFailure(error)) throw error
        // Without Twilio's message, which may contain the phone number.
        throw new AppError('unavailable', { log: `sms: ${error.status} ${error.twilioCode}` })
      }
    },
  }
}
