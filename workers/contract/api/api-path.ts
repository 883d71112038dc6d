import type { Route } from './api-spec.ts'

/** apiPath('post /users/logout/') = "/api/users/logout/": for requests outside of the API client. */
export function apiPath(route: Route): string {
  return route.replace(/^\w+ /, '/api')
}
