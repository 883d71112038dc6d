// Solves the proof of work that the server requires while an address is under attack.
import { challengeBits, leadingZeroBits } from '#workers/contract/accounts/proof-of-work.ts'

const BATCH = 500

/** "challenge:answer". */
export async function solveProof(challenge: string): Promise<string> {
  const bits = challengeBits(challenge)
  const encoder = new TextEncoder()
  for (let start = 0; ; start += BATCH) {
    const tries = Array.from({ length: BATCH }, (_, n) => `${challenge}:${start + n}`)
    const digests = await Promise.all(tries.map((each) => crypto.subtle.digest('SHA-256', encoder.encode(each))))
    const found = digests.findIndex((digest) => leadingZeroBits(new Uint8Array(digest)) >= bits)
    if (found >= 0) return tries[found] ?? ''
  }
}
