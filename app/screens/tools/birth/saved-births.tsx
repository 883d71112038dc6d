// The births of one's account, to choose from in a tool. For visitors there is nothing.
import { Link, useRouteLoaderData } from '@remix-run/react'
import type { RootData } from '#app/root.tsx'
import type { WireBirthProfile } from '#workers/contract/birth-profiles.ts'
import { readCoordinates } from '#workers/contract/places/coordinates.ts'
import { fold } from '#workers/contract/places/fold.ts'
import { placeId } from '#workers/contract/places/place.ts'
import type { BirthInput } from './birth-form.ts'
import { bornOn } from './birth-words.ts'
import { useBirths } from './use-births.ts'

const text = { title: 'Your birth profiles', manage: 'Manage' }

/** A saved birth as the tools take it. */
export type SavedBirth = BirthInput & { reading: 'earlier' | 'later' }
type Props = { onChoose(birth: SavedBirth): void }

export function SavedBirths(props: Props) {
  const viewer = useRouteLoaderData<RootData>('root')?.viewer
  return viewer ? <List {...props} own={viewer.role === 'user'} /> : null
}

function List({ onChoose, own }: Props & { own: boolean }) {
  const births = useBirths()
  if (!births || births.length === 0) return null
  return (
    <section className="kearlier" aria-labelledby="saved-births">
      <div className="between">
        <h2 id="saved-births" className="h-xs">
          {text.title}
        </h2>
        {own ? (
          <Link to="/dashboard/user/births" className="small">
            {text.manage}
          </Link>
        ) : null}
      </div>
      <ul>
        {births.map((birth) => (
          <li key={birth.id}>
            <button type="button" className="kearlier__b" onClick={() => onChoose(savedBirth(birth))}>
              <b>{birth.name}</b>
              <span className="small muted num">
                {bornOn(birth)}, {birth.place.name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** As the account keeps it; `settled` finds its place and tells a chosen zone from the place's own. */
export function savedBirth({
  name,
  date,
  time,
  uncertainty_minutes,
  clock_reading,
  gender,
  place,
}: WireBirthProfile): SavedBirth {
  return {
    name,
    date,
    time,
    uncertaintyMinutes: uncertainty_minutes,
    place: { region: '', country: '', country_code: '', ...place, id: idOf(place.name) },
    reading: clock_reading ?? 'earlier',
    ...(gender ? { sex: gender } : {}),
  }
}

// A label folds to the key of its place; a point is its own name.
function idOf(label: string): string {
  const point = readCoordinates(label)
  return point ? `${point.lat},${point.lon}` : placeId(fold(label))
}
