// The birth of a consultation, whose scripts are loaded where a birth is shared. The server's HTML of it can be read and
// opened before they came.
import { lazy, memo, Suspense, startTransition, useEffect, useRef, useState } from 'react'
import type { AttachedBirthProps } from './attached-birth.tsx'

const load = async () => ({ default: (await import('./attached-birth.tsx')).AttachedBirth })
const AttachedBirth = lazy(load)

export function LazyBirth(props: AttachedBirthProps) {
  const first = useRef(props)
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    load().then(
      () => startTransition(() => setLoaded(true)),
      // The boundary of the page says so.
      () => undefined,
    )
  }, [])
  // An update before the scripts are here would make React take the server's HTML away, open as a person left it.
  return <Content {...(loaded ? props : first.current)} />
}

const Content = memo(function Content(props: AttachedBirthProps) {
  return (
    <Suspense>
      <AttachedBirth {...props} />
    </Suspense>
  )
})
