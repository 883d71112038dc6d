// A page can be read before it can be touched: on a slow line styles and fonts come first, scripts after them.
import { Scripts, useMatches } from '@remix-run/react'
import { Children, type ComponentProps, cloneElement, Fragment, isValidElement, type ReactNode } from 'react'
import { DEFERRED_MODULE, DEFERRED_PRELOAD } from './deferred-start.ts'

/** Routes whose pages are to be read before anything else. */
const READING = /^(screens\/((home|tools|legal|company)\/|blogs\/(list|post)$)|panchang-city$)/

type Marked = {
  children?: ReactNode
  rel?: string
  type?: string
  dangerouslySetInnerHTML?: { __html: string }
}

/** Remix's scripts, whose preloads say that they can wait. Called and not rendered: its elements are marked here. */
function MarkedScripts(props: ComponentProps<typeof Scripts>) {
  const reading = useMatches().some(({ id }) => READING.test(id))
  return <>{marked(Scripts(props), reading)}</>
}

function marked(node: ReactNode, reading: boolean): ReactNode {
  return Children.map(node, (each) => {
    if (!isValidElement<Marked>(each)) return each
    if (each.type === Fragment) return marked(each.props.children, reading)
    // React 18 writes the attribute only in small letters.
    if (each.type === 'link')
      return cloneElement(each, { fetchpriority: 'low', ...(reading ? { rel: DEFERRED_PRELOAD } : {}) } as object)
    if (!reading || each.props.type !== 'module') return each
    const __html = withoutIndents(each.props.dangerouslySetInnerHTML?.__html ?? '')
    return cloneElement(each, { type: DEFERRED_MODULE, dangerouslySetInnerHTML: { __html } })
  })
}

/** Remix writes its manifest for human eyes: a tenth of a kilobyte of every page, gzipped. Its statements end with semicolons. */
function withoutIndents(script: string): string {
  return script.replace(/\n\s*/g, '').replaceAll('": ', '":')
}

/** Only what the server writes is ever asked for by priority: the browser needs none of this. */
export const DeferredScripts = import.meta.env.SSR ? MarkedScripts : Scripts
