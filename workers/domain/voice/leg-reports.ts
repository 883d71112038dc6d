// Reports of the telephone provider about the legs of a call.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { VoiceFact } from './facts.ts'

/** A leg that reports: the consultation it belongs to, and its side. */
export type Reporter = { consultationId: string; side: Side; leg: string }
/** A page that requests to join the conference, whose identity the provider has authenticated. */
export type PageLeg = { consultationId: string; identity: string; leg: string }
export type ReportedFact = { consultationId: string; fact: VoiceFact; hungUp: Side | null }
/** `key`: identical in repeats of the report. */
export type ReportedStatus = Reporter & { status: string; key: string; at: number }
