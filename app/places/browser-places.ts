// The gazetteer in the browser, loaded on the first focus of a place field.
import { createPlaceSearch, PLACES_FOLDER } from '#workers/contract/places/search.ts'

const ANSWER_WITHIN = 8000

export const browserPlaces = createPlaceSearch({
  async read(file, fresh) {
    const answer = await fetch(`${PLACES_FOLDER}/${file}`, {
      cache: fresh ? 'reload' : 'default',
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    })
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
    return answer.json()
  },
})
