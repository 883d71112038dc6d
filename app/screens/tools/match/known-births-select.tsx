// Births that are known already, to fill one side of the form: one's saved profiles, and those cast in this browser.
import { useRouteLoaderData } from '@remix-run/react'
import { type ReactNode, useEffect, useState } from 'react'
import { store } from '#app/auth/browser-login.ts'
import type { RootData } from '#app/shell/root-data.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { bornOn } from '../birth/birth-text.ts'
import { savedBirth } from '../birth/saved-birth.ts'
import { useBirths } from '../birth/use-births.ts'
import { recentBirths } from '../kundli/recent-births.ts'
import { matchIntro as text } from './match-intro-text.ts'
import type { FilledBirth } from './use-match.ts'

/** `own` births are kept by this browser; those of an account stay there. */
export type BirthGroup = { label: string; births: readonly FilledBirth[]; own: boolean }
type KnownProps = { children(groups: readonly BirthGroup[]): ReactNode }

/** Asked once for both sides; none on the server, which knows nothing of this browser. */
export function KnownBirths({ children }: KnownProps) {
  const viewer = useRouteLoaderData<RootData>('root')?.viewer
  return viewer ? <WithSaved>{children}</WithSaved> : <WithEarlier saved={[]}>{children}</WithEarlier>
}

function WithSaved({ children }: KnownProps) {
  const births = useBirths()
  return <WithEarlier saved={(births ?? []).map(savedBirth)}>{children}</WithEarlier>
}

function WithEarlier({ saved, children }: KnownProps & { saved: readonly FilledBirth[] }) {
  const [before, setBefore] = useState<readonly FilledBirth[]>([])
  useEffect(() => setBefore(recentBirths(store)), [])
  const groups = [
    { label: text.saved, births: saved, own: false },
    { label: text.before, births: before, own: true },
  ]
  return children(groups.filter(({ births }) => births.length > 0))
}

type Props = { groups: readonly BirthGroup[]; onChoose(birth: FilledBirth, own: boolean): void }

export function KnownBirthsSelect({ groups, onChoose }: Props) {
  if (groups.length === 0) return null
  return (
    <SelectField
      label={text.earlier}
      className="mb-4.5"
      defaultValue=""
      onChange={({ currentTarget: { value } }) => {
        const [group = 0, at = 0] = value.split('-').map(Number)
        const from = value ? groups[group] : undefined
        const birth = from?.births[at]
        if (birth) onChoose(birth, from.own)
      }}
    >
      <option value="">{text.earlierNone}</option>
      {groups.map(({ label, births }, group) => (
        <optgroup key={label} label={label}>
          {births.map((birth, at) => (
            <option key={JSON.stringify(birth)} value={`${group}-${at}`}>
              {`${birth.name || text.unnamed}, ${bornOn(birth)}`}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
