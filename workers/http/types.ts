import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { AppError } from '#workers/contract/errors/errors.ts'
import type { Env } from '../env.ts'
import type { Services } from '../services/index.ts'
import type { PageRoute } from './pages/page-routes.ts'

/** `path`: the one address, in its language. `exact`: it is spelled as the request has it. `route`: null at an address of programs. */
export type Address = { path: string; exact: boolean; route: PageRoute | null }

export type AppEnv = {
  Bindings: Env
  Variables: {
    requestId: string
    address: Address
    services: Services
    viewer: Viewer | null
    /** Why there is no viewer although a login was shown: a refused token, or a read that failed. Thrown where a login is needed. */
    viewerError: AppError | null
    /** The page that is rendered lacks a part of it, which could not be read. */
    lacksPart?: boolean
    /** Answer to a challenge that a posted form carries; a call of the API has it in a header. */
    postedProof?: string | null
  }
}
