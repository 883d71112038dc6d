import type { Route } from './api-spec.ts'

/** apiPath('post /users/logout/') = "/api/users/logout/": for links and for requests outside of the API client. */
export function apiPath(route: Route): string {
  return route.replace(/^\w+ /, '/api')
}

/** The path of an endpoint with one parameter, replaced by `id`. */
export function apiPathOf(route: Route, id: string): string {
  return apiPath(route).replace(/{\w+}/, encodeURIComponent(id))
}
