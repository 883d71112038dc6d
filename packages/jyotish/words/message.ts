// Text for people leaves the engine as a key with parameters and the placements that caused it, never as a sentence.
import type { Graha } from '../zodiac.ts'

export type Params = Readonly<Record<string, string | number>>

/** A graha standing in a sign (0–11), in a house (1–12) counted from `from`. */
export type Placement = { graha: Graha; sign: number; house: number; from: 'lagna' | 'moon' | 'sun' | 'venus' | 'sign' }

/** The grounds of a statement. Instants in milliseconds UT. */
export type Cause =
  | ({ kind: 'placement' } & Placement)
  | { kind: 'aspect'; from: Graha; to: Graha }
  | ({ kind: 'transit'; start: number; end: number; retrograde: boolean } & Placement)
  /** Something that happens at an instant, within a stay from start to end. */
  | ({ kind: 'event'; event: string; at: number; start: number; end: number } & Placement)
  | { kind: 'pair'; what: string; boy: string | number; girl: string | number }
  | { kind: 'star'; nakshatra: number; count: number; start: number; end: number }

/**
 * A statement: the key of its template, the values of its holes (instants in milliseconds UT), its causes. `render`
 * makes a sentence of it.
 */
export type Message = { key: string; params: Params; causes: readonly Cause[] }
