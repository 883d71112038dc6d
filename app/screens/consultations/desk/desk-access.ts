// Access of the conversation to its chart desk, which loads later: null until the desk is there.
import { createContext } from 'react'
import type { DeskPlace, DeskTarget } from '#workers/contract/consultations/desk.ts'

/** A place of the desk that words may name. `words`: as they stand in a message. */
export type DeskOffer = { words: string; hint: string }

export type DeskAccess = {
  /** Opens the desk at this target. Parts of the place that are left out stay as they are. */
  visit(there: { target: DeskTarget; place: Partial<DeskPlace> }): void
  /** True when a message of that instant (ms UTC) is older than the shared birth whose chart this place shows. */
  isBefore(writtenAt: number, place: Partial<DeskPlace>): boolean
  /** The places of the open chart whose names begin with the letters typed after the @. */
  offers(typed: string): DeskOffer[]
}

export const DeskAccessContext = createContext<DeskAccess | null>(null)

/** When the words below were written (ms UTC); null where they are not of the conversation. */
export const MessageTimeContext = createContext<number | null>(null)

/** Letters between an @ and the caret; null when no place is being named. */
export function mentionQuery(draft: string, caret: number): string | null {
  return /(?:^|\s)@([\p{L}\d –]{0,24})$/u.exec(draft.slice(0, caret))?.[1] ?? null
}
