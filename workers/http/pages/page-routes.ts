// Matches a page's path to the route of a built screen with the screens' own router, and computes the canonical spelling.

import { ROLES } from '#workers/contract/accounts/roles.ts'
import type { PageCost } from '#workers/contract/content/page-cost.ts'
import type { SharedPage } from '#workers/contract/content/shared-page.ts'
import { pathOfSegments, segmentsOf } from './canonical-path.ts'

type Built = {
  id: string
  parentId?: string | undefined
  path?: string | undefined
  index?: boolean | undefined
  module: { handle?: unknown }
}
export type BuiltRoutes = Readonly<Record<string, Built | undefined>>

type Handle = { shared?: SharedPage; computes?: PageCost; content?: boolean }
export type PageRoute = { id: string } & Handle

type Tree = { id: string; path?: string | undefined; index?: boolean | undefined; children?: Tree[] }
/** The signature of the router's export. */
export type MatchRoutes = (tree: Tree[], path: string) => { route: Tree }[] | null

/** `path`: the canonical one, in English. */
export type FoundPage = { path: string; route: PageRoute }
export type PageRoutes = (path: string) => FoundPage

/** Parameters with lower-case values only; others contain ids, which are case-sensitive. */
const SMALL_LETTERS: readonly string[] = [':city', ':sign', ':period', ':festival', ':topic']

/** The file name of a content page. */
const FILE_NAME = /^([\w-]+)(?:\.html)+$/i

/** Matches are cached, because the router ranks all routes for each path, which takes as long as answering a shared page. */
const KEPT = 1000
const KEPT_LENGTH = 200

export function createPageRoutes(routes: BuiltRoutes, matchRoutes: MatchRoutes): PageRoutes {
  const tree = treeOf(routes, undefined)
  const kept = new Map<string, FoundPage>()

  function find(path: string): FoundPage {
    const branch = matchRoutes(tree, path) ?? []
    const pattern = branch.flatMap(({ route }) => route.path?.split('/') ?? [])
    const id = branch.at(-1)?.route.id ?? ''
    const handle = routes[id]?.module.handle as Handle | undefined
    const { shared, computes, content } = handle ?? {}
    const route = { id, ...(shared && { shared }), ...(computes && { computes }), ...(content && { content }) }
    return { path: exactPath(segmentsOf(path), pattern.filter(Boolean)), route }
  }

  function findPage(path: string): FoundPage {
    const segments = segmentsOf(path)
    if (isShortened(segments)) return find('/dashboard')
    const [, name] = FILE_NAME.exec(segments.at(-1) ?? '') ?? []
    const named = name === undefined ? null : find(pathOfSegments([...segments.slice(0, -1), name]))
    return named?.route.content ? named : find(path)
  }

  return (path) => {
    const known = kept.get(path)
    if (known) return known
    const found = findPage(path)
    if (kept.size >= KEPT) kept.clear()
    if (path.length <= KEPT_LENGTH) kept.set(path, found)
    return found
  }
}

/** Literal segments are spelled as in the pattern; values of parameters remain unchanged. */
function exactPath(segments: readonly string[], pattern: readonly string[]): string {
  return pathOfSegments(
    segments.map((segment, i) => {
      const name = pattern[i]?.replace(/\?$/, '')
      if (name === undefined || name === '*') return segment
      if (!name.startsWith(':')) return name
      return SMALL_LETTERS.includes(name) ? segment.toLowerCase() : segment
    }),
  )
}

/** "/dashboard/user" is only a prefix of pages and no page itself; /dashboard redirects to the role's first page. */
function isShortened([first = '', role = '', ...rest]: readonly string[]): boolean {
  const isRole = (ROLES as readonly string[]).includes(role.toLowerCase())
  return first.toLowerCase() === 'dashboard' && isRole && rest.length === 0
}

function treeOf(routes: BuiltRoutes, parent: string | undefined): Tree[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return []
    const { id, path, index } = route
    return index ? { id, path, index } : { id, path, children: treeOf(routes, id) }
  })
}
