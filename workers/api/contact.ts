// /contact/ and /newsletter/: public, limited by network.
import * as spec from '#workers/contract/api/contact.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import { languageOfCaller } from '#workers/http/callers/language.ts'
import { createApi, endpoint } from '../http/endpoint.ts'
import { limitByAddress } from '../http/rate-limit.ts'

export const contact = createApi()

endpoint(contact, spec.sendMessage, 'public', async ({ c, services, body }) => {
  await limitByAddress(c, 'contact', 10, HOUR)
  await services.inbox.receive({ ...body, language: languageOfCaller(c).language })
  return { message: 'Thank you. Your message has reached us, and a person will answer by mail.' }
})

// The answer is the same for a confirmed address, so that it does not reveal subscribers.
endpoint(contact, spec.joinNewsletter, 'public', async ({ c, services, body }) => {
  await limitByAddress(c, 'newsletter', 20, HOUR)
  await services.newsletter.join({ email: body.email, language: languageOfCaller(c).language })
  return { message: 'Please open the mail that we have sent you, and confirm your address.' }
})
