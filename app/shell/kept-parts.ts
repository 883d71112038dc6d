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

/** `shows`: what the part depends on beside the address, the language and the time. */
function useKeptPartOfServer(part: PartName, shows: unknown): string | undefined {
  const { pathname, search } = useLocation()
  const slot = Math.floor(Date.now() / SLOT)
  return useContext(KeptPartsContext)?.find(part, JSON.stringify([currentLanguage(), pathname, search, slot, shows]))
}

/** The HTML within a part that was drawn before. Undefined for a part that is to be drawn now, and always in the browser. */
export const useKeptPart: typeof useKeptPartOfServer = import.meta.env.SSR ? useKeptPartOfServer : () => undefined

/** The page's screen shows the data of its loaders and the platform's settings, and of the viewer no more than the role. */
function useShownOfServer(): unknown {
  return useMatches().map(({ id, data, handle: _, ...match }) => {
    if (id !== 'root') return { id, data, ...match }
    const { viewer, availability: _presence, ...settings } = data as RootData
    return { role: viewer?.role, settings }
  })
}

export const useShown: typeof useShownOfServer = import.meta.env.SSR ? useShownOfServer : () => undefined
