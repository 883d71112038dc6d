import { createContext, useContext } from 'react'
import type { Availability } from '#app/shell/viewer.ts'

export type LineState = { status: Availability; pending: boolean; toggle(online: boolean): Promise<void> }

/** The astrologer's own presence and its switch, for pages that show them too; null for all other viewers. */
export const LineContext = createContext<LineState | null>(null)

export function useOwnLine(): LineState | null {
  return useContext(LineContext)
}
