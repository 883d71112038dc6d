// The birth of a consultation, whose scripts are loaded where a birth is shared. A person may open it before they came.
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { AttachedBirthProps } from './attached-birth.tsx'

const AttachedBirth = lazy(async () => ({ default: (await import('./attached-birth.tsx')).AttachedBirth }))

export function LazyBirth(props: AttachedBirthProps) {
  const parent = useRef<HTMLDivElement>(null)
  // Where the page changes before these scripts came, React draws the birth anew, and its own element would be closed. Not a
  // state: that would be such a change.
  const openedEarly = useRef(false)
  useEffect(() => {
    const note = () => {
      openedEarly.current = parent.current?.querySelector('details')?.open === true
    }
    note()
    const element = parent.current
    // This event does not bubble.
    element?.addEventListener('toggle', note, { capture: true })
    return () => element?.removeEventListener('toggle', note, { capture: true })
  }, [])
  return (
    <div ref={parent} className="contents">
      <Suspense>
        <AttachedBirth {...props} openedEarly={openedEarly} />
      </Suspense>
    </div>
  )
}
