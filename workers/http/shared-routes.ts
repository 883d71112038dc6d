// The addresses of shared pages: the routes of the built screens whose `handle` says so.
import type { SharedPage, SharedPageHandle } from '#workers/contract/shared-page.ts'

type Route = { id: string; parentId?: string; path?: string; index?: boolean; module: { handle?: unknown } }
export type SharedRoute = SharedPage & { pattern: RegExp }

export function sharedRoutesOf(routes: Readonly<Record<string, Route | undefined>>): SharedRoute[] {
  return Object.values(routes).flatMap((route) => {
    const shared = (route?.module.handle as Partial<SharedPageHandle> | undefined)?.shared
    return route && shared ? [{ ...shared, pattern: patternOf(pathOf(route, routes)) }] : []
  })
}

function pathOf(route: Route, routes: Readonly<Record<string, Route | undefined>>): string {
  const parent = route.parentId ? routes[route.parentId] : undefined
  return [parent && pathOf(parent, routes), route.path].filter(Boolean).join('/')
}

/** "horoscope/:sign/:period?" → that path and the address of its data, which Remix ends with ".data"; that of "/" is "/_root.data". */
function patternOf(path: string): RegExp {
  if (path === '') return /^\/(_root\.data)?$/
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith(':')) return `/${segment}`
    return segment.endsWith('?') ? '(/[^/]+)?' : '/[^/]+'
  })
  return new RegExp(`^${segments.join('')}(\\.data)?$`)
}
