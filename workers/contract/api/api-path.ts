import type { Route } from './api-spec.ts'

/** apiPath('post /users/logout/') = "/api/users/logout/": for links and for requests outside of the API client. */
export function apiPath(route: Route): string {
  return route.replace(/^\w+ /, '/api')
}

/** The path of one thing's endpoint: `id` stands for the name in the route. */
export function apiPathOf(route: Route, id: string): string {
  return apiPath(route).replace(/{\w+}/, encodeURIComponent(id))
}
