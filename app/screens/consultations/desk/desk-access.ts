// The conversation's access to the chart desk, whose code is loaded later; null until then.
import { createContext } from 'react'
import type { DeskPlace, DeskTarget } from '#workers/contract/consultations/desk.ts'

/** A place of the desk that a message may name. `words`: its text in the message. */
export type DeskOffer = { words: string; hint: string }

export type DeskAccess = {
  /** Opens the desk at this target. Omitted parts of the place do not change. */
  visit(there: { target: DeskTarget; place: Partial<DeskPlace> }): void
  /** True if a message of that time (ms UTC) is older than the shared birth of this place. */
  isBefore(writtenAt: number, place: Partial<DeskPlace>): boolean
  /** The places of the open chart whose names begin with the text after the @. */
  offers(typed: string): DeskOffer[]
}

export const DeskAccessContext = createContext<DeskAccess | null>(null)

/** The time of the message (ms UTC); null outside of messages. */
export const MessageTimeContext = createContext<number | null>(null)

/** The text between an @ and the caret; null if there is no @. */
export function mentionQuery(draft: string, caret: number): string | null {
  return /(?:^|\s)@([\p{L}\d –]{0,24})$/u.exec(draft.slice(0, caret))?.[1] ?? null
}
