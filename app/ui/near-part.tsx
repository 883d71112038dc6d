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

/** A part counts as near so far beyond the edge of the screen: its code has a moment before the part is seen. */
const MARGIN = '300px'
/** Empty for React, which then leaves the server's HTML alone. */
const AS_DRAWN = { __html: '' }

/**
 * The component of a part. `Drawn` is the part for the server, and null in the browser, where `load` brings it once the part is near
 * the screen. A part whose code is lost stays as the server drew it. When the props change before the code is here, the server's
 * HTML is removed, because it shows the props before.
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
    const drawn = useRef<DrawnPart | null>(null)

    useEffect(() => {
      const element = place.current
      if (Part || !element) return
      if (outdated) element.replaceChildren()
      let left = false
      async function show() {
        known = await load()
        if (left || !element) return
        drawn.current = { element, focused: stopsOf(element).indexOf(document.activeElement as HTMLElement) }
        startTransition(() => setPart(() => known))
      }
      const stop = whenNear(element, () => void show().catch(() => undefined))
      return () => {
        left = true
        stop()
      }
    }, [Part, outdated])
    // By a reference, before the part is painted; a layout effect makes React warn on the server.
    const takeOver = (element: HTMLDivElement | null) => {
      if (!element) return
      if (drawn.current) handOver(drawn.current, element)
      drawn.current = null
    }

    return Part ? (
      <div key="alive" ref={takeOver}>
        <Part {...props} />
      </div>
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is a constant without content
      <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={AS_DRAWN} />
    )
  })
}

/** Calls `near` once; at once for a part that the server did not draw. Returns how to stop waiting. */
function whenNear(element: Element, near: () => void): () => void {
  const sight = new IntersectionObserver(
    (seen) => {
      if (!seen.some((each) => each.isIntersecting)) return
      sight.disconnect()
      near()
    },
    { rootMargin: MARGIN },
  )
  if (element.childElementCount === 0) near()
  else sight.observe(element)
  return () => sight.disconnect()
}

/** The server's HTML of a part, and which of its stops had the focus (-1: none) before the part took its place. */
type DrawnPart = { element: Element; focused: number }

const fieldsOf = (part: Element) => [...part.querySelectorAll('input')]
const foldsOf = (part: Element) => [...part.querySelectorAll('details')]
/** The elements of a part that the Tab key stops at. */
const stopsOf = (part: Element) => [...part.querySelectorAll<HTMLElement>('a[href], button, input, summary')]

/** Hands over what a person typed, opened and pressed until this moment, and the focus unless it went elsewhere. */
function handOver({ element, focused }: DrawnPart, part: Element): void {
  const typed = fieldsOf(element)
  fieldsOf(part).forEach((field, n) => {
    field.value = typed[n]?.value ?? ''
  })
  const folds = foldsOf(element)
  foldsOf(part).forEach((fold, n) => {
    fold.open = folds[n]?.open ?? false
  })
  const pressed = stopsOf(part)[stopsOf(element).indexOf(window.__pressed as HTMLElement)]
  // `pressAgain` goes on with this one.
  if (pressed) window.__pressed = pressed as HTMLButtonElement
  if (document.activeElement === document.body) stopsOf(part)[focused]?.focus({ preventScroll: true })
}
