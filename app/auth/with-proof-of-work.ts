// The server asks for a proof of work while an address is under attack: it is made off the page's thread, and the request
// goes again.
import { currentLanguage } from '#app/language/language.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import { challengeBits, SLOW_PHONE_HASHES } from '#workers/contract/accounts/proof-of-work.ts'
import { ApiError } from './api.ts'
import { proofOfWorkTexts } from './proof-of-work-text.ts'

/** Sends, and where a proof is asked for sends again with it. `solve` is another one in tests. */
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

/** The answer to a challenge of the server's, for a form that is sent again with it; `answered` ends the message about it. */
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

/** "challenge:answer". Throws where the browser cannot start a worker. */
function solveInWorker(challenge: string): Promise<string> {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' })
  const solved = new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
    worker.onerror = () => reject(new Error('The proof of work could not be made.'))
  })
  worker.postMessage(challenge)
  return solved.finally(() => worker.terminate())
}
