// Known births: saved profiles, and those cast in this browser.

import { useRouteLoaderData } from '@remix-run/react'
import { type ReactNode, useEffect, useState } from 'react'
import { recentBirths } from '#app/births/recent-births.ts'
import { savedBirth } from '#app/births/saved-birth.ts'
import { useBirths } from '#app/births/use-births.ts'
import { useTexts } from '#app/language/texts.ts'
import { store } from '#app/login-state/browser-login.ts'
import type { RootData } from '#app/shell/root-data.ts'
import { matchIntroTexts } from './match-intro-text.ts'
import type { FilledBirth } from './use-match.ts'

/** `own` births are stored in this browser, unlike those of an account. */
export type BirthGroup = { label: string; births: readonly FilledBirth[]; own: boolean }
type KnownProps = { children(groups: readonly BirthGroup[]): ReactNode }

/** Read once for both sides; none on the server, which cannot read the storage. */
export function KnownBirths({ children }: KnownProps) {
  const viewer = useRouteLoaderData<RootData>('root')?.viewer
  return viewer ? <WithSaved>{children}</WithSaved> : <WithEarlier saved={[]}>{children}</WithEarlier>
}

function WithSaved({ children }: KnownProps) {
  const births = useBirths()
  return <WithEarlier saved={(births ?? []).map(savedBirth)}>{children}</WithEarlier>
}

function WithEarlier({ saved, children }: KnownProps & { saved: readonly FilledBirth[] }) {
  const text = useTexts(matchIntroTexts)
  const [before, setBefore] = useState<readonly FilledBirth[]>([])
  useEffect(() => setBefore(recentBirths(store)), [])
  const groups = [
    { label: text.saved, births: saved, own: false },
    { label: text.before, births: before, own: true },
  ]
  return children(groups.filter(({ births }) => births.length > 0))
}
