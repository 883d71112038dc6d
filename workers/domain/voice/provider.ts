// The port to whoever carries the sound: Twilio, or the two pages themselves (VOICE 5).
import type { IceServer } from '#workers/contract/calls.ts'
import type { Side } from '#workers/contract/consultation-states.ts'
import type { VoiceFact } from './facts.ts'

export type ProviderName = 'twilio' | 'embedded'

/** A call as its room knows it. */
export type CallSpec = {
  consultationId: string
  /** The provider's conferences of this consultation, as far as they were heard of. */
  conferences: string[]
  /** All legs there ever were. `over`: nothing more is to come from it. */
  legs: { side: Side; leg: string; answered: boolean; over: boolean }[]
  /** Legs that were dialled without learning their name. */
  lost: Dialled[]
}

export type Dialled = { to: string; since: number }

export type ClientToken = { token: string | null; expiresAt: number; iceServers: IceServer[]; relayOnly: boolean }

export type Probe = { facts: VoiceFact[]; statuses: { leg: string; status: string; at: number }[] }

/** A call as the provider lists it. `seconds` from its answer on. */
export type ProviderCall = { id: string; startedAt: number; seconds: number }

export type CallProvider = {
  readonly kind: ProviderName
  readonly capabilities: { phone: boolean; announce: boolean; record: boolean }
  /** The number that people see instead of each other's; null where there are no phone calls. */
  readonly shownNumber: string | null
  /** `callMs`: how long this side's live web call may still last; null without one. */
  clientToken(who: { role: Side; id: string }, callMs: number | null): Promise<ClientToken>
  /** Makes way for a new leg of this side: an older one, such as of a page that was reloaded, leaves. */
  prepare(call: CallSpec, side: Side): Promise<void>
  /** Rings a phone. `lookFirst`: an earlier try may have gone through, so it is looked for before another one. */
  dialLeg(
    call: CallSpec,
    leg: { side: Side; to: string; since: number; timeLimit: number; lookFirst: boolean },
  ): Promise<{ legId: string }>
  /** Ends everything; one that has ended already is fine. */
  end(call: CallSpec): Promise<void>
  announce(call: CallSpec, to: Side, key: 'low-120' | 'low-30'): Promise<void>
  /** New limits of running legs, in seconds from the leg's answer. */
  extend(legs: { leg: string; timeLimit: number }[]): Promise<void>
  /** What there is to know now, for what may have been lost on the way. */
  probe(call: CallSpec): Promise<Probe>
  /** All calls that began from `from` to `to` (ms UTC). */
  history(from: number, to: number): Promise<ProviderCall[]>
}

/** The name of a participant at the provider: `user_…` or `astro_…`. */
export function identityOf(role: Side, id: string): string {
  return `${role === 'user' ? 'user' : 'astro'}_${id}`
}

export type CallFailure = { kind: 'refused' | 'unreachable' }

/** `refused`: trying again won't help. Null for a failure that is not the provider's. */
export function failureOf(error: unknown): CallFailure['kind'] | null {
  const { name, kind } = (error ?? {}) as { name?: string; kind?: string }
  return name === 'TwilioFailure' && (kind === 'refused' || kind === 'unreachable') ? kind : null
}
