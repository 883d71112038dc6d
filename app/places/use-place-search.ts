// Suggestions of a place field. Outdated answers are dropped.
import { useEffect, useRef, useState } from 'react'
import { loadOptional } from '#app/ui/form/optional-code.ts'
import type { Place } from '#workers/contract/places/place.ts'

/** `entered`: Enter was pressed while the list was loading. */
export type Offer = { state: 'idle' | 'loading' | 'ready' | 'failed'; places: Place[]; text: string; entered?: boolean }

const IDLE: Offer = { state: 'idle', places: [], text: '' }
// The debounce, ms: it skips letters within a word without a noticeable delay.
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
    /** Loads the search on the first focus; a failure is shown on the first search. */
    warm: () => void loadOptional(async () => (await load()).browserPlaces.warm()),
    ask(text: string, pause = PAUSE, entered = false) {
      clearTimeout(timer.current)
      turn.current += 1
      const mine = turn.current
      if (text.trim() === '') return setOffer(IDLE)
      // The former list remains until the next one is loaded, so that the layout does not shift.
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
