// Data files of the site, from the Worker's assets instead of its bundle.
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Env } from '#workers/env.ts'

/** Reads a JSON file of the site by its path, such as "/places/index.json". */
export type ReadSiteFile = (path: string) => Promise<unknown>

/** `origin`: the address of this server. */
export function createSiteFiles({ ASSETS }: Env, origin: string): ReadSiteFile {
  return async (path) => {
    let answer = await ASSETS.fetch(`https://assets.local${path}`)
    // The development server does not expose `public` through the binding, but serves it over HTTP.
    if (__LOCAL__ && !answer.ok) answer = await fetch(origin + path)
    if (!answer.ok) throw new AppError('unavailable', { log: `${path}: ${answer.status}` })
    return answer.json()
  }
}
