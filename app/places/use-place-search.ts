// The suggestions of a place field while someone types. Answers that come too late are dropped.
import { useEffect, useRef, useState } from 'react'
import { loadOptional } from '#app/ui/form/optional-code.ts'
import type { Place } from '#workers/contract/places/place.ts'

/** `entered`: Enter was pressed before the list was there. */
export type Offer = { state: 'idle' | 'loading' | 'ready' | 'failed'; places: Place[]; text: string; entered?: boolean }

const IDLE: Offer = { state: 'idle', places: [], text: '' }
// Long enough to skip letters within a word, short enough not to be felt.
const PAUSE = 90

const load = () => import('./browser-places.ts')

export function usePlaceSearch() {
  const [offer, setOffer] = useState(IDLE)
  const turn = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function find(text: string, mine: number, entered: boolean) {
    const found = await load()
      .then(({ browserPlaces }) => browserPlaces.search(text))
      .catch(() => null)
    if (mine !== turn.current) return
    setOffer({ state: found ? 'ready' : 'failed', places: found ?? [], text, entered })
  }

  return {
    offer,
    /** Loads the search with the first focus; a failure shows when something is asked. */
    warm: () => void loadOptional(async () => (await load()).browserPlaces.warm()),
    ask(text: string, pause = PAUSE, entered = false) {
      clearTimeout(timer.current)
      turn.current += 1
      const mine = turn.current
      if (text.trim() === '') return setOffer(IDLE)
      // The list so far stays until the next one is there: nothing jumps.
      setOffer(({ places }) => ({ state: 'loading', places, text }))
      timer.current = setTimeout(() => void find(text, mine, entered), pause)
    },
    clear() {
      clearTimeout(timer.current)
      turn.current += 1
      setOffer(IDLE)
    },
  }
}
