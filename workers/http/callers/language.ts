// Removes the language prefix from a request's address. Later code sees one path for all languages, and `languageOfRequest()`
// returns the language (docs/decisions/languages.md).
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import {
  LANGUAGES,
  type Language,
  languageOfPath,
  languageOfRequest,
  pathIn,
  setLanguageSource,
} from '#workers/contract/text/language.ts'
import { readUrl } from '#workers/contract/text/read-url.ts'
import type { AppEnv } from '#workers/http/types.ts'
import { logFailure } from '#workers/log.ts'

const COOKIE = 'language'
const YEAR = 365 * 24 * 60 * 60

const requests = new AsyncLocalStorage<{ language: Language; sent: string }>()
setLanguageSource(() => requests.getStore()?.language)

type Answer = Response | Promise<Response>

/** Answers the request in the language of its address. `answer` receives it with the path that all languages share. */
export function inItsLanguage(request: Request, answer: (request: Request) => Answer): Answer {
  const url = new URL(request.url)
  const { language, path } = languageOfPath(url.pathname)
  const about = { language, sent: rawPathOf(request.url) }
  if (language === 'en') return requests.run(about, answer, request)
  url.pathname = path
  return requests.run(about, answer, new Request(url, request))
}

/**
 * The original path of the request, with its language and spelling. `url` is used for a request that did not pass through
 * `inItsLanguage`.
 */
export function pathAsSent(url: string): string {
  return requests.getStore()?.sent ?? rawPathOf(url)
}

const rawPathOf = (url: string): string => /^[^:]+:\/\/[^/?#]*([^?#]*)/.exec(url)?.[1] || '/'

/** The request with its original address, which the screens answer. */
export function withLanguage(request: Request): Request {
  const language = languageOfRequest() ?? 'en'
  if (language === 'en') return request
  const url = new URL(request.url)
  url.pathname = pathIn(language, url.pathname)
  return new Request(url, request)
}

/** The path in the language of the request, for redirects. */
export function inThisLanguage(path: string): string {
  return pathIn(languageOfRequest() ?? 'en', path)
}

/**
 * The language of a posted form's address. For a call of the API, whose addresses have no language: that of the calling page,
 * or of the cookie. `choice`: the person's choice; null before one.
 */
export function languageOfCaller(c: Context): { language: Language; choice: Language | null } {
  const kept = LANGUAGES.find((each) => each === getCookie(c, COOKIE))
  const ofPage = c.req.path.startsWith('/api/') ? languageBefore(c) : languageOfRequest()
  const language = ofPage ?? kept ?? 'en'
  return { language, choice: language !== 'en' || language === kept ? language : null }
}

/**
 * Stores the choice of a language, in the cookie and in the viewer's account for mails and notices. Redirects the English
 * address of a private page to the chosen language. Shared pages are the same for everyone at their address.
 */
export function choiceOfLanguage(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!asksForPage(c)) return next()
    const [here, before] = [languageOfRequest() ?? 'en', languageBefore(c)]
    // The page before had another language, so the person followed the language link in the footer.
    if (before && before !== here) {
      await Promise.all([next(), keepForAccount(c, here)])
      c.header('set-cookie', choiceCookie(c.req.url, here), { append: true })
      return
    }
    // A browser that sends no referrer may also have followed the link to English: the cookie must not redirect it back.
    if (!before && c.req.header('sec-fetch-site') === 'same-origin') return next()
    const { pathname, search } = new URL(c.req.url)
    const chosen = LANGUAGES.find((each) => each === getCookie(c, COOKIE)) ?? 'en'
    if (here === 'en' && chosen !== 'en' && !c.get('address').route?.shared) {
      c.header('vary', 'cookie')
      return c.redirect(pathIn(chosen, pathname) + search, 302)
    }
    return next()
  }
}

/** Failing to store the language must not block the page. */
async function keepForAccount(c: Context<AppEnv>, language: Language): Promise<void> {
  const { services, viewer } = c.var
  if (!viewer) return
  await services.identity
    .chooseLanguage({ userId: viewer.userId, language })
    .catch((error: unknown) => logFailure({ event: 'language.unkept' }, error))
}

function asksForPage(c: Context): boolean {
  return c.req.method === 'GET' && !/\.\w+$/.test(c.req.path) && /text\/html/.test(c.req.header('accept') ?? '')
}

/** The language of our page from which the request came. */
function languageBefore(c: Context): Language | null {
  const before = readUrl(c.req.header('referer') ?? '')
  return before?.origin === new URL(c.req.url).origin ? languageOfPath(before.pathname).language : null
}

function choiceCookie(url: string, language: Language): string {
  const secure = url.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=${language}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`
}
