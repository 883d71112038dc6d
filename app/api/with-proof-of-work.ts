// While an address is under attack the server requires a proof of work. It is computed in a web worker, and then the
// request is sent again.
import { currentLanguage } from '#app/language/language.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import { challengeBits, SLOW_PHONE_HASHES } from '#workers/contract/accounts/proof-of-work.ts'
import { ApiError } from './api-client.ts'
import { proofOfWorkTexts } from './proof-of-work-text.ts'

/**
 * Sends a request; if the server requires a proof, solves it and sends the request again. Tests pass their own `solve`.
 */
export async function withProofOfWork<Answer>(
  send: (proof?: string) => Promise<Answer>,
  solve: (challenge: string) => Promise<string> = solveInWorker,
): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'proof_needed') throw error
    const challenge = error.fields.proof ?? ''
    const answer = solve(challenge).then(send)
    sayWhile(challenge, answer)
    return answer
  }
}

/** Solves a challenge for a form that is then sent again; the toast disappears once `answered` resolves. */
export function proveInWorker(challenge: string, answered: Promise<void>): Promise<string> {
  const proof = solveInWorker(challenge)
  sayWhile(
    challenge,
    proof.then(() => answered),
  )
  return proof
}

function sayWhile(challenge: string, until: Promise<unknown>): void {
  const seconds = Math.ceil(2 ** challengeBits(challenge) / SLOW_PHONE_HASHES)
  toast.info(proofOfWorkTexts[currentLanguage()].proving(seconds), { until })
}

/** Returns "challenge:answer". Throws if the browser cannot start a worker. */
function solveInWorker(challenge: string): Promise<string> {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' })
  const solved = new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
    worker.onerror = () => reject(new Error('The proof of work could not be made.'))
  })
  worker.postMessage(challenge)
  return solved.finally(() => worker.terminate())
}
