// Parts of a page that look the same for everybody who gets the same data. On the server React draws such a part once; the HTML
// within it is kept in the isolate (kept-html.ts), and later pages take it as it is.
import { useLocation, useMatches } from '@remix-run/react'
import { createContext, useContext } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { MINUTE } from '#workers/contract/durations.ts'
import type { RootData } from './root-data.ts'

export type PartName = 'main' | 'footer'

/** The kept parts of one page. `shows`: everything that the part's HTML depends on. */
export type KeptParts = { find(part: PartName, shows: string): string | undefined }

export const KeptPartsContext = createContext<KeptParts | null>(null)

/** A part may say "today": no day ends within a quarter of an hour. */
const SLOT = 15 * MINUTE

/**
 * The HTML within a part that was drawn before; undefined where it is to be drawn now. `shows`: what the part depends on beside the
 * address, the language and the time.
 */
export function useKeptPart(part: PartName, shows: unknown): string | undefined {
  const { pathname, search } = useLocation()
  const slot = Math.floor(Date.now() / SLOT)
  return useContext(KeptPartsContext)?.find(part, JSON.stringify([currentLanguage(), pathname, search, slot, shows]))
}

/** The page's screen shows the data of its loaders and the platform's settings, and of the viewer no more than the role. */
export function useShown(): unknown {
  return useMatches().map(({ id, data, handle: _, ...match }) => {
    if (id !== 'root') return { id, data, ...match }
    const { viewer, availability: _presence, ...settings } = data as RootData
    return { role: viewer?.role, settings }
  })
}
