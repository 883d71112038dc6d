import type { Viewer } from '#workers/contract/roles.ts'
import type { Env } from '../env.ts'
import type { Services } from '../services.ts'

export type AppEnv = {
  Bindings: Env
  Variables: { requestId: string; services: Services; viewer: Viewer | null }
}
