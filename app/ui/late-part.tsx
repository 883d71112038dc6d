// A part of a page that stands in the server's HTML, and whose code comes after the page's own.
import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react'

type Props = {
  /** Loads the code of the lazy component in `children`. */
  load: () => Promise<unknown>
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Until its code is here the part keeps its first props: new ones would make React take the server's HTML away, with all that a
 * person opened or typed in it.
 */
export function LatePart({ load, fallback, children }: Props) {
  const part = <Suspense fallback={fallback}>{children}</Suspense>
  const first = useRef(part)
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    load().then(
      () => startTransition(() => setLoaded(true)),
      // Then the part itself fails, and the page's boundary says so.
      () => undefined,
    )
  }, [load])
  return loaded ? part : first.current
}
