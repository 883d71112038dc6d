// A part below the fold whose code an untouched page does not load. Until the code is here the part is the server's HTML, of
// which React knows nothing: its links work, and no update of the page waits for it.
import {
  type ComponentType,
  memo,
  type NamedExoticComponent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'

/** A part counts as near so far below the screen: its code has a moment before the part is seen. */
const MARGIN = '300px'
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const
/** For a browser without `requestIdleCallback` (Safari). */
const SOON_MS = 100
/** Empty for React, which then leaves the server's HTML alone. */
const AS_DRAWN = { __html: '' }

/**
 * The component of a part. `Drawn` is the part for the server, and null in the browser, where `load` brings it with the first
 * sign of a person, or once the part is near the screen. A part whose code is lost stays as the server drew it, until its props
 * change: then it is empty, because it would show what is not true any more.
 */
export function nearPart<Props extends object>(
  Drawn: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): NamedExoticComponent<Props> {
  let known = Drawn
  return memo<Props>(function NearPart(props: Props) {
    const [Part, setPart] = useState(() => known)
    const [drawnProps] = useState(props)
    const outdated = props !== drawnProps
    const place = useRef<HTMLDivElement>(null)
    const early = useRef<EarlyUse | null>(null)

    useEffect(() => {
      const element = place.current
      if (Part || !element) return
      if (outdated) element.replaceChildren()
      let left = false
      async function show() {
        known = await load()
        if (left || !element) return
        early.current = earlyUseOf(element)
        startTransition(() => setPart(() => known))
      }
      const stop = whenWanted(element, () => void show().catch(() => undefined))
      return () => {
        left = true
        stop()
      }
    }, [Part, outdated])
    // By a reference, before the part is painted; a layout effect makes React warn on the server.
    const takeOver = (element: HTMLDivElement | null) => {
      if (!element) return
      if (early.current) handOver(early.current, element)
      early.current = null
    }

    return Part ? (
      <div key="alive" ref={takeOver}>
        <Part {...props} />
      </div>
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML stays
      <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={AS_DRAWN} />
    )
  })
}

/** Calls `wanted` once; at once for a part that the server did not draw. Returns how to stop waiting. */
function whenWanted(element: Element, wanted: () => void): () => void {
  let called = false
  const call = () => {
    if (called) return
    called = true
    stop()
    wanted()
  }
  // The code comes after the answer to the sign itself.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(call, { timeout: 1_000 }) : setTimeout(call, SOON_MS)
  const sight = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && call(), {
    rootMargin: MARGIN,
  })
  function stop() {
    called = true
    sight.disconnect()
    for (const sign of SIGNS) removeEventListener(sign, whenIdle, { capture: true })
  }
  if (element.childElementCount === 0 || window.scrollY > 0) call()
  else {
    sight.observe(element)
    for (const sign of SIGNS) addEventListener(sign, whenIdle, { capture: true, once: true, passive: true })
  }
  return stop
}

/** The use of the server's HTML before the part came to life: the values of its fields and its opened parts in their order, and the place of the focus. */
type EarlyUse = { values: string[]; opened: boolean[]; focused: number }

const fieldsOf = (part: Element) => [...part.querySelectorAll<HTMLInputElement>('input')]
const foldsOf = (part: Element) => [...part.querySelectorAll('details')]
const stopsOf = (part: Element) => [...part.querySelectorAll<HTMLElement>('a[href], button, input, summary')]

function earlyUseOf(part: Element): EarlyUse {
  return {
    values: fieldsOf(part).map(({ value }) => value),
    opened: foldsOf(part).map(({ open }) => open),
    focused: stopsOf(part).indexOf(document.activeElement as HTMLElement),
  }
}

function handOver({ values, opened, focused }: EarlyUse, part: Element): void {
  fieldsOf(part).forEach((field, n) => {
    field.value = values[n] ?? ''
  })
  foldsOf(part).forEach((fold, n) => {
    fold.open = opened[n] ?? false
  })
  stopsOf(part)[focused]?.focus({ preventScroll: true })
}
