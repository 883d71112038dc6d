// Solves a puzzle of the log-in fifty times faster than a page does, which must leave the browser its turns.
import { hash } from 'node:crypto'
import { challengeBits, leadingZeroBits } from '#workers/contract/accounts/proof-of-work.ts'

/** "challenge:answer". */
export function solveAtOnce(challenge: string): string {
  const bits = challengeBits(challenge)
  for (let n = 0; ; n += 1) {
    const answer = `${challenge}:${n}`
    if (leadingZeroBits(hash('sha256', answer, 'buffer')) >= bits) return answer
  }
}
