// Prepares a call: fetches the microphone, the token and the provider's code side by side. It may begin
// while the call still rings, because the person has asked for it by then.
import { api } from '#app/auth/browser-login.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { CallTokenAnswer } from '#workers/contract/consultations/calls.ts'
import { askMicrophone, release } from './microphone.ts'

export type Preparation = {
  /** Rejects with what `microphoneProblem` names. */
  microphone: Promise<MediaStream>
  token: Promise<CallTokenAnswer>
  /** It is not needed any more. */
  drop(): void
}

/** A call asks for its token again by itself, and its panel says where that fails (SPEC 8, call toasts). */
export const fetchToken = () => api.call(routes.issueCallToken, { background: true })

export const loadEmbedded = () => import('./embedded/embedded-adapter.ts')
export const loadTwilio = () => import('./twilio/twilio-adapter.client.ts')

export function prepareCall(): Preparation {
  const microphone = askMicrophone()
  const token = fetchToken()
  const code = token.then(async ({ provider }) => void (await (provider === 'twilio' ? loadTwilio() : loadEmbedded())))
  // joinCall awaits these promises later; until then a failure must not count as unhandled.
  for (const each of [microphone, token, code]) each.catch(() => undefined)
  return { microphone, token, drop: () => void microphone.then(release, () => undefined) }
}

/** The prepared parts; asks again for a microphone that has ended and for a token that failed. */
export function renewed({ microphone, token }: Preparation): Pick<Preparation, 'microphone' | 'token'> {
  const isLive = (stream: MediaStream) => stream.getAudioTracks().some(({ readyState }) => readyState === 'live')
  const again = token.catch(fetchToken)
  again.catch(() => undefined)
  return { microphone: microphone.then((stream) => (isLive(stream) ? stream : askMicrophone())), token: again }
}
