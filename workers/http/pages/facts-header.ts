import type { Context } from 'hono'
import { CONTENT_FILES, FACTS_HEADER } from '#workers/contract/content/content-files.ts'
import { inThisLanguage } from '#workers/http/callers/language.ts'
import { hasLoginCookie } from '#workers/http/callers/login-cookie.ts'
import type { AppEnv } from '#workers/http/types.ts'
import { logFailure } from '#workers/log.ts'

/** Adds the facts that a rendered page shows to its headers, for the program that writes content pages as files. */
export async function tellFacts(c: Context<AppEnv>, request: Request, rendered: Response): Promise<Response> {
  const isFile = CONTENT_FILES.includes(inThisLanguage(new URL(request.url).pathname))
  if (!isFile || hasLoginCookie(c)) return rendered
  try {
    rendered.headers.set(FACTS_HEADER, await c.get('services').contentFiles.hashOfFacts())
  } catch (error) {
    // Without the database the page is answered, but not written as a file.
    logFailure({ event: 'content-files.uncompared' }, error)
  }
  return rendered
}
