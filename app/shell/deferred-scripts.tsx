// A page can be read before it can be touched: on a slow line styles and fonts come first, scripts after them.
import { Scripts, useMatches } from '@remix-run/react'
import { Children, type ComponentProps, cloneElement, Fragment, isValidElement, type ReactNode } from 'react'
import type { PaintsFirstHandle, SharedPageHandle } from '#workers/contract/shared-page.ts'
import { DEFERRED_MODULE, DEFERRED_PRELOAD, WAITS_FOR_PERSON } from './deferred-start.ts'
import type { RootData } from './root-data.ts'

type Handle = Partial<SharedPageHandle & PaintsFirstHandle> | undefined

type Marked = {
  children?: ReactNode
  rel?: string
  type?: string
  dangerouslySetInnerHTML?: { __html: string }
}

/** True for a visitor's page that is only read: its scripts wait. On the server only. */
export function useWaitsForPerson(): boolean {
  const matches = useMatches()
  // A person who is logged in has a balance, a line or a running consultation that scripts keep up to date.
  const isVisitor = (matches[0]?.data as RootData | undefined)?.viewer === null
  return isVisitor && matches.some(({ handle }) => (handle as SharedPageHandle | undefined)?.readOnly)
}

/** True for a long page with parts that are laid out late. On the server only. */
export function useLaysOutLate(): boolean {
  const matches = useMatches()
  // The development server's React complains of the marks, which may stand before it has come to life.
  return !import.meta.env.DEV && matches.some(({ handle }) => (handle as Handle)?.laysOutLate)
}

/** Remix's scripts, whose preloads say that they can wait. Called and not rendered: its elements are marked here. */
function MarkedScripts(props: ComponentProps<typeof Scripts>) {
  const quiet = useWaitsForPerson()
  const matches = useMatches()
  // Pages that look the same for everybody are there to be read before anything else.
  const reading = matches.some(({ handle }) => (handle as Handle)?.shared || (handle as Handle)?.paintsFirst)
  const ids = matches.map(({ id }) => id)
  return <>{marked(Scripts(props), { reading, quiet, ids })}</>
}

/** `quiet`: its scripts wait for a person. */
type Page = { reading: boolean; quiet: boolean; ids: readonly string[] }

function marked(node: ReactNode, page: Page): ReactNode {
  const { reading, quiet, ids } = page
  return Children.map(node, (each) => {
    if (!isValidElement<Marked>(each)) return each
    if (each.type === Fragment) return marked(each.props.children, page)
    // React 18 writes the attribute only in small letters.
    if (each.type === 'link')
      return cloneElement(each, { fetchpriority: 'low', ...(reading ? { rel: DEFERRED_PRELOAD } : {}) } as object)
    if (!reading || each.props.type !== 'module') return each
    const __html = withoutOthersImports(withoutIndents(each.props.dangerouslySetInnerHTML?.__html ?? ''), ids)
    return cloneElement(each, {
      type: DEFERRED_MODULE,
      dangerouslySetInnerHTML: { __html },
      ...(quiet ? { [WAITS_FOR_PERSON]: '' } : {}),
    } as object)
  })
}

/** Remix writes its manifest for human eyes: a tenth of a kilobyte of every page, gzipped. Its statements end with semicolons. */
function withoutIndents(script: string): string {
  return script.replace(/\n\s*/g, '').replaceAll('": ', '":')
}

/**
 * A page's manifest has routes that the page does not draw: the home page's, for which "/" would else match the root alone, and
 * the nearest others. The files that their modules import are listed for preloads only, which this page does not make.
 */
function withoutOthersImports(script: string, ids: readonly string[]): string {
  return script.replace(/("([^"]+)":\{"id":[^}]*?"imports":\[)[^\]]*/g, (found, start: string, id: string) =>
    ids.includes(id) ? found : start,
  )
}

/** Only what the server writes is ever asked for by priority: the browser needs none of this. */
export const DeferredScripts = import.meta.env.SSR ? MarkedScripts : Scripts
