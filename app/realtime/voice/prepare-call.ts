// Prepares a call: requests the microphone, the token and the provider's code in parallel. It may run while the call
// still rings, because the user has started the call.
import { api } from '#app/login-state/browser-login.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { CallTokenAnswer } from '#workers/contract/consultations/calls.ts'
import { askMicrophone, release } from './microphone.ts'

export type Preparation = {
  /** Rejects with the errors that `microphoneProblem` classifies. */
  microphone: Promise<MediaStream>
  token: Promise<CallTokenAnswer>
  /** Releases the preparation. */
  drop(): void
}

/** A background call, because the token is requested automatically and the call panel shows a failure. */
export const fetchToken = () => api.call(routes.issueCallToken, { background: true })

export const loadEmbedded = () => import('./embedded/embedded-adapter.ts')
export const loadTwilio = () => import('./twilio/twilio-adapter.client.ts')

export function prepareCall(): Preparation {
  const microphone = askMicrophone()
  const token = fetchToken()
  const code = token.then(async ({ provider }) => void (await (provider === 'twilio' ? loadTwilio() : loadEmbedded())))
  // Prevents unhandled rejections, because joinCall awaits these promises later.
  for (const each of [microphone, token, code]) each.catch(() => undefined)
  return { microphone, token, drop: () => void microphone.then(release, () => undefined) }
}

/** The prepared parts; an ended microphone and a failed token are requested again. */
export function renewed({ microphone, token }: Preparation): Pick<Preparation, 'microphone' | 'token'> {
  const isLive = (stream: MediaStream) => stream.getAudioTracks().some(({ readyState }) => readyState === 'live')
  const again = token.catch(fetchToken)
  again.catch(() => undefined)
  return { microphone: microphone.then((stream) => (isLive(stream) ? stream : askMicrophone())), token: again }
}
