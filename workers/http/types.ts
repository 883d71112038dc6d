import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { AppError } from '#workers/contract/errors/errors.ts'
import type { Env } from '../env.ts'
import type { Services } from '../services/index.ts'
import type { PageRoute } from './pages/page-routes.ts'

/**
 * `path`: the canonical one, in its language. `exact`: the request's spelling equals it. `route`: null at an address of
 * programs.
 */
export type Address = { path: string; exact: boolean; route: PageRoute | null }

export type AppEnv = {
  Bindings: Env
  Variables: {
    requestId: string
    address: Address
    services: Services
    viewer: Viewer | null
    /**
     * The reason for a missing viewer although the request had a login: a refused token, or a failed read. Thrown where a login
     * is required.
     */
    viewerError: AppError | null
    /** The rendered page lacks a part whose data could not be read. */
    lacksPart?: boolean
    /** The solution of a challenge in a posted form; calls of the API have it in a header. */
    postedProof?: string | null
  }
}
