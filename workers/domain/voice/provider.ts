// The port to the provider that carries the audio: Twilio, or WebRTC between the two pages.
import type { IceServer, ProviderName } from '#workers/contract/consultations/calls.ts'
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { VoiceFact } from './facts.ts'

/** A call as its room stores it. */
export type CallSpec = {
  consultationId: string
  /** The known conferences of this consultation at the provider. */
  conferences: string[]
  /** All legs so far. `over`: no further report is expected. */
  legs: { side: Side; leg: string; answered: boolean; over: boolean }[]
  /** Legs that were dialled but whose id was lost. */
  lost: Dialled[]
}

export type Dialled = { to: string; since: number }

export type ClientToken = { token: string | null; expiresAt: number; iceServers: IceServer[]; relayOnly: boolean }

export type Probe = { facts: VoiceFact[]; statuses: { leg: string; status: string; at: number }[] }

/** A call in the provider's list. `seconds` counts from its answer. */
export type ProviderCall = { id: string; startedAt: number; seconds: number }

export type CallProvider = {
  readonly kind: ProviderName
  /** `web`: pages can call; `phone`: phones can be rung. */
  readonly capabilities: { web: boolean; phone: boolean; announce: boolean; record: boolean }
  /** The number that is displayed instead of personal ones; null without phone calls. */
  readonly shownNumber: string | null
  /** `callMs`: the remaining time of this side's live web call; null without one. */
  clientToken(who: { role: Side; id: string }, callMs: number | null): Promise<ClientToken>
  /** Removes older legs of this side, such as that of a reloaded page, before a new leg joins. */
  prepare(call: CallSpec, side: Side): Promise<void>
  /** Rings a phone. `lookFirst`: an earlier attempt may have succeeded, so its call is looked up first. */
  dialLeg(
    call: CallSpec,
    leg: { side: Side; to: string; since: number; timeLimit: number; lookFirst: boolean },
  ): Promise<{ legId: string }>
  /** Ends one leg; one that has ended already is ignored. */
  hangUp(leg: string): Promise<void>
  /** Ends all legs; legs that have ended already are ignored. */
  end(call: CallSpec): Promise<void>
  announce(warning: { call: CallSpec; to: Side; key: 'low-120' | 'low-30' }): Promise<void>
  /** New time limits of running legs, in seconds from the leg's answer. */
  extend(legs: { leg: string; timeLimit: number }[]): Promise<void>
  /** Polls the state of the call, because reports may have been lost. */
  probe(call: CallSpec): Promise<Probe>
  /** All calls that began between `from` and `to` (ms UTC). */
  history(from: number, to: number): Promise<ProviderCall[]>
}

/** The name of a participant at the provider: `user_…` or `astro_…`. */
export function identityOf(role: Side, id: string): string {
  return `${role === 'user' ? 'user' : 'astro'}_${id}`
}

export type CallFailure = { kind: 'refused' | 'unreachable' }

/** `refused`: a retry does not help. Null for errors that are not the provider's. */
export function failureOf(error: unknown): CallFailure['kind'] | null {
  const { name, kind } = (error ?? {}) as { name?: string; kind?: string }
  return name === 'TwilioFailure' && (kind === 'refused' || kind === 'unreachable') ? kind : null
}
