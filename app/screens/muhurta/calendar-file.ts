// /muhurta/calendar.ics: one window of a search. The day is searched again, so that only real windows have a file.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { PURPOSES } from 'drishti-jyotish/muhurta/purposes.ts'
import { PURPOSE_NAMES } from 'drishti-jyotish/words/purposes.ts'
import { currentLanguage } from '#app/language/language.ts'
import { requestedPlace } from '#app/places/requested-place.ts'
import { icsText } from '#app/screens/panchang/ics.ts'
import { readSettings } from '#app/shell/read-settings.ts'
import { readRules } from '#app/tool-forms/rules.ts'
import { stamp } from '#workers/contract/content/calendar-lines.ts'
import type { ComputedHandle } from '#workers/contract/content/page-cost.ts'
import { platformNameIn } from '#workers/contract/content/platform-name.ts'
import { NEW_DELHI, placeLabel } from '#workers/contract/places/place.ts'
import { searchFor } from './build-muhurta.ts'
import { calendarTexts } from './calendar-text.ts'
import { readNight, readRange, readStars } from './read-fields.ts'

const missing = () => new Response(null, { status: 404 })

export const handle = { computes: 'light' } satisfies ComputedHandle

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const { place } = await requestedPlace(query.get('place') ?? NEW_DELHI.id, null, context.services.places.resolve)
  const purpose = PURPOSES.find((each) => each === query.get('purpose'))
  const { from, errors } = readRange(query.get('from'), query.get('from'), { from: '', to: '' })
  const at = Number(query.get('at'))
  if (!place || !purpose || errors.from || !(at > 0 || at < 0)) throw missing()
  const people = readStars(query).read
  const rules = readRules(query, ['preset', 'ayanamsa', 'sunrise'])
  const here = { purpose, place: place.id, from, to: from, people: [], night: readNight(query), rules }
  const { made: found } = await searchFor({ place, here, people })
  const window = found.windows.find(({ start, end }) => start <= at && at < end)
  if (!window) throw missing()
  const name = calendarTexts[currentLanguage()].name(PURPOSE_NAMES[currentLanguage()][purpose], window.score)
  const { start, end } = window
  // The UID does not depend on the score, which may change.
  const entry = { name, start: Math.round(start), end: Math.round(end), id: `${purpose}-${stamp(Math.round(start))}` }
  const platform = platformNameIn(currentLanguage(), await readSettings(context))
  const where = { date: from, place: { id: place.id, name: place.name, label: placeLabel(place) } }
  const made = { now: context.services.clock.now(), platform, part: 'Muhurta' as const }
  return new Response(icsText(where, [entry], made), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="muhurta-${from}.ics"`,
    },
  })
}
