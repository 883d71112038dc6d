// The births of one's account, to choose from in a tool. For visitors there is nothing.
import { Link, useRouteLoaderData } from '@remix-run/react'
import type { RootData } from '#app/root.tsx'
import { bornOn } from './birth-text.ts'
import { type SavedBirth, savedBirth } from './saved-birth.ts'
import { useBirths } from './use-births.ts'

const text = { title: 'Your birth profiles', manage: 'Manage' }

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
