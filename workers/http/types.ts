import type { AppError } from '#workers/contract/errors.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import type { Env } from '../env.ts'
import type { Services } from '../services/index.ts'

export type AppEnv = {
  Bindings: Env
  Variables: {
    requestId: string
    services: Services
    viewer: Viewer | null
    /** Why the bearer token was refused; thrown by endpoints that need a login. */
    viewerError: AppError | null
    /** Answer to a challenge that a posted form carries; a call of the API has it in a header. */
    postedProof?: string | null
  }
}
