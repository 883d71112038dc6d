// Limits on codes by text message, because texts cost money and fraud sends them to whole blocks of numbers.
import { DAY, HOUR, SECOND } from '#workers/contract/time/durations.ts'
import type { IdentityDeps } from '#workers/domain/identity/deps.ts'
import { askProof, count, type Mark, priceOf, refuseFull } from './attempt-cost.ts'

/** Texts to numbers without an account here: beyond the mark each needs a proof of work. */
const TO_STRANGERS: Mark = { name: 'sms-all', mark: 1_000, windowMs: HOUR }
/** All texts: none is refused, but the proofs limit the bill that an attack can cause. */
const TO_ALL: Mark = { name: 'sms-every', mark: 4_000, windowMs: HOUR }

/**
 * `who`: an account, or a registration. `known`: the number is the account's own, or the registration is named by its secret.
 * `proof`: the solution of a challenge; undefined where no challenge is possible.
 */
type Text = { who: string; phone: string; known: boolean; proof?: string | null }

/** Throws rate_limited by account, by number and by number block, and proof_needed beyond the marks of the platform. */
export async function limitText(deps: IdentityDeps, { who, phone, known, proof }: Text): Promise<void> {
  const { limits } = deps
  const own: Parameters<typeof limits.hit>[] = [
    ['sms-resend', phone, 1, 30 * SECOND],
    ['sms-who', who, 5, HOUR],
    ['sms-number', phone, 5, HOUR],
    ['sms-number-day', phone, 10, DAY],
    ['sms-prefix', phone.slice(0, -4), 30, HOUR],
  ]
  // A request that is repeated with its proof counts once.
  await Promise.all(own.map((counter) => refuseFull(deps, counter)))
  const bits = await priceOfText(deps, { known })
  if (bits > 0) await deps.report({ event: 'sms.many', known })
  if (proof !== undefined) await askProof(deps, { subject: who, proof, bits, windowMs: HOUR })
  for (const counter of own) await limits.hit(...counter)
  if (!known) await count(deps, TO_STRANGERS, 'all')
  await count(deps, TO_ALL, 'all')
}

/** The bits of proof that a text needs now; 0 below the marks. */
export async function priceOfText(deps: IdentityDeps, { known }: { known: boolean }): Promise<number> {
  const all = await priceOf(deps, TO_ALL, 'all')
  return known ? all : Math.max(all, await priceOf(deps, TO_STRANGERS, 'all'))
}
