// Proof of work: a browser computes for seconds once, a guesser for each attempt.

import { challengeBits, leadingZeroBits } from '#workers/contract/accounts/proof-of-work.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import type { IdentityDeps } from '#workers/domain/identity/deps.ts'
import { isMadeBy, proofMac } from '#workers/domain/identity/secrets.ts'

export const PROOF_LIFE = 5 * MINUTE

type Deps = Pick<IdentityDeps, 'peppers' | 'now'>

/** "expiry-bits.signature": nothing is stored until it is solved. */
export async function challengeFor(
  { peppers, now }: Deps,
  { subject, bits }: { subject: string; bits: number },
): Promise<string> {
  const terms = `${now() + PROOF_LIFE}-${bits}`
  return `${terms}.${await proofMac({ subject, terms, pepper: peppers[0] })}`
}

/** True if `proof` ("challenge:answer") solves an unexpired challenge of ours for this subject. */
export async function isSolved(
  { peppers, now }: Deps,
  { subject, proof }: { subject: string; proof: string },
): Promise<boolean> {
  const [challenge = ''] = proof.split(':')
  const [terms = '', mac = ''] = challenge.split('.')
  if (!(Number(terms.split('-')[0]) > now())) return false
  if (!(await isMadeBy(peppers, { mac, make: (pepper) => proofMac({ subject, terms, pepper }) }))) return false
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(proof))
  return leadingZeroBits(new Uint8Array(digest)) >= challengeBits(challenge)
}
