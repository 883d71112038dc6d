// The births of the account as a choice in a tool; nothing for visitors.

import { useRouteLoaderData } from '@remix-run/react'
import { useTexts } from '#app/language/texts.ts'
import type { RootData } from '#app/shell/root-data.ts'
import { Link } from '#app/ui/link.tsx'
import { bornOnTexts } from './birth-text.ts'
import { type SavedBirth, savedBirth } from './saved-birth.ts'
import { savedBirthsTexts } from './saved-births-text.ts'
import { useBirths } from './use-births.ts'

type Props = { onChoose(birth: SavedBirth): void }

export function SavedBirths(props: Props) {
  const viewer = useRouteLoaderData<RootData>('root')?.viewer
  return viewer ? <List {...props} own={viewer.role === 'user'} /> : null
}

function List({ onChoose, own }: Props & { own: boolean }) {
  const text = useTexts(savedBirthsTexts)
  const bornOn = useTexts(bornOnTexts)
  const births = useBirths()
  if (!births || births.length === 0) return null
  return (
    <section aria-labelledby="saved-births">
      <div className="flex items-center justify-between gap-4">
        <h2 id="saved-births" className="heading-xs">
          {text.title}
        </h2>
        {own ? (
          <Link to="/dashboard/user/births" className="inline-block py-0.5 text-small">
            {text.manage}
          </Link>
        ) : null}
      </div>
      <ul className="mt-2.5 grid gap-1">
        {births.map((birth) => (
          <li key={birth.id}>
            <button
              type="button"
              className="grid flex-1 cursor-pointer gap-0.5 rounded-control border border-line bg-surface px-3 py-2.5 text-left"
              onClick={() => onChoose(savedBirth(birth))}
            >
              <b>{birth.name}</b>
              <span className="num text-small text-muted">
                {bornOn(birth)}, {birth.place.name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
