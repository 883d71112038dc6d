// The routes of the sitemap as a build has them, without their modules.
import routes from '#app/routes.ts'
import { isContentPath } from '#workers/contract/content/content-pages.ts'
import type { BuiltRoutes } from '#workers/http/pages/page-routes.ts'

type Entry = { id?: string; file: string; path?: string; index?: boolean; children?: Entry[] }

/** `handles`: by the paths of routes. */
export async function builtRoutes(handles: Readonly<Record<string, object>> = {}): Promise<BuiltRoutes> {
  const built: Record<string, NonNullable<BuiltRoutes[string]>> = { root: { id: 'root', path: '', module: {} } }
  const add = (entries: readonly Entry[], parentId: string, above: string) => {
    for (const { id = '', file, path, index, children = [] } of entries) {
      const own = id || file
      const whole = path ? `${above}/${path}` : above
      const content = isContentPath(whole.replaceAll(/:\w+\??/g, 'x'))
      built[own] = {
        id: own,
        parentId,
        path,
        index,
        module: { handle: { ...(content && { content }), ...handles[whole] } },
      }
      add(children, own, whole)
    }
  }
  add((await routes) as Entry[], 'root', '')
  return built
}
